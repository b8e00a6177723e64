import { DEFAULT_ASSUMPTIONS, EXPLAINED_METRICS, explain, type ProjectInputs } from '@alpha/engine';
import { LOCALES } from '@alpha/i18n';
import { catalogs } from '@alpha/i18n/server';
import { describe, expect, it } from 'vitest';
import { writtenSteps } from './how-steps';
import { formulaKey } from './how-words';

const HOME: ProjectInputs = {
  ...DEFAULT_ASSUMPTIONS,
  listPrice: 450_000,
  rentMonthly: 3_300,
  hoaMonthly: 120,
};
const HOMES = [HOME, { ...HOME, maxManagementFee: 50 }, { ...HOME, aprPercent: 0 }];

describe('a formula written line by line', () => {
  it.each(EXPLAINED_METRICS)(
    'for %s gives the figure itself, or is written in one line',
    (metric) => {
      for (const home of HOMES) {
        const explained = explain(metric, home);
        const written = writtenSteps(explained);
        if (!written) {
          expect(formulaKey(explained.formula)).not.toBeNull();
          continue;
        }
        const shown = explained.unit === 'percent' ? 100 * written.result : written.result;
        const isRate = explained.formula === 'yearlyRateByMonth' || metric === 'averageRoiPerYear';
        const expected = explained.result ?? Number.NaN;
        if (isRate)
          expect([written.result, written.result / 100]).toContainEqual(
            expect.closeTo(expected, 9),
          );
        else expect(shown).toBeCloseTo(expected, 6);
      }
    },
  );

  it('names the subtotal of a bracket', () => {
    const { steps } = writtenSteps(explain('capRate', HOME)) ?? { steps: [] };
    expect(steps.map(({ kind, operator }) => `${operator}${kind}`)).toEqual([
      'term',
      '+term',
      'part',
      '÷term',
    ]);
    const income = steps.find((step) => step.kind === 'part' && step) as
      | { value: number }
      | undefined;
    const [cash, debt] = explain('capRate', HOME).terms;
    expect(income?.value).toBeCloseTo((cash?.value ?? 0) + (debt?.value ?? 0), 6);
  });

  it.each(LOCALES)('has words for every line in %s', (locale) => {
    const words: Record<string, unknown> = catalogs[locale].how;
    for (const metric of EXPLAINED_METRICS) {
      const explained = explain(metric, HOME);
      for (const step of writtenSteps(explained)?.steps ?? [])
        if (step.kind === 'part') expect(words).toHaveProperty([step.name]);
      const key = formulaKey(explained.formula);
      if (key) expect(words).toHaveProperty([key]);
    }
  });
});
