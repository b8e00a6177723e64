import { DEFAULT_ASSUMPTIONS, project, simulate } from '@alpha/engine';
import { translatorFor } from '@alpha/i18n/server';
import { expect, test } from 'vitest';
import { toAmortizationRow, toPropertyEstimates, toRoiStats } from './api-figures.ts';
import { isGood, outcomeOf, outcomeOfAnalysis } from './outcome.ts';
import { outcomeBar } from './outcome-bar.ts';
import { cashRows } from './texts/cash-taken.ts';
import { outcomeSentence, outcomeTexts, resultText } from './texts/outcome.ts';

type Detail = Parameters<typeof outcomeOf>[0];

const EN = { t: translatorFor('en', 'outcome'), locale: 'en' } as const;
const ES = { t: translatorFor('es', 'outcome'), locale: 'es' } as const;

/** Losing: rent far below the costs; gaining: rent above them. */
const inputsAt = (rentMonthly: number) => ({
  ...DEFAULT_ASSUMPTIONS,
  ...{ listPrice: 450_000, rentMonthly, hoaMonthly: 0 },
});

function detailAt(rentMonthly: number) {
  const inputs = inputsAt(rentMonthly);
  const closed = project(inputs);
  const { roi } = simulate(inputs);
  const detail = {
    state: 'FL',
    county: 'Miami-Dade',
    type: 'single_family',
    property_estimates: toPropertyEstimates(inputs, closed),
    property_annual_amortizations: closed.rows.map(toAmortizationRow),
    property_roi_stats: toRoiStats({ roi }, closed),
  } as unknown as Detail;
  return { inputs, closed, roi, detail };
}

const LOSS = detailAt(1_500);
const GAIN = detailAt(4_600);
const outcomes = [LOSS, GAIN].map(({ detail }) => outcomeOf(detail));
const [loss, gain] = outcomes as [
  NonNullable<ReturnType<typeof outcomeOf>>,
  (typeof outcomes)[0] & object,
];

test('a card and its report have the same outcome', () => {
  for (const { inputs, closed, roi, detail } of [LOSS, GAIN]) {
    const listed = outcomeOfAnalysis(roi, closed.downpayment, inputs);
    for (const [key, value] of Object.entries(outcomeOf(detail) ?? {}))
      expect(listed[key as keyof typeof listed], key).toBeCloseTo(value, 6);
  }
});

test('ROI in percent of the down payment becomes dollars; cash added is what the negative years take', () => {
  const { closed, roi } = LOSS;
  expect(loss.result_median).toBeCloseTo((roi.median * 157_500) / 100, 6);
  const negative = closed.rows.slice(0, 10).filter((row) => row.yearlyCashflow < 0);
  expect(loss.cash_added).toBeCloseTo(
    -negative.reduce((sum, row) => sum + row.yearlyCashflow, 0),
    6,
  );
  expect(gain.cash_added).toBe(0);
});

test('a loss has its sign everywhere and is never called N/A', () => {
  const text = outcomeTexts(loss, EN);
  expect(text.cashFlow).toMatchObject({ tone: 'loss', note: 'you pay the difference' });
  expect(text.cashFlow.value).toMatch(/^−\$[\d,]+$/);
  expect(text.result.value).toMatch(/^−\$\d+,000$/);
  expect(text.added.value).toMatch(/^−\$/);
  expect(outcomeTexts(loss, ES).cashFlow.value).toMatch(/^−US\$/);
  expect(JSON.stringify([text, outcomeSentence(loss, EN)])).not.toContain('N/A');
  expect(outcomeSentence(loss, EN)).toMatch(
    /median result is −\$.*You need \$168,109 to close.*add another \$/,
  );
});

test('what pays for itself says so, and only that is good', () => {
  const text = outcomeTexts(gain, EN);
  expect(text.cashFlow.value).toMatch(/^\+\$/);
  expect(text.added).toMatchObject({ value: '$0', tone: 'plain' });
  expect(isGood(gain)).toBe(true);
  expect(isGood(loss)).toBe(false);
  expect(isGood({ ...gain, cash_flow_monthly: -1 })).toBe(false);
  expect(isGood({ ...gain, result_median: -1 })).toBe(false);
});

test('the bar contains zero, and is not drawn when every simulation ends alike', () => {
  for (const each of [loss, gain]) {
    const bar = outcomeBar(each);
    if (!bar) throw new Error('no bar');
    expect(bar.low).toBeLessThan(bar.median);
    expect(bar.median).toBeLessThan(bar.high);
    for (const at of Object.values(bar)) {
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(100);
    }
  }
  const certain = {
    ...gain,
    result_percentile_5: gain.result_median,
    result_percentile_95: gain.result_median,
  };
  expect(outcomeBar(certain)).toBeNull();
  expect(outcomeTexts(certain, EN).range).toBeNull();
});

test('printed cash rows add up to the cash to close and to everything put in', () => {
  const amounts = Object.fromEntries(
    cashRows(LOSS.detail, EN).map(({ key, value }) => [
      key,
      Number(value.replaceAll(/[^\d]/g, '')),
    ]),
  );
  const { downPayment = 0, closing = 0, toClose = 0, added = 0, total } = amounts;
  expect(downPayment + closing).toBe(toClose);
  expect(toClose + added).toBe(total);
  expect(cashRows(GAIN.detail, EN).map(({ key }) => key)).not.toContain('total');
});

test('simulated results are rounded, and a rounded zero has no sign', () => {
  expect(resultText(-166_480, 'en')).toBe('−$166,000');
  expect(resultText(4_321, 'en')).toBe('+$4,300');
  expect(resultText(-20, 'en')).toBe('$0');
});

test('a home sold earlier counts the cash of the years until then, and says so', () => {
  const { detail } = LOSS;
  const sold = { ...detail, model: { inputs: { holdYears: 4 } } } as unknown as Detail;
  const early = outcomeOf(sold) as NonNullable<ReturnType<typeof outcomeOf>>;
  const four = detail.property_annual_amortizations.slice(0, 4);
  const paid = four.reduce((sum, row) => sum - Math.min(0, row.yearly_cashflow), 0);
  expect(early.cash_added).toBeCloseTo(paid, 6);
  expect(early.cash_added).toBeLessThan(loss.cash_added);
  expect(outcomeTexts(early, EN).result.label).toBe('Result after 4 years, median');
  expect(outcomeTexts(early, ES).added.note).toBe('en 4 años, según el plan');
  expect(cashRows(sold, EN).find(({ key }) => key === 'added')?.note).toBe('4 of 4 years negative');
});
