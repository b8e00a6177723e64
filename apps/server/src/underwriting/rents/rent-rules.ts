/** Minimum for a meaningful median. */
export const MIN_COMPARABLES = 5;

/** Ratio between the ends of a size band. */
export const SIZE_STEP = 1.25;

/** Rent relative to two bedrooms, for 0 to 4+ bedrooms. Our assumption: rent indexes have no bedroom count. */
export const BED_FACTORS = [0.75, 0.85, 1, 1.25, 1.5] as const;

/**
 * Maximum age of a comparable: one lease term, the limit appraisers use for sales. Older rents are off by
 * more than an estimate should be.
 */
export const COMPARABLE_MONTHS = 12;
