/** Changes with the rules below: values of another version are computed again. */
export const VALUATION_VERSION = '2';

/** The published rules and weights: docs/formulas/valuation.md. Fitted in docs/decisions/035-valuation.md. */
export const VALUATION_RULES = {
  /** Sales farther away, older, or of a size beyond this ratio are no comparables. */
  reachKm: 3.5,
  reachMonths: 24,
  reachSizeRatio: 2,
  /** With fewer there is no estimate; of more, those with the highest weights count. */
  minComparables: 5,
  maxComparables: 15,
  /** No sale weighs more: an estimate never rests mostly on one neighbor. */
  maxWeight: 0.35,
  /** Each of these makes a weight e times smaller. Size is a bell curve in ln(size ratio). */
  distanceKm: 0.6,
  sizeLog: 0.2,
  ageYears: 12,
  soldMonths: 24,
  /** A greater difference of age, or an unknown one, counts as this many years. */
  maxAgeYears: 60,
  unknownAgeYears: 20,
  /** Price grows with size to this power: a home twice as large costs less than twice as much. */
  sizePower: 0.5,
  /** Values farther than this from the weighted median (ln) count as being this far. */
  outlierLog: 0.2,
  /** An index that ended longer ago cannot bring prices forward. */
  maxIndexAgeDays: 365,
  /** Share of sales that the range is made to contain, and its width in standard deviations. */
  intervalShare: 0.8,
  intervalWidth: 1.6,
  /** The usual spread (ln) of one sale around its estimate, worth as much as this many comparables. */
  priorSpread: 0.18,
  priorCount: 1,
} as const;
