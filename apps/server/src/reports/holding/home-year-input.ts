import type { EntryKind } from '@alpha/contract';
import type { Locale } from '@alpha/i18n';

/** A calendar year of a bought home, in cents; money in is positive. */
export type HomeYearInput = {
  locale: Locale;
  madeAt: Date;
  home: {
    address: string;
    city: string;
    state: string;
    zip: string;
    boughtOn: string;
    priceCents: number;
    closingCostsCents: number;
    landCents: number | null;
    isDemo: boolean;
  };
  year: number;
  /** Sum of each kind; one without an entry is missing. */
  totals: Partial<Record<EntryKind, number>>;
  /** From the loan of the purchase, where no entry says it; `null`: one does, or there is no loan. */
  interestCents: number | null;
  /** `2026-03`. Money in and out, loan payments and the manager's payouts aside. */
  months: { month: string; income: number; expenses: number }[];
  /** From the purchase until the end of the year. */
  improvementsCents: number;
  statements: { fileName: string; from: string; to: string; differsCents: number | null }[];
};
