/** Fewer say nothing about a middle. */
export const FEWEST_COMPARABLES = 5;

/** Comparables are within a band of sizes whose ends differ by this factor. */
export const SIZE_STEP = 1.25;

/** Rent against that of two bedrooms, for 0, 1, 2, 3, 4 and more: an assumption of ours. An index tells no rooms. */
export const BED_FACTORS = [0.75, 0.85, 1, 1.25, 1.5] as const;

/**
 * A comparable speaks for so long: until the leases of its day have run out, as appraisers hold it with
 * sales. Later the market has moved by more than an estimate may be wrong.
 */
export const COMPARABLE_MONTHS = 12;
