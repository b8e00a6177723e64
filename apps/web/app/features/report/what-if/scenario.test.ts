import {
  DEFAULT_ASSUMPTIONS,
  INPUT_BOUNDS,
  type ProjectInputs,
  project,
  validateInputs,
} from '@alpha/engine';
import {
  applyChanges,
  changedFields,
  readScenario,
  withChange,
  writeScenario,
} from '@alpha/report-model/scenario-changes';
import { assumedValue } from '@alpha/report-model/scenario-inputs';
import { SCENARIO_KEYS } from '@alpha/report-model/scenario-url';
import { describe, expect, it } from 'vitest';
import { FIELDS, rangeOf } from './assumptions';
import { largestEffect } from './largest-effect';

const BASE: ProjectInputs = {
  ...DEFAULT_ASSUMPTIONS,
  listPrice: 449_900,
  rentMonthly: 4_890,
  hoaMonthly: 0,
};

const read = (search: string) => readScenario(new URLSearchParams(search), BASE);

function search(changes: ReturnType<typeof read>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(writeScenario(changes)))
    if (value !== null) params.set(key, value);
  return params.toString();
}

describe('a scenario in the URL', () => {
  it('contains only changes from the defaults, in readable units', () => {
    const both = withChange(BASE, { downpaymentPercentage: 0.4 }, 'aprPercent', 6.75);
    expect(search(both)).toBe('down=40&apr=6.75');
    expect(search({})).toBe('');
  });

  it('is read back as it was written, for every step of every slider', () => {
    for (const { field } of FIELDS) {
      const { min, max, step } = rangeOf(field, assumedValue(BASE, field));
      for (let k = 0; min + k * step <= max; k += Math.ceil((max - min) / step / 40)) {
        const changes = withChange(BASE, {}, field, min + k * step);
        expect(read(search(changes))).toEqual(changes);
      }
    }
  });

  it.each(['apr=abc', 'apr=', 'apr=NaN', 'apr=Infinity', 'apr=1e999', 'zzz=3', 'down=%00'])(
    'ignores junk: %s',
    (junk) => {
      expect(read(junk)).toEqual({});
    },
  );

  it('stays within the allowed range, whatever was typed', () => {
    expect(read('down=5')).toEqual({ downpaymentPercentage: 0.25 });
    expect(read('down=900')).toEqual({ downpaymentPercentage: 1 });
    expect(read('price=-1&term=12.4')).toEqual({ offeredPrice: 1_000, loanTermYears: 12 });
    const wild = Object.values(SCENARIO_KEYS)
      .map((key) => `${key}=-1e30`)
      .join('&');
    const changes = read(wild);
    expect(changedFields(changes).length).toBeGreaterThan(10);
    expect(validateInputs(applyChanges(BASE, changes))).toEqual([]);
  });

  it('drops a value that is back at the default', () => {
    expect(read('down=35&apr=7.5')).toEqual({});
    expect(withChange(BASE, { aprPercent: 6 }, 'aprPercent', 7.5)).toEqual({});
  });
});

describe('a slider', () => {
  it('exists for every assumption of the model', () => {
    expect(FIELDS.map(({ field }) => field).toSorted()).toEqual(
      Object.keys(INPUT_BOUNDS)
        .filter((field) => field !== 'listPrice')
        .toSorted(),
    );
  });

  it.each(FIELDS.map(({ field }) => field))(
    'of %s has the default on one of its steps',
    (field) => {
      const base = assumedValue(BASE, field);
      const { min, max, step } = rangeOf(field, base);
      expect(min).toBeLessThanOrEqual(base);
      expect(max).toBeGreaterThanOrEqual(base);
      expect(max).toBeGreaterThan(min);
      const steps = (base - min) / step;
      expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
      expect(validateInputs({ ...BASE, [field]: min })).toEqual([]);
      expect(validateInputs({ ...BASE, [field]: max })).toEqual([]);
    },
  );
});

describe('the largest effect', () => {
  const ours = project(BASE);
  const OUR_PULL = { pull: 'on', planned: 0.035 } as const;

  it('is the change that alone moves the net profit most', () => {
    const changes = { appreciationRateAnnual: 0.025, occupancyRate: 0.93 };
    const effect = largestEffect({ sold: BASE, changes, ...OUR_PULL });
    expect(effect).toMatchObject({ field: 'appreciationRateAnnual', from: 0.035, to: 0.025 });
    expect(effect?.netProfit).toBeLessThan(0);
  });

  it('is null when nothing was changed', () => {
    expect(largestEffect({ sold: BASE, changes: {}, ...OUR_PULL })).toBeNull();
  });

  it('can be the growth planned with another pull', () => {
    const changes = { occupancyRate: 0.93 };
    const effect = largestEffect({ sold: BASE, changes, pull: 'off', planned: 0.05 });
    expect(effect).toMatchObject({ field: 'pull', from: 0.035, to: 0.05 });
    const grown = project({ ...BASE, appreciationRateAnnual: 0.05 });
    expect(effect?.netProfit).toBe(grown.netProfit - ours.netProfit);
  });

  it('is of one sale: another year is no effect, and other changes are measured until that sale', () => {
    const sold = { ...BASE, holdYears: 5 };
    expect(largestEffect({ sold, changes: { holdYears: 5 }, ...OUR_PULL })).toBeNull();
    const changes = { holdYears: 5, occupancyRate: 0.9 };
    const effect = largestEffect({ sold, changes, ...OUR_PULL });
    const alone = project({ ...sold, occupancyRate: 0.9 }).netProfit - project(sold).netProfit;
    expect(effect).toMatchObject({ field: 'occupancyRate', netProfit: alone });
  });
});
