/**
 * Results above these are rare enough that an input is more likely wrong than the deal that good. They hold
 * without any peers, so a thin market has a guard too. Dated, with source: see
 * docs/formulas/check-plausibility.md.
 */
export const PLAUSIBILITY_LIMITS = {
  asOf: '2025-03',
  /** Rent of a year ÷ price, percent. The highest of 361 counties in 2025 had a median of 18 %. */
  grossYieldPercent: 20,
  /** What a gross yield of 20 % leaves after vacancy, management, taxes, insurance and upkeep, percent. */
  capRatePercent: 14,
  /** Ten years at that cap rate with the published financing and growth, percent of the down payment. */
  totalRoiPercent: 450,
} as const;

/** How far from its peers a figure must be: both as a multiple and in robust standard deviations. */
export const PLAUSIBILITY_RULES = {
  /** Fewer listings than this are no peers; the next larger place is used. */
  minPeers: 20,
  /** Of the natural logarithms. Estimated rents vary less than real ones: below this, the spread is this. */
  minSpread: 0.15,
  deviations: 3.5,
  rentTimesHigh: 2,
  rentTimesLow: 1 / 3,
  sqftTimesHigh: 3,
  sqftTimesLow: 1 / 3,
  /** A confirmation holds until a confirmed figure has changed by more than this fraction. */
  materialChange: 0.1,
} as const;
