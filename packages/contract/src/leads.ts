import { PROFILES } from '@alpha/engine/city';
import { z } from 'zod';
import { COUNTRIES } from './countries.ts';
import { endpoint } from './endpoint.ts';
import { HOME_ANSWERS } from './home-answers.ts';
import { fieldChanges, fieldsFilter, fieldValues } from './lead-field-values.ts';
import { leadFigureFilter } from './lead-figures.ts';
import { leadSignal } from './lead-signals.ts';
import { idParams, pageOf, pageQuery, rowId, sortOrder, success, wholeNumber } from './paging.ts';
import { namedRole } from './session.ts';
import { text, visibleText } from './text.ts';

export const LEAD_SOURCES = [
  'quiz',
  'home',
  'landing',
  'staff',
  'import',
  'meta',
  'google',
  'webhook',
  'api',
] as const;
export const INVESTOR_PROFILES = PROFILES;
export type LeadSource = (typeof LEAD_SOURCES)[number];
export type InvestorProfile = (typeof INVESTOR_PROFILES)[number];

/** Answers to what was sent, as the board shows them. */
const LEAD_ANSWERS = [...HOME_ANSWERS, 'question'] as const;
export type LeadAnswer = (typeof LEAD_ANSWERS)[number];

export const lead = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  email: z.string(),
  lead_status_id: z.number().int(),
  user_id: z.number().int(),
  user: z.object({ id: z.number().int(), name: z.string(), roles: z.array(namedRole) }),
  adicionales: z.array(
    z.object({
      label: z.string(),
      answer: z.string(),
      id: z.number().optional(),
      /** Machine-readable topic; `property` is the address of the home asked about. */
      key: z.string().optional(),
    }),
  ),
  utms: z.record(z.string(), z.string()),
  /** Why it was lost; null also while nobody has said it. */
  lost_reason_id: z.number().int().nullable(),
  lost_words: z.string(),
  /** When its owner first opened it. */
  opened_at: z.string().nullable(),
  source: z.enum(LEAD_SOURCES),
  /** ISO 3166 alpha-2 where known. */
  country: z.string().nullable(),
  profile: z.enum(INVESTOR_PROFILES).nullable(),
  /** The budget for the down payment, USD. */
  initial_payment: z.number().nullable(),
  /** Incremented on each change; writers send the version they saw. */
  version: z.number().int(),
  /** The latest change or contact by staff. */
  last_touched_at: z.string(),
  /** The later of last touch and latest signal: the board is sorted by it. */
  active_at: z.string(),
  created_at: z.string(),
  /** The open task that is due first. */
  next_task: z
    .object({
      id: z.number().int(),
      body: z.string(),
      due_at: z.string().nullable(),
      is_call: z.boolean(),
    })
    .nullable(),
  /** Since when its purchase takes longer than usual, or has missed a deadline; absent: it does not. */
  stuck_since: z.string().optional(),
  /** What the lead last said about a property it was sent; `null` also after taking it back. */
  last_answer: z
    .object({ answer: z.enum(LEAD_ANSWERS), address: z.string(), at: z.string() })
    .nullable(),
  /** How promising it is now, from 0 to 100: lead-score.ts. */
  score: z.number().int(),
  /** What it did last, until someone contacts it or marks it as done; for 14 days. */
  signal: leadSignal.nullable(),
  /** Labels, see `listTags`. */
  tag_ids: z.array(z.number().int()),
  /** Values of the custom fields that the viewer may see, by field. */
  fields: fieldValues,
});
export type Lead = z.infer<typeof lead>;

/** A lead in a list or on a board, without what only its own page shows. */
export const leadSummary = lead.omit({
  ...{ adicionales: true, utms: true, opened_at: true },
  ...{ lost_reason_id: true, lost_words: true, fields: true },
});
export type LeadSummary = z.infer<typeof leadSummary>;

const listedLead = leadSummary.extend({ fields: fieldValues });
export type ListedLead = z.infer<typeof listedLead>;

export const LEAD_SORTS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'status',
  'user',
  'created_at',
  'last_touched_at',
  'initial_payment',
  'score',
] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];

