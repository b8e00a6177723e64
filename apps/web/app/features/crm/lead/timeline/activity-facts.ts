import {
  type Activity,
  CALL_OUTCOMES,
  type CallOutcome,
  INVESTOR_PROFILES,
  type InvestorProfile,
  LEAD_SOURCES,
  type LeadSource,
  type ScenarioChanges,
} from '@alpha/contract';
import { PURCHASE_STEPS, type PurchaseStepKey } from '@alpha/contract/purchase-kinds';
import {
  ASSESSMENT_AMOUNTS,
  ASSESSMENT_CHANCES,
  SCENARIO_PULLS,
} from '@alpha/contract/scenario-terms';
import { SCENARIO_FIELDS } from '@alpha/contract/scenarios';

export const EDITED_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'country',
  'profile',
  'initialPayment',
  'tags',
] as const;

const SEQUENCE_EVENTS = ['started', 'paused', 'resumed', 'stopped', 'ended'] as const;

const PURCHASE_EVENTS = [
  ...(['started', 'closed', 'cancelled', 'resumed'] as const),
  ...(['done', 'not_needed', 'reopened', 'uploaded', 'offer_sent'] as const),
  ...(['bought', 'home_removed'] as const),
] as const;

export type ActivityFacts = {
  from: string | undefined;
  to: string | undefined;
  /** In the one-line form. */
  address: string | undefined;
  source: LeadSource | undefined;
  /** Name of the system that sent a form again. */
  via: string;
  profile: InvestorProfile | undefined;
  fields: (typeof EDITED_FIELDS)[number][];
  /** Names of custom fields. */
  customFields: string[];
  homes: number | undefined;
  /** Homes that were saved in one sitting. */
  saved: number;
  isByWhatsApp: boolean;
  answer: 'like' | 'pass' | undefined;
  /** How a call ended. */
  outcome: CallOutcome | undefined;
  /** Of a message. */
  channel: 'email' | 'whatsapp';
  subject: string;
  /** Of an attached file. */
  fileName: string;
  /** The sequence that did it, or that something happened to. */
  sequence: string | undefined;
  sequenceEvent: (typeof SEQUENCE_EVENTS)[number] | undefined;
  /** Why the lead was lost, from the list. */
  lostReason: string | undefined;
  /** What the lead wrote, a question or why not; or why it was lost. */
  words: string | undefined;
  /** What a reader tried on a shared report, and its name when saved. */
  scenario: { name: string; changes: ScenarioChanges } | undefined;
  /** What happened to a purchase plan or one of its steps. */
  purchase: {
    event: (typeof PURCHASE_EVENTS)[number] | 'none';
    step: { key: PurchaseStepKey; title: string | null };
  };
};

/** Stored facts have no guaranteed shape: each is validated before use. */
export function factsOf({ data }: Pick<Activity, 'data'>): ActivityFacts {
  const text = (key: string) => (typeof data[key] === 'string' ? data[key] : undefined);
  const fields = Array.isArray(data.fields) ? data.fields : [];
  return {
    from: text('from_name'),
    to: text('to_name'),
    address: text('address'),
    source: LEAD_SOURCES.find((source) => source === data.source),
    via: text('via') ?? '',
    profile: INVESTOR_PROFILES.find((profile) => profile === data.profile),
    fields: EDITED_FIELDS.filter((field) => fields.includes(field)),
    customFields: textsIn(data.field_names),
    homes: typeof data.homes === 'number' ? data.homes : undefined,
    saved: typeof data.count === 'number' ? data.count : 1,
    isByWhatsApp: data.channel === 'whatsapp',
    words: text('question') ?? text('reason') ?? text('words'),
    lostReason: text('lost_reason'),
    scenario: scenarioOf(data),
    purchase: {
      event: PURCHASE_EVENTS.find((event) => event === data.event) ?? 'none',
      step: {
        key: PURCHASE_STEPS.find((key) => key === data.step) ?? 'other',
        title: text('title') ?? null,
      },
    },
    answer: (['like', 'pass'] as const).find((answer) => answer === data.answer),
    outcome: CALL_OUTCOMES.find((outcome) => outcome === data.outcome),
    channel: data.channel === 'email' ? 'email' : 'whatsapp',
    subject: text('subject') ?? '',
    fileName: text('name') ?? '',
    sequence: text('sequence_name'),
    sequenceEvent: SEQUENCE_EVENTS.find((event) => event === data.event),
  };
}

/** By hand: with a schema, every page that knows the contract would load the validator. */
function scenarioOf({ name, changes }: Activity['data']): ActivityFacts['scenario'] {
  if (!isRecord(changes) || !isRecord(changes.inputs)) return undefined;
  const { inputs, assessment } = changes;
  const numbers = SCENARIO_FIELDS.filter((field) => typeof inputs[field] === 'number');
  const pull = SCENARIO_PULLS.find((known) => known === changes.pull);
  const tried = isRecord(assessment) ? assessment : {};
  const amount = ASSESSMENT_AMOUNTS.find((known) => known === tried.amount);
  const chance = ASSESSMENT_CHANCES.find((known) => known === tried.chance);
  return {
    name: typeof name === 'string' ? name : '',
    changes: {
      inputs: Object.fromEntries(numbers.map((field) => [field, inputs[field]])),
      ...(pull && { pull }),
      ...(amount && chance && { assessment: { amount, chance } }),
    },
  };
}

const textsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
