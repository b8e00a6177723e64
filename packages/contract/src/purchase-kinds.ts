/** How the home is paid, and who buys it: they decide the steps of a plan. */
export const PURCHASE_FINANCING = ['cash', 'loan'] as const;
export type PurchaseFinancing = (typeof PURCHASE_FINANCING)[number];
export const PURCHASE_BUYERS = ['person', 'company'] as const;
export type PurchaseBuyer = (typeof PURCHASE_BUYERS)[number];

/** How a purchase ended. */
export const PURCHASE_OUTCOMES = ['closed', 'cancelled'] as const;
export type PurchaseOutcome = (typeof PURCHASE_OUTCOMES)[number];

export const PURCHASE_PHASES = ['prepare', 'offer', 'sign', 'after'] as const;
export type PurchasePhase = (typeof PURCHASE_PHASES)[number];

/** Known steps, in the order of the plan; `other` was added by staff. */
export const PURCHASE_STEPS = [
  'company',
  'ein',
  'itin',
  'bank',
  'funds',
  'preapproval',
  'offer',
  'deposit',
  'inspection',
  'appraisal',
  'loan',
  'title',
  'poa',
  'apostille',
  'notary',
  'insurance',
  'closing',
  'manager',
  'annual_report',
  'form_5472',
  'form_1040nr',
  'other',
] as const;
export type PurchaseStepKey = (typeof PURCHASE_STEPS)[number];

export const PURCHASE_STEP_STATUSES = ['open', 'done', 'not_needed'] as const;
export type PurchaseStepStatus = (typeof PURCHASE_STEP_STATUSES)[number];

/** Who does a step. */
export const PURCHASE_ACTORS = [
  'investor',
  'curator',
  'attorney',
  'accountant',
  'lender',
  'inspector',
  'title',
] as const;
export type PurchaseActor = (typeof PURCHASE_ACTORS)[number];

/** Steps that the investor completes: their own, and those of somebody they hire. */
export const isOfInvestor = (who: PurchaseActor): boolean =>
  who === 'investor' || who === 'accountant';

/** What a step asks for. */
export const PURCHASE_PAPERS = [
  'passport',
  'address_proof',
  'articles',
  'ein_letter',
  'bank_statements',
  'source_of_funds',
  'income_proof',
  'credit_reference',
  'preapproval_letter',
  'signed_offer',
  'deposit_receipt',
  'inspection_report',
  'appraisal_report',
  'loan_approval',
  'title_commitment',
  'power_of_attorney',
  'apostille',
  'policy',
  'settlement_statement',
  'deed',
  'management_agreement',
] as const;
export type PurchasePaper = (typeof PURCHASE_PAPERS)[number];

/** Rules of a step, dated and with their source. */
export const PURCHASE_RULES = [
  'llc_fee',
  'boi',
  'ss4',
  'w7',
  'deposit_days',
  'deadlines_weekend',
  'inspection_days',
  'loan_days',
  'sb264',
  'online_notary',
  'apostille',
  'legalization',
  'deed_stamps',
  'note_stamps',
  'firpta',
  'real_estate_reports',
  'annual_report',
  'form_5472',
  'form_1040nr',
] as const;
export type PurchaseRuleKey = (typeof PURCHASE_RULES)[number];

export const MOST_PURCHASE_STEPS = 40;
export const MOST_STEP_DAYS = 730;
export const MAX_STEP_NOTE_LENGTH = 1_000;
export const MAX_STEP_TITLE_LENGTH = 120;
