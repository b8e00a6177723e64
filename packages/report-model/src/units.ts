import type { PeerMetric } from '@alpha/engine/city';

// How a figure is printed, so that page, PDF, letter and preview print the same one the same way. The
// estimates grid aside: its rates have two decimals (spec section 9).

/** Returns on the down payment, in percent: hundreds, of which a second decimal says nothing. */
export const ROI_DECIMALS = 1;

/** Months to a positive cash flow that mean: not within the ten years that are computed. */
export const NEVER_MONTHS = 120;

/** A rate that would have to compound to the loss of everything, or more, is none. */
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

/** Of a measure that a newer server has and we do not: a rate in percent. */
export function unitOf(measure: string): Unit {
  return UNITS[measure as PeerMetric] ?? RATE;
}

/** The names under which formulas print the same returns. */
const RETURNS_IN_FORMULAS = [
  'totalRoi',
  'averageRoiPerYear',
  'appreciationRoi',
  'rentRoi',
  'payDown',
];

export const formulaDecimals = (term: string) =>
  RETURNS_IN_FORMULAS.includes(term) ? ROI_DECIMALS : RATE.decimals;

/** A figure beside the threshold it is held against has the decimals that tell the two apart. */
export const decimalsBeside = (figure: number, threshold: number) =>
  rounded(figure, ROI_DECIMALS) === threshold ? 2 : ROI_DECIMALS;

/** Of two figures as they are printed: 155 beside 142 is 13, whatever the digits behind them. */
export function printedDifference(
  figure: number | null,
  other: number | null,
  decimals: number,
): number | null {
  if (figure === null || other === null) return null;
  return rounded(rounded(figure, decimals) - rounded(other, decimals), decimals);
}

/** Half away from zero, of the digits a reader would see: as the formatters round. */
function rounded(value: number, decimals: number): number {
  const digits = String(Math.abs(value));
  const size = digits.includes('e')
    ? Number(Math.abs(value).toFixed(decimals))
    : Number(`${Math.round(Number(`${digits}e${decimals}`))}e-${decimals}`);
  return value < 0 ? -size : size;
}
