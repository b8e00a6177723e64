/**
 * What Florida charges when a home changes hands; each with its source in `florida-sources.ts`. Money
 * in whole units so that sums are exact.
 */

/** Cents for each $100 of the price or a fraction of it. */
export const DEED_STAMP_CENTS = { state: 70, miamiDade: 60, miamiDadeSurtax: 45 } as const;

/** Cents for each $100 of the loan or a fraction of it. */
export const NOTE_STAMP_CENTS = 35;

/** Two mills on each dollar that the mortgage secures. */
export const INTANGIBLE_TAX_MILLS = 2;

/**
 * Owner's title insurance: tenths of a cent for each $100 of coverage or a fraction of it ($5.75 per
 * thousand is 575), on the part of the coverage up to `upTo`.
 */
export const TITLE_BANDS = [
  { upTo: 100_000, tenthCents: 575 },
  { upTo: 1_000_000, tenthCents: 500 },
  { upTo: 5_000_000, tenthCents: 250 },
  { upTo: 10_000_000, tenthCents: 225 },
  { upTo: Number.POSITIVE_INFINITY, tenthCents: 200 },
] as const;

export const TITLE_MINIMUM = 100;

/**
 * A lender's policy for no more than the owner's, issued with it. As title agents publish it; the
 * paragraph of the rule itself was not read. Endorsements cost extra and are not counted.
 */
export const LENDER_TITLE = 25;

/** USD per document. The numbers of pages are our assumption. */
export const RECORDING = {
  firstPage: 10,
  furtherPage: 8.5,
  deedPages: 2,
  mortgagePages: 10,
} as const;

export const MIAMI_DADE = 'Miami-Dade';
