import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './instant.ts';
import { SIGNAL_KINDS, signalDetails } from './lead-signals.ts';
import { leadSummary } from './leads.ts';
import { TEMPLATE_KINDS } from './message-templates.ts';
import { idParams, rowId } from './paging.ts';
import { PURCHASE_STEPS } from './purchase-kinds.ts';

/** Rows of one section, unless more are asked for; the count says how many there are. */
export const TODAY_MAX_ROWS = 50;
/** Counting stops here: nobody works through more in a day. */
export const TODAY_MAX_COUNT = 1000;
/** New leads are answered within this time; after it they are late. */
export const ANSWER_WITHIN_MINUTES = 15;

const attention = {
  /** Hidden from the viewer's Today until then. */
  snoozed_until: z.string().nullable(),
  /** Signals until then are done. */
  signals_done_at: z.string().nullable(),
  /** What was sent until then needs no answer any more. */
  sends_done_at: z.string().nullable(),
};
const row = { lead: leadSummary, ...attention };

const section = <Row extends z.ZodType>(item: Row) =>
  z.object({ count: z.number().int(), items: z.array(item) });

const waitingLead = z.object({
  ...row,
  /** The owner has not opened it yet. */
  is_new: z.boolean(),
  /** What the lead wrote or the property it asked about. */
  asked: z.string().nullable(),
});

const signal = z.object({
  ...row,
  kind: z.enum(SIGNAL_KINDS),
  at: z.string(),
  /** The lead's latest signal; marking as done covers those until then. */
  latest_at: z.string(),
  property_id: z.number().int().nullable(),
  /** Null: a shortlist. */
  address: z.string().nullable(),
  /** Their question, their reason for a no, or the name of their scenario. */
  words: z.string().nullable(),
  /** How often the report or shortlist was opened; null if unknown. */
  opens: z.number().int().nullable(),
  ...signalDetails,
});
export type Signal = z.infer<typeof signal>;

const dueTask = z.object({
  ...row,
  task: z.object({
    id: z.number().int(),
    body: z.string(),
    due_at: z.string(),
    /** A planned call: finishing it is logging it. */
    is_call: z.boolean(),
    /** The text to use, when it is a step of a sequence. */
    template: z.object({ id: z.number().int(), kind: z.enum(TEMPLATE_KINDS) }).nullable(),
  }),
});

const unanswered = z.object({
  ...row,
  sent_at: z.string(),
  kind: z.enum(['report', 'shortlist', 'sequence']),
  /** Of the sequence that ended. */
  name: z.string().nullable(),
  property_id: z.number().int().nullable(),
  address: z.string().nullable(),
  /** Null: unknown. */
  opens: z.number().int().nullable(),
});

const stuckPurchase = z.object({
  ...row,
  /** Since when it takes longer than usual, or has missed a deadline. */
  since: z.string(),
  address: z.string(),
  step: z.object({ key: z.enum(PURCHASE_STEPS), title: z.string().nullable() }),
});

const today = z.object({
  /** Not yet contacted, newest first. */
  waiting: section(waitingLead),
  /** Newest first, until someone contacts the lead or marks it as done. */
  signals: section(signal),
  /** Due before the end of the day, the longest overdue first. */
  tasks: section(dueTask),
  /** Purchases that do not move, the longest first. */
  stuck: section(stuckPurchase),
  /** Reports, shortlists and whole sequences without an answer for days, oldest first. */
  unanswered: section(unanswered),
  /** Calls, messages, notes and moves of the viewer since the day began. */
  done: z.number().int(),
});
export type Today = z.infer<typeof today>;
export type TodaySection = 'waiting' | 'signals' | 'tasks' | 'stuck' | 'unanswered';

/** The viewer's day: the server does not know their time zone. */
const day = { from: instant, to: instant };

export const getToday = endpoint({
  id: 'getToday',
  method: 'GET',
  path: '/api/today',
  access: 'lead:read:own',
  summary: 'What needs the viewer today; leaders see their team, or one person of it.',
  query: z.strictObject({
    ...day,
    user_id: rowId.optional(),
    /** At most this many of each section. */
    rows: z.coerce.number().int().min(1).max(TODAY_MAX_COUNT).optional(),
  }),
  response: today,
});

const teamMember = z.object({
  user: z.object({ id: z.number().int(), name: z.string() }),
  waiting: z.number().int(),
  /** Arrival of the lead that has waited longest. */
  waiting_since: z.string().nullable(),
  signals: z.number().int(),
  overdue: z.number().int(),
  /** Median from arrival to first contact over the last 30 days; null if there was none. */
  minutes_to_contact: z.number().nullable(),
});
export type TeamMember = z.infer<typeof teamMember>;

export const getTeamToday = endpoint({
  id: 'getTeamToday',
  method: 'GET',
  path: '/api/today/team',
  access: 'lead:read:team',
  summary: 'What waits for each person of the team, with response times.',
  response: z.array(teamMember),
});

export const updateLeadAttention = endpoint({
  id: 'updateLeadAttention',
  method: 'PUT',
  path: '/api/leads/:id/attention',
  access: 'lead:edit:own',
  isRepeatable: true,
  summary:
    'Snoozes a lead for the viewer, marks its signals as done, or records that its owner opened it.',
  params: idParams,
  body: z.strictObject({
    snoozed_until: instant.nullish(),
    /** Times in the future count as now; null to undo. */
    signals_done_at: instant.nullish(),
    sends_done_at: instant.nullish(),
    /** Counts only for the owner. */
    is_opened: z.literal(true).optional(),
  }),
  response: z.object(attention),
});