/** Filters of board, list and export. */
export const leadFilter = {
  search: text(200).optional(),
  first_name: text(120).optional(),
  last_name: text(120).optional(),
  email: text(254).optional(),
  phone: text(60).optional(),
  lead_status_id: rowId.optional(),
  user_id: rowId.optional(),
  source: z.enum(LEAD_SOURCES).optional(),
  profile: z.enum(INVESTOR_PROFILES).optional(),
  /** 0: lost leads without a reason. */
  lost_reason_id: wholeNumber(0, 2_147_483_647).optional(),
  ...leadFigureFilter,
  /** Not touched for this many days. */
  stale_days: wholeNumber(1, 3650).optional(),
  /** Ids of labels: leads with one of them, or with all. */
  tags: z
    .string()
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,19}$/)
    .optional(),
  tags_match: z.enum(['any', 'all']).optional(),
  /** Conditions about custom fields as JSON. A field that the viewer may not see matches no lead. */
  fields: fieldsFilter.optional(),
};

export const listLeads = endpoint({
  id: 'listLeads',
  method: 'GET',
  path: '/api/leads',
  access: 'lead:read:own',
  keyScope: 'leads:read',
  summary: 'Leads you can see: your own, your team’s, or all; without answers and campaign.',
  query: z.strictObject({
    ...pageQuery,
    ...leadFilter,
    sort: z.enum(LEAD_SORTS).optional(),
    order: sortOrder.optional(),
  }),
  response: z.union([
    z.array(listedLead),
    pageOf(listedLead).extend({
      /** With a period: erased leads that figures of that period count and that no list can show. */
      erased: z.number().int().optional(),
    }),
  ]),
});

export const getLead = endpoint({
  id: 'getLead',
  method: 'GET',
  path: '/api/leads/:id',
  access: 'lead:read:own',
  keyScope: 'leads:read',
  summary: 'One lead with answers and campaign. Leads you cannot see return 404.',
  params: idParams,
  response: lead,
});

/** Maximum down payment, USD. */
const MOST_PAYMENT = 1_000_000_000;

const leadForm = {
  first_name: visibleText(120),
  last_name: visibleText(120),
  phone: visibleText(60),
  email: text(254).trim().pipe(z.email()),
  /** A status of the owner’s role; default: its first one. */
  lead_status_id: rowId.optional(),
  /** Default: the user who creates it. */
  user_id: rowId.optional(),
  /** Omitted: unchanged. `null`: removed. */
  country: z.enum(COUNTRIES).nullish(),
  profile: z.enum(INVESTOR_PROFILES).nullish(),
  initial_payment: z.number().min(0).max(MOST_PAYMENT).nullish(),
  /** Custom fields by id. */
  fields: fieldChanges.optional(),
};

/** Any spelling, extensions too. A lone hyphen is how the quiz says that it did not ask. */
const newPhone = visibleText(60).refine((phone) => phone === '-' || /\d/.test(phone), {
  params: { rule: 'digits' },
});

export const createLead = endpoint({
  id: 'createLead',
  method: 'POST',
  path: '/api/app/leads',
  access: 'lead:edit:own',
  keyScope: 'leads:write',
  isRepeatable: true,
  summary: 'Creates a lead. Only leaders and administrators can assign it to another user.',
  // A changed lead keeps what it has: other fields must stay editable.
  body: z.strictObject({ ...leadForm, phone: newPhone }),
  response: lead,
});

/** Without a version, the last write wins. */
const seenVersion = wholeNumber(1, 2_147_483_647).optional();

export const updateLead = endpoint({
  id: 'updateLead',
  method: 'PUT',
  path: '/api/app/leads/:id',
  access: 'lead:edit:own',
  isRepeatable: true,
  summary:
    'Updates a lead. With a new owner of another role, it moves to the first status of that role.',
  params: idParams,
  body: z.strictObject({
    ...leadForm,
    // Omitted: unchanged, so that one field can be edited on its own.
    first_name: leadForm.first_name.optional(),
    last_name: leadForm.last_name.optional(),
    phone: leadForm.phone.optional(),
    email: leadForm.email.optional(),
    lead_status_id: rowId,
    version: seenVersion,
  }),
  response: lead,
});

export const moveLead = endpoint({
  id: 'moveLead',
  method: 'PUT',
  path: '/api/leads/:id',
  access: 'lead:edit:own',
  isRepeatable: true,
  summary: 'Moves a lead to another column of its owner’s board.',
  params: idParams,
  body: z.strictObject({
    lead_status_id: rowId,
    version: seenVersion,
    /** Takes back the viewer's own last move: it leaves the timeline. */
    is_undo: z.literal(true).optional(),
  }),
  response: lead,
});

export const deleteLead = endpoint({
  id: 'deleteLead',
  method: 'DELETE',
  path: '/api/leads/:id',
  access: 'lead:edit:own',
  isRepeatable: true,
  summary: 'Puts a lead and its timeline into the trash for 30 days.',
  params: idParams,
  response: success,
});
