/** What an amount on a statement is; in the order of a summary. */
export const ENTRY_KINDS = [
  'rent',
  'other_income',
  'management_fee',
  'repairs',
  'insurance',
  'property_tax',
  'hoa',
  'utilities',
  'mortgage_interest',
  'mortgage_principal',
  'capital_improvement',
  'owner_payout',
  'other',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const INCOME_KINDS = ['rent', 'other_income'] as const satisfies EntryKind[];
/** What a year's expenses are; the loan and improvements are apart. */
export const EXPENSE_KINDS = [
  'management_fee',
  'repairs',
  'insurance',
  'property_tax',
  'hoa',
  'utilities',
  'other',
] as const satisfies EntryKind[];

export const isIncome = (kind: EntryKind): boolean =>
  (INCOME_KINDS as readonly EntryKind[]).includes(kind);

/** A manager's payment moves money that is the owner's already. */
export const isCashFlow = (kind: EntryKind): boolean => kind !== 'owner_payout';

/** What a column of a statement holds. */
export const STATEMENT_FIELDS = [
  'date',
  'amount',
  'money_in',
  'money_out',
  'balance',
  'category',
  'text',
] as const;
export type StatementField = (typeof STATEMENT_FIELDS)[number];

export const STATEMENT_MAX_BYTES = 2 * 1024 * 1024;
export const ENTRIES_MAX = 5_000;
export const OWNED_HOMES_MAX = 20;
/** $20 million: what an amount on a statement, and a price, may be. */
export const MAX_CENTS = 2_000_000_000;
