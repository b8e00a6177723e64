import type { FigureOrigin } from '@alpha/contract/report-origins';
import {
  CONDO_ASSUMPTIONS,
  DEFAULT_ASSUMPTIONS,
  DEFAULT_MARKET,
  EXPLAINED_METRICS,
  explain,
} from '@alpha/engine';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, it } from 'vitest';
import { assumedText, type OriginWords } from './assumption-origin.ts';
import {
  ASSUMPTION_SOURCES,
  ASSUMPTIONS_SET,
  type AssumedField,
  type AssumptionKey,
} from './assumption-sources.ts';
import { inputOriginRow, originsLine, originText } from './origins.ts';

const KEYS = Object.keys(ASSUMPTION_SOURCES) as AssumptionKey[];
const OURS: Record<string, number> = {
  ...DEFAULT_ASSUMPTIONS,
  volatility: DEFAULT_MARKET.volatility,
  condoMaintenanceRateAnnual: CONDO_ASSUMPTIONS.maintenanceRateAnnual,
  condoInsuranceRateAnnual: CONDO_ASSUMPTIONS.insuranceRateAnnual,
};
const words = (locale: 'en' | 'es', isCondo = false): OriginWords => ({
  t: translatorFor(locale, 'origins'),
  locale,
  isCondo,
});
const origin = (change: Partial<FigureOrigin>): FigureOrigin => ({
  figure: 'others',
  basis: 'assumed',
  source: 'published',
  place: null,
  as_of: null,
  since: null,
  count: null,
  ...change,
});
const PUBLISHED = (
  ['apr', 'appreciation', 'volatility', 'property_tax', 'insurance', 'hoa', 'others'] as const
).map((figure) => origin({ figure }));

describe('the table of assumptions', () => {
  it.each(KEYS)('has a source, a date and a range for %s, and our value is inside', (key) => {
    const { low, high, publisher, page, asOf } = ASSUMPTION_SOURCES[key];
    expect(publisher).not.toBe('');
    expect(page).toMatch(/^https:\/\//);
    expect(asOf).toMatch(/^20\d\d(-(0[1-9]|1[0-2]))?$/);
    expect(asOf <= ASSUMPTIONS_SET).toBe(true);
    expect(low <= high).toBe(true);
    // What a listing does not state is counted as zero: its fee may lie outside.
    if (key === 'hoaMonthly' || key === 'condoHoaMonthly') return;
    expect(OURS[key]).toBeGreaterThanOrEqual(low);
    expect(OURS[key]).toBeLessThanOrEqual(high);
  });
});

describe.each(['en', 'es'] as const)('where a figure comes from, in %s', (locale) => {
  it.each(Object.keys(DEFAULT_ASSUMPTIONS) as AssumedField[])('is said of %s', (field) => {
    for (const isCondo of [false, true]) {
      const text = assumedText(field, words(locale, isCondo));
      expect(text).toMatch(/Alpha Agent/);
      expect(text).toMatch(locale === 'en' ? /set Nov 2026; / : /fijado en nov.* 2026; /);
      expect(text).toMatch(/ \([^()]+, [^()]*20\d\d\)$/);
      if (field !== 'closingRateOfLoan')
        expect(text).toMatch(locale === 'en' ? /usual range .+ to / : /rango habitual de .+ a /);
    }
  });

  it('is known for every input among the terms of every explanation', () => {
    const home = { ...DEFAULT_ASSUMPTIONS, listPrice: 450_000, rentMonthly: 3_300, hoaMonthly: 0 };
    const inputs = new Set(
      EXPLAINED_METRICS.flatMap((metric) => explain(metric, home).terms.map(({ name }) => name)),
    );
    const assumed = Object.keys(DEFAULT_ASSUMPTIONS).filter((field) => inputs.has(field));
    expect(assumed.length).toBeGreaterThan(9);
    for (const field of assumed) {
      const row = inputOriginRow(field, PUBLISHED, words(locale));
      expect(row?.text).toContain('Alpha Agent');
      expect(row?.page).toBeTruthy();
    }
  });

  it('adds the usual range to an estimate and to what a listing does not state', () => {
    const rate = origin({ figure: 'apr', basis: 'estimated', source: 'freddie_mac' });
    const hoa = origin({ figure: 'hoa', source: 'unstated' });
    const usual = locale === 'en' ? 'usual range' : 'rango habitual';
    expect(originText(rate, words(locale))).toContain(locale === 'en' ? '0.75' : '0,75');
    for (const each of [rate, hoa]) expect(originText(each, words(locale))).toContain(usual);
    const listed = origin({ figure: 'hoa', basis: 'stated', source: 'listing' });
    expect(originText(listed, words(locale))).not.toContain(usual);
  });
});

it('counts each of the other assumptions in the line of the folded block', () => {
  expect(originsLine(PUBLISHED, 'en', translatorFor('en', 'origins'))).toContain('19 assumed');
});

it('does not count what a listing states as measured', () => {
  const listed = origin({ figure: 'rent', basis: 'stated', source: 'listing' });
  const line = originsLine([listed], 'es', translatorFor('es', 'origins'));
  expect(line).toContain('1 declaradas, 0 reportadas');
});
