import type { ScenarioChanges } from '@alpha/contract';

export const LOAN_PRESETS = ['cash', 'dscr', 'conventional'] as const;
export type LoanPreset = (typeof LOAN_PRESETS)[number];

type LoanTerms = {
  /** Fractions of the price; `usual` is what the preset sets. */
  down: { usual: number; from: number; to: number };
  /** Percent a year; null without a loan. */
  apr: { usual: number; from: number; to: number } | null;
  termYears: number | null;
  /** Rent ÷ (payment, taxes, insurance, association) that lenders ask for. */
  coverage: { from: number; to: number } | null;
  /** Month in which the terms were read, and where. */
  asOf: string;
  sources: readonly { name: string; url: string }[];
};

/**
 * Typical terms, not offers. To update: read the sources again, change figures and `asOf` together.
 * The rate of the loan for foreigners is the conventional one plus 0.5 to 2 points.
 */
export const LOAN_TERMS: Readonly<Record<LoanPreset, LoanTerms>> = {
  cash: {
    down: { usual: 1, from: 1, to: 1 },
    apr: null,
    termYears: null,
    coverage: null,
    asOf: '2026-11',
    sources: [],
  },
  dscr: {
    down: { usual: 0.3, from: 0.25, to: 0.4 },
    apr: { usual: 8, from: 7.25, to: 8.75 },
    termYears: 30,
    coverage: { from: 1, to: 1.25 },
    asOf: '2026-11',
    sources: [
      {
        name: 'IQRate Mortgages',
        url: 'https://www.iqratemortgages.com/blog/florida-foreign-investor-portfolio-loan-guide',
      },
      { name: 'HomeAbroad', url: 'https://homeabroadinc.com/loan-program/dscr-loan-florida' },
    ],
  },
  conventional: {
    down: { usual: 0.25, from: 0.15, to: 0.3 },
    apr: { usual: 6.75, from: 6.5, to: 7 },
    termYears: 30,
    coverage: null,
    asOf: '2026-04',
    sources: [
      { name: 'RentalRealEstate', url: 'https://rentalrealestate.com/loans/conventional/' },
      {
        name: 'Viador Partners',
        url: 'https://www.viadorpartners.com/conventional-investment-property-loans',
      },
    ],
  },
};

/**
 * Fannie Mae and Freddie Mac buy no larger loan for a home with one unit in Florida. FHFA sets the limit
 * each November for the next year: fhfa.gov/data/conforming-loan-limit.
 */
export const CONFORMING_LIMIT = { usd: 832_750, year: 2026 } as const;

/** What the preset changes; the rest of a scenario stays. */
export function presetChanges(preset: LoanPreset): ScenarioChanges['inputs'] {
  const { down, apr, termYears } = LOAN_TERMS[preset];
  return {
    downpaymentPercentage: down.usual,
    ...(apr && { aprPercent: apr.usual }),
    ...(termYears !== null && { loanTermYears: termYears }),
  };
}
