import type {
  PurchaseActor,
  PurchaseBuyer,
  PurchaseFinancing,
  PurchasePaper,
  PurchasePhase,
  PurchaseRuleKey,
  PurchaseStepKey,
} from '@alpha/contract';
import { APOSTILLE_COUNTRIES } from './apostille-countries.ts';
import type { Yearly } from './filing-dates.ts';

/** A way of buying. Country: where the buyer lives; null: abroad. */
export type PurchaseWay = {
  financing: PurchaseFinancing;
  buyer: PurchaseBuyer;
  country: string | null;
};

/** `min`, usual and `max` calendar days. Typical for a buyer from abroad; each plan is adjusted by its curator. */
type Days = readonly [min: number, typical: number, max: number];

export type StepTemplate = {
  key: Exclude<PurchaseStepKey, 'other'>;
  phase: PurchasePhase;
  who: PurchaseActor;
  days: Days;
  /** Those that the way of buying has. */
  after: readonly PurchaseStepKey[];
  papers: readonly PurchasePaper[];
  rules: readonly PurchaseRuleKey[];
  /** USD; null: it depends, and nobody publishes it. */
  cost: { from: number; to: number } | null;
  yearly?: Yearly;
  isFor?: (way: PurchaseWay) => boolean;
};

const isCompany = ({ buyer }: PurchaseWay): boolean => buyer === 'company';
const hasLoan = ({ financing }: PurchaseWay): boolean => financing === 'loan';
/** States and territories: who lives there is a US person, and signs before a notary of the United States. */
const UNITED_STATES: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM']);
const isAbroad = ({ country }: PurchaseWay): boolean =>
  country === null || !UNITED_STATES.has(country);

const FREE = { from: 0, to: 0 };
const dollars = (amount: number) => ({ from: amount, to: amount });

/** Every step of every way of buying, in the order of the plan. */
const STEPS: readonly StepTemplate[] = [
  {
    ...{ key: 'company', phase: 'prepare', who: 'attorney', days: [2, 7, 15], after: [] },
    ...{ papers: ['passport', 'address_proof'], rules: ['llc_fee', 'boi'], cost: dollars(125) },
    isFor: isCompany,
  },
  {
    ...{ key: 'ein', phase: 'prepare', who: 'accountant', days: [1, 10, 45], after: ['company'] },
    ...{ papers: ['articles'], rules: ['ss4'], cost: FREE },
    isFor: isCompany,
  },
  {
    ...{ key: 'itin', phase: 'prepare', who: 'accountant', days: [49, 63, 98], after: [] },
    ...{ papers: ['passport'], rules: ['w7'], cost: FREE },
    isFor: isAbroad,
  },
  {
    ...{ key: 'bank', phase: 'prepare', who: 'investor', days: [3, 10, 30], after: ['ein'] },
    ...{ papers: ['passport', 'address_proof', 'ein_letter'], rules: [], cost: null },
  },
  {
    ...{ key: 'funds', phase: 'prepare', who: 'investor', days: [1, 5, 20], after: ['bank'] },
    ...{ papers: ['bank_statements', 'source_of_funds'], rules: [], cost: null },
  },
  {
    ...{ key: 'preapproval', phase: 'prepare', who: 'lender', days: [3, 8, 21], after: ['ein'] },
    papers: ['bank_statements', 'income_proof', 'credit_reference', 'preapproval_letter'],
    ...{ rules: [], cost: null, isFor: hasLoan },
  },
  {
    ...{ key: 'offer', phase: 'offer', who: 'curator', days: [1, 3, 14] },
    ...{ after: ['funds', 'preapproval'], papers: ['signed_offer'], rules: [], cost: null },
  },
  {
    ...{ key: 'deposit', phase: 'offer', who: 'investor', days: [1, 2, 3], after: ['offer'] },
    ...{ papers: ['deposit_receipt'], rules: ['deposit_days', 'deadlines_weekend'], cost: null },
  },
  {
    ...{ key: 'inspection', phase: 'offer', who: 'inspector', days: [4, 10, 15], after: ['offer'] },
    ...{ papers: ['inspection_report'], rules: ['inspection_days'], cost: null },
  },
  {
    ...{ key: 'appraisal', phase: 'offer', who: 'lender', days: [7, 14, 28], after: ['offer'] },
    ...{ papers: ['appraisal_report'], rules: ['loan_days'], cost: null, isFor: hasLoan },
  },
  {
    ...{ key: 'loan', phase: 'offer', who: 'lender', days: [7, 14, 30], after: ['appraisal'] },
    ...{ papers: ['loan_approval'], rules: ['loan_days'], cost: null, isFor: hasLoan },
  },
  {
    ...{ key: 'title', phase: 'sign', who: 'title', days: [5, 12, 25], after: ['deposit'] },
    ...{ papers: ['title_commitment'], rules: ['sb264', 'firpta'], cost: null },
  },
  {
    ...{ key: 'poa', phase: 'sign', who: 'attorney', days: [2, 5, 12], after: ['offer'] },
    ...{ papers: ['power_of_attorney'], rules: [], cost: null, isFor: isAbroad },
  },
  {
    ...{ key: 'apostille', phase: 'sign', who: 'investor', days: [2, 6, 20], after: ['poa'] },
    ...{ papers: ['apostille'], rules: ['apostille'], cost: null, isFor: isAbroad },
  },
  {
    ...{ key: 'notary', phase: 'sign', who: 'title', days: [1, 2, 7], after: ['title'] },
    ...{ papers: ['passport'], rules: ['online_notary'], cost: null },
  },
  {
    ...{ key: 'insurance', phase: 'sign', who: 'curator', days: [2, 6, 14] },
    ...{ after: ['inspection'], papers: ['policy'], rules: [], cost: null },
  },
  {
    ...{ key: 'closing', phase: 'sign', who: 'title', days: [1, 2, 5] },
    after: ['deposit', 'inspection', 'loan', 'title', 'apostille', 'notary', 'insurance'],
    papers: ['settlement_statement', 'deed'],
    ...{ rules: ['deed_stamps', 'note_stamps', 'real_estate_reports'], cost: null },
  },
  {
    ...{ key: 'manager', phase: 'after', who: 'curator', days: [3, 7, 21], after: ['closing'] },
    ...{ papers: ['management_agreement'], rules: [], cost: null },
  },
  {
    ...{ key: 'annual_report', phase: 'after', who: 'accountant', days: [1, 3, 30] },
    ...{ after: ['closing'], papers: [], rules: ['annual_report'], cost: dollars(138.75) },
    ...{ yearly: { month: 5, day: 1, since: 'company' }, isFor: isCompany },
  },
  {
    ...{ key: 'form_5472', phase: 'after', who: 'accountant', days: [1, 14, 60] },
    ...{ after: ['closing'], papers: [], rules: ['form_5472'], cost: null },
    ...{
      yearly: { month: 4, day: 15, since: 'company' },
      isFor: (way) => isCompany(way) && isAbroad(way),
    },
  },
  {
    ...{ key: 'form_1040nr', phase: 'after', who: 'accountant', days: [1, 14, 60] },
    ...{ after: ['closing'], papers: [], rules: ['form_1040nr'], cost: null },
    ...{ yearly: { month: 6, day: 15, since: 'home' }, isFor: isAbroad },
  },
];

