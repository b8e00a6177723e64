import { PLAUSIBILITY_LIMITS, PLAUSIBILITY_RULES } from './plausibility-limits.ts';

/** What is doubted, in the order in which they are listed. */
export const PLAUSIBILITY_CODES = [
  'rent_high',
  'rent_low',
  'gross_yield',
  'cap_rate',
  'total_roi',
  'price_sqft_high',
  'price_sqft_low',
  'hoa_unknown',
] as const;
export type PlausibilityCode = (typeof PLAUSIBILITY_CODES)[number];

/** Figures of an analyzed listing. USD, square feet, percent; null is unknown. */
export type CheckedFigures = {
  kind: string;
  price: number;
  rentMonthly: number;
  sqft: number | null;
  /** As the analysis counts it: null when it counts nothing because nothing is known. */
  hoaMonthly: number | null;
  capRate: number;
  totalRoi: number;
};

/** Peers of a place and kind: the middle of a figure, and the robust spread of its logarithm. */
export type PeerFigure = { median: number; spread: number; count: number; place: string };

export type PlausibilityPeers = {
  /** Monthly rent ÷ price. */
  rentToPrice: PeerFigure | null;
  /** USD a square foot. */
  pricePerSqft: PeerFigure | null;
};

export type PlausibilityReason = {
  code: PlausibilityCode;
  /** USD a month, USD a square foot, or percent; null when it is unknown. */
  value: number | null;
  /** What is usual for its peers, or the limit; same unit. */
  usual: number | null;
  /** Value ÷ usual of its peers. */
  times: number | null;
  /** Where the peers are, and how many; null for limits. */
  place: string | null;
  count: number | null;
};

/**
 * Why the result of a listing should be looked at before it is recommended; empty when nothing is odd.
 * Formula page: docs/formulas/check-plausibility.md
 */
export function checkPlausibility(
  figures: CheckedFigures,
  { rentToPrice, pricePerSqft }: PlausibilityPeers,
): PlausibilityReason[] {
  const { kind, price, rentMonthly, sqft, hoaMonthly, capRate, totalRoi } = figures;
  const { rentTimesHigh, rentTimesLow, sqftTimesHigh, sqftTimesLow } = PLAUSIBILITY_RULES;
  const rents = rentToPrice && { ...rentToPrice, median: rentToPrice.median * price };
  const perSqft = sqft !== null && sqft > 0 ? price / sqft : null;
  const limits = PLAUSIBILITY_LIMITS;
  return [
    above('rent_high', rentMonthly, rents, rentTimesHigh),
    below('rent_low', rentMonthly, rents, rentTimesLow),
    over('gross_yield', (1200 * rentMonthly) / price, limits.grossYieldPercent),
    over('cap_rate', capRate, limits.capRatePercent),
    over('total_roi', totalRoi, limits.totalRoiPercent),
    above('price_sqft_high', perSqft, pricePerSqft, sqftTimesHigh),
    below('price_sqft_low', perSqft, pricePerSqft, sqftTimesLow),
    kind === 'condo' && hoaMonthly === null ? reason('hoa_unknown', null) : null,
  ].filter((each) => each !== null);
}

/**
 * Whether a figure differs from what a person confirmed so much that it has to be looked at again. Unknown and
 * known differ. Formula page: docs/formulas/changes-materially.md
 */
export function changesMaterially(confirmed: number | null, now: number | null): boolean {
  if (confirmed === null || now === null) return confirmed !== now;
  return Math.abs(now - confirmed) > PLAUSIBILITY_RULES.materialChange * Math.abs(confirmed);
}

type Compared = Omit<PlausibilityReason, 'code' | 'value'>;
const NOTHING: Compared = { usual: null, times: null, place: null, count: null };

const reason = (
  code: PlausibilityCode,
  value: number | null,
  compared: Partial<Compared> = {},
): PlausibilityReason => ({ code, value, ...NOTHING, ...compared });

const over = (code: PlausibilityCode, value: number, limit: number) =>
  value > limit ? reason(code, value, { usual: limit }) : null;

const above = (
  code: PlausibilityCode,
  value: number | null,
  peers: PeerFigure | null,
  most: number,
) => farFrom(code, value, peers, (times) => times >= most);

const below = (
  code: PlausibilityCode,
  value: number | null,
  peers: PeerFigure | null,
  least: number,
) => farFrom(code, value, peers, (times) => times <= least);

function farFrom(
  code: PlausibilityCode,
  value: number | null,
  peers: PeerFigure | null,
  isFar: (times: number) => boolean,
): PlausibilityReason | null {
  const { minPeers, minSpread, deviations } = PLAUSIBILITY_RULES;
  if (value === null || value <= 0 || !peers || peers.count < minPeers || peers.median <= 0)
    return null;
  const { median, spread, count, place } = peers;
  const times = value / median;
  const apart = Math.abs(Math.log(times)) / Math.max(spread, minSpread);
  if (!isFar(times) || apart < deviations) return null;
  return reason(code, value, { usual: median, times, place, count });
}
