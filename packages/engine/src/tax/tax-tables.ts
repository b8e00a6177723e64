/**
 * US federal tax data with dates and sources, all in this file. Money in USD, rates are fractions.
 * To add a year, add an entry to TAX_YEARS; no other file contains a figure.
 */

/** A band ends at `upTo` (the last one never does); `rate` applies to the part inside it. */
export type Bracket = { readonly upTo: number; readonly rate: number };
export type Filing = 'single' | 'marriedJoint' | 'marriedSeparate';
export type TaxYear = 2024 | 2025;

type YearTable = {
  /** Date of publication. */
  asOf: string;
  source: string;
  ordinary: Record<Filing, readonly Bracket[]>;
  /** Long-term gain; bands apply to the whole taxable income, with the gain on top. */
  longTermGain: Record<Filing, readonly Bracket[]>;
  /** Estate tax exemption of a resident. */
  residentEstateExclusion: number;
};

const bands = (rates: readonly number[], ends: readonly number[]): readonly Bracket[] =>
  rates.map((rate, i) => ({ upTo: ends[i] ?? Number.POSITIVE_INFINITY, rate }));
const ordinary = (...ends: number[]) => bands([0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37], ends);
const gain = (...ends: number[]) => bands([0, 0.15, 0.2], ends);

export const TAX_YEARS = {
  2024: {
    asOf: '2023-11-09',
    source: 'IRS Rev. Proc. 2023-34',
    ordinary: {
      single: ordinary(11_600, 47_150, 100_525, 191_950, 243_725, 609_350),
      marriedJoint: ordinary(23_200, 94_300, 201_050, 383_900, 487_450, 731_200),
      marriedSeparate: ordinary(11_600, 47_150, 100_525, 191_950, 243_725, 365_600),
    },
    longTermGain: {
      single: gain(47_025, 518_900),
      marriedJoint: gain(94_050, 583_750),
      marriedSeparate: gain(47_025, 291_850),
    },
    residentEstateExclusion: 13_610_000,
  },
  2025: {
    asOf: '2024-10-22',
    source: 'IRS Rev. Proc. 2024-40',
    ordinary: {
      single: ordinary(11_925, 48_475, 103_350, 197_300, 250_525, 626_350),
      marriedJoint: ordinary(23_850, 96_950, 206_700, 394_600, 501_050, 751_600),
      marriedSeparate: ordinary(11_925, 48_475, 103_350, 197_300, 250_525, 375_800),
    },
    longTermGain: {
      single: gain(48_350, 533_400),
      marriedJoint: gain(96_700, 600_050),
      marriedSeparate: gain(48_350, 300_000),
    },
    residentEstateExclusion: 13_990_000,
  },
} as const satisfies Record<TaxYear, YearTable>;

export const LATEST_TAX_YEAR: TaxYear = 2025;

/** Not indexed: set by statute since 2013. */
export const NET_INVESTMENT_INCOME_TAX = {
  rate: 0.038,
  threshold: { single: 200_000, marriedJoint: 250_000, marriedSeparate: 125_000 },
} as const;

/** Residential rental: straight line over 27.5 years, on the building only, mid-month convention. */
export const DEPRECIATION = {
  recoveryMonths: 330,
  buildingShare: 0.8,
} as const;

export const RECAPTURE = {
  maxRate: 0.25,
} as const;

export const FOREIGN_GROSS_RENT = {
  rate: 0.3,
} as const;

/** Withheld by the buyer from a foreign seller, of the gross sale price. */
export const FIRPTA = {
  rate: 0.15,
  /** A buyer who will live there: the first band that holds the price. */
  residence: [
    { upTo: 300_000, rate: 0 },
    { upTo: 1_000_000, rate: 0.1 },
  ] satisfies readonly Bracket[],
} as const;

export const ESTATE = {
  nonResidentExemption: 60_000,
  brackets: bands(
    [0.18, 0.2, 0.22, 0.24, 0.26, 0.28, 0.3, 0.32, 0.34, 0.37, 0.39, 0.4],
    [
      10_000, 20_000, 40_000, 60_000, 80_000, 100_000, 150_000, 250_000, 500_000, 750_000,
      1_000_000,
    ],
  ),
} as const;

/** Default other income of a domestic investor: our assumption, shown and editable. */
export const DOMESTIC_OTHER_INCOME = 100_000;

/**
 * Sources of figures that are not set per year, not translated. Separate from the figures, so that
 * pages without sources do not load them.
 */
export const TAX_SOURCES = {
  netInvestmentIncomeTax: '26 U.S.C. 1411, 1411(e)(1)',
  depreciation: '26 U.S.C. 168(c), (d)(2); IRS Pub. 527',
  recapture: '26 U.S.C. 1(h)(1)(E)',
  foreignGrossRent: '26 U.S.C. 871(a)(1)',
  firpta: '26 U.S.C. 1445(a), (b)(5), (c)(4)',
  estate: '26 U.S.C. 2001(c), 2102(b)(1); IRS Form 706-NA',
} as const;