/** Those that come back each year. */
export const FILINGS = STEPS.filter(({ yearly }) => yearly).map(({ key }) => key);

const BY_KEY = new Map<PurchaseStepKey, StepTemplate>(STEPS.map((step) => [step.key, step]));

/** A consulate takes longer than an apostille. */
const LEGALIZATION: Partial<StepTemplate> = { days: [10, 20, 45], rules: ['legalization'] };

/** The template of a step for this way of buying; undefined for one that staff added. */
export function templateOf(key: PurchaseStepKey, way: PurchaseWay): StepTemplate | undefined {
  const step = BY_KEY.get(key);
  if (!step) return undefined;
  const isConsular =
    key === 'apostille' && isAbroad(way) && way.country && !APOSTILLE_COUNTRIES.has(way.country);
  return { ...step, ...(isConsular && LEGALIZATION), rules: rulesOf(step, way, isConsular) };
}

function rulesOf(step: StepTemplate, way: PurchaseWay, isConsular: unknown): PurchaseRuleKey[] {
  const rules = isConsular ? (LEGALIZATION.rules ?? []) : step.rules;
  return rules.filter((rule) => {
    if (rule === 'note_stamps') return hasLoan(way);
    // It concerned companies that pay cash.
    return rule !== 'real_estate_reports' || (isCompany(way) && !hasLoan(way));
  });
}

/** The steps of a way of buying. What it does not have is skipped in `after`: its own predecessors count. */
export function stepsFor(way: PurchaseWay): StepTemplate[] {
  const own = STEPS.filter(({ isFor }) => isFor?.(way) ?? true);
  const has = (key: PurchaseStepKey) => own.some((step) => step.key === key);
  const resolved = (keys: readonly PurchaseStepKey[]): PurchaseStepKey[] =>
    keys.flatMap((key) => (has(key) ? [key] : resolved(BY_KEY.get(key)?.after ?? [])));
  return own.map(({ key, after }) => {
    const step = templateOf(key, way);
    if (!step) throw new Error(`no template for ${key}`);
    return { ...step, after: [...new Set(resolved(after))] };
  });
}
