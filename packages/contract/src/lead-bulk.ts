import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fieldValue } from './lead-field-values.ts';
import { LEAD_TAGS_MAX } from './lead-tags.ts';
import { leadFilter } from './leads.ts';
import { rowId } from './paging.ts';

/** Maximum leads per request. */
export const BULK_LIMIT = 5_000;

/** Why a lead was skipped. */
export const BULK_SKIPS = ['gone', 'otherBoard', 'tooManyTags'] as const;
export type BulkSkip = (typeof BULK_SKIPS)[number];

/** Either selected leads, or all that match a filter with the number the user saw. */
const selection = {
  ids: z.array(rowId).min(1).max(BULK_LIMIT).optional(),
  matching: z.strictObject(leadFilter).optional(),
  /** Refused if another number matches now, so that unseen leads are not changed. */
  seen: z.number().int().min(0).optional(),
};
type Selection = { ids?: unknown; matching?: unknown; seen?: unknown };
const isOneWay: [(chosen: Selection) => boolean, { path: PropertyKey[]; params: object }] = [
  ({ ids, matching, seen }) =>
    (ids === undefined) !== (matching === undefined) &&
    (matching === undefined) === (seen === undefined),
  { path: ['ids'], params: { reason: 'required' } },
];

const bulkResult = z.object({
  done: z.number().int(),
  /** Already in the requested state; retries are safe. */
  unchanged: z.number().int(),
  skipped: z.array(
    z.object({
      reason: z.enum(BULK_SKIPS),
      count: z.number().int(),
      /** Names of the first few. */
      names: z.array(z.string()),
    }),
  ),
  /** For `undoBulk`; null when nothing was done. */
  undo_id: z.number().int().nullable(),
});
export type BulkResult = z.infer<typeof bulkResult>;

export const assignLeads = endpoint({
  id: 'assignLeads',
  method: 'POST',
  path: '/api/leads/bulk/assign',
  access: 'lead:assign',
  isRepeatable: true,
  summary:
    'Assigns several leads to one user. A user of another role gets them in the first status of that role.',
  body: z.strictObject({ ...selection, user_id: rowId }).refine(...isOneWay),
  response: bulkResult,
});

export const moveLeads = endpoint({
  id: 'moveLeads',
  method: 'POST',
  path: '/api/leads/bulk/move',
  access: 'lead:edit:own',
  isRepeatable: true,
  summary: 'Moves several leads to one status. Leads on the board of another role are not moved.',
  body: z.strictObject({ ...selection, lead_status_id: rowId }).refine(...isOneWay),
  response: bulkResult,
});

export const deleteLeads = endpoint({
  id: 'deleteLeads',
  method: 'POST',
  path: '/api/leads/bulk/delete',
  access: 'lead:edit:own',
  isRepeatable: true,
  summary: 'Puts several leads and their timelines into the trash for 30 days.',
  body: z.strictObject(selection).refine(...isOneWay),
  response: bulkResult,
});

const tagIds = z.array(rowId).max(LEAD_TAGS_MAX);

export const tagLeads = endpoint({
  id: 'tagLeads',
  method: 'POST',
  path: '/api/leads/bulk/tag',
  access: 'lead:edit:own',
  isRepeatable: true,
  summary: 'Adds labels to leads, one or several, and removes labels from them.',
  body: z.strictObject({ ...selection, add_ids: tagIds, remove_ids: tagIds }).refine(...isOneWay),
  response: bulkResult,
});

export const changeLeadsField = endpoint({
  id: 'changeLeadsField',
  method: 'POST',
  path: '/api/leads/bulk/field',
  access: 'lead:edit:own',
  isRepeatable: true,
  summary:
    'Gives a custom field that you may edit the same value on several leads, or empties it with null.',
  body: z
    .strictObject({ ...selection, field_id: rowId, value: fieldValue.nullable() })
    .refine(...isOneWay),
  response: bulkResult,
});

export const undoBulk = endpoint({
  id: 'undoBulk',
  method: 'POST',
  path: '/api/leads/bulk/undo',
  access: 'lead:edit:own',
  summary:
    'Takes back your own bulk change within a day: each lead gets its earlier status, owner, labels and field value. Leads that someone changed since stay as they are.',
  body: z.strictObject({ undo_id: rowId }),
  response: z.object({
    done: z.number().int(),
    /** Changed, restored or deleted by someone since. */
    changed: z.number().int(),
  }),
});

export const exportLeads = endpoint({
  id: 'exportLeads',
  method: 'GET',
  path: '/api/leads/export',
  access: 'lead:read:own',
  summary: 'The filtered leads as CSV, safe to open in a spreadsheet. It can be imported again.',
  perMinute: 10,
  query: z.strictObject(leadFilter),
  produces: 'text/csv',
  response: z.string(),
});
