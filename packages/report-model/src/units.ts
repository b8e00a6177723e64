import type { PeerMetric } from '@alpha/engine/city';

// Number formats shared by page, PDF, email and preview. Exception: rates in the estimates grid have two
// decimals (spec section 9).

/** For returns on the down payment, in percent. They are in the hundreds, so one decimal is enough. */
export const ROI_DECIMALS = 1;

/** Months to a positive cash flow; this value means not within ten years. */
export const NEVER_MONTHS = 120;

/** A rate of -100% or less is not a valid compound rate. */
export const isYearlyRate = (percent: number | null | undefined) =>
  typeof percent !== 'number' || percent > -100;

type Unit = { unit: 'percent' | 'usd' | 'ratio' | 'months'; decimals: number };

const RETURN: Unit = { unit: 'percent', decimals: ROI_DECIMALS };
const RATE: Unit = { unit: 'percent', decimals: 2 };
const USD: Unit = { unit: 'usd', decimals: 0 };

const UNITS: Record<PeerMetric, Unit> = {
  total_roi: RETURN,
  roi_mean: RETURN,
  appreciation_roi: RETURN,
  rent_roi: RETURN,
  pay_down: RETURN,
  volatility: RETURN,
  annual_roi: RATE,
  cap_rate: RATE,
  rent_to_price: RATE,
  cash_on_cash: RATE,
  cash_flow: USD,
  hoa: USD,
  price_per_sqft: USD,
  dscr: { unit: 'ratio', decimals: 2 },
  months_to_cashflow: { unit: 'months', decimals: 0 },
};

/** Unknown measures from a newer server are shown as a rate in percent. */
export function unitOf(measure: string): Unit {
  return UNITS[measure as PeerMetric] ?? RATE;
}

/** Names of the same returns in formulas. */
const RETURNS_IN_FORMULAS = [
  'totalRoi',
  'averageRoiPerYear',
  'appreciationRoi',
  'rentRoi',
  'payDown',
];

export const formulaDecimals = (term: string) =>
  RETURNS_IN_FORMULAS.includes(term) ? ROI_DECIMALS : RATE.decimals;

/** Enough decimals to distinguish a figure from its threshold. */
export const decimalsBeside = (figure: number, threshold: number) =>
  rounded(figure, ROI_DECIMALS) === threshold ? 2 : ROI_DECIMALS;

/** Difference of the displayed figures: 155 and 142 give 13, whatever the hidden digits. */
export function printedDifference(
  figure: number | null,
  other: number | null,
  decimals: number,
): number | null {
  if (figure === null || other === null) return null;
  return rounded(rounded(figure, decimals) - rounded(other, decimals), decimals);
}

/** Rounds half away from zero, like the formatters. */
function rounded(value: number, decimals: number): number {
  const digits = String(Math.abs(value));
  const size = digits.includes('e')
    ? Number(Math.abs(value).toFixed(decimals))
    : Number(`${Math.round(Number(`${digits}e${decimals}`))}e-${decimals}`);
  return value < 0 ? -size : size;
}
