/**
 * Figures for comparing homes. Keys are the API's names, so that a list can be sent as it is;
 * units: ROI, cap rate, rent to price and volatility in percent, money in USD.
 */
export const METRIC_DIRECTIONS = {
  total_roi: 'higher',
  roi_mean: 'higher',
  annual_roi: 'higher',
  cap_rate: 'higher',
  rent_to_price: 'higher',
  cash_on_cash: 'higher',
  dscr: 'higher',
  /** In year 1. */
  cash_flow: 'higher',
  appreciation_roi: 'higher',
  rent_roi: 'higher',
  /** Principal repaid in ten years, percent of the down payment. */
  pay_down: 'higher',
  months_to_cashflow: 'lower',
  /** Per month. */
  hoa: 'lower',
  price_per_sqft: 'lower',
  volatility: 'lower',
} as const satisfies Record<string, 'higher' | 'lower'>;

export type PeerMetric = keyof typeof METRIC_DIRECTIONS;

/** A home's figures; unknown ones are absent or null, never 0. */
export type PeerMetrics = { readonly [metric in PeerMetric]?: number | null };

/** Relative tolerance: sums of the same parts may differ in their last bits. */
export const SAME = 1e-9;

/** With fewer homes a median is mostly noise. */
export const MIN_PEERS = 5;

/** Equal but for the last bits. */
export function isSame(value: number, other: number): boolean {
  return Math.abs(value - other) <= SAME * Math.max(1, Math.abs(value));
}

/** Whether `value` is better than `other`; null when they are equal. */
export function isBetter(metric: PeerMetric, value: number, other: number): boolean | null {
  if (isSame(value, other)) return null;
  return METRIC_DIRECTIONS[metric] === 'higher' ? value > other : value < other;
}

/** The known values of one metric. */
export function valuesOf(metric: PeerMetric, peers: readonly PeerMetrics[]): number[] {
  const values: number[] = [];
  for (const peer of peers) {
    const value = peer[metric];
    if (typeof value === 'number' && Number.isFinite(value)) values.push(value);
  }
  return values;
}
