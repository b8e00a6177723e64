import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LEAD_FIELDS_MAX } from './lead-field-values.ts';
import { lead } from './leads.ts';
import { idParams, rowId, wholeNumber } from './paging.ts';

/** What is chosen one by one when two leads become one. */
export const MERGE_FIELDS = [
  'first_name',
  'last_name',
  'phone',
  'email',
  'country',
  'profile',
  'initial_payment',
  'user_id',
  'lead_status_id',
  'source',
  'adicionales',
  'utms',
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

const version = wholeNumber(1, 2_147_483_647);

export const mergeLeads = endpoint({
  id: 'mergeLeads',
  method: 'POST',
  path: '/api/leads/:id/merge',
  access: 'lead:edit:own',
  summary:
    'Makes one lead of two: the other one’s history moves to this one, and its address leads here. Can be undone for a day.',
  params: idParams,
  body: z.strictObject({
    other_id: rowId,
    /** As the viewer saw them. */
    version,
    other_version: version,
    /** Fields that the other lead gives; all others stay. */
    from_other: z.array(z.enum(MERGE_FIELDS)).max(MERGE_FIELDS.length),
    /**
     * Custom fields that the other lead gives; all others that the viewer may see stay, also without a value. Left
     * out, and for fields that the viewer may not see: the lead keeps its own and gets those it did not have.
     */
    custom_from_other: z.array(rowId).max(LEAD_FIELDS_MAX).optional(),
  }),
  response: z.object({ lead, merge_id: z.number().int() }),
});

export const undoMerge = endpoint({
  id: 'undoMerge',
  method: 'POST',
  path: '/api/leads/merges/undo',
  access: 'lead:edit:own',
  summary:
    'Takes a merge apart within a day: both leads are as before. What came after it stays with the lead that stayed.',
  body: z.strictObject({ merge_id: rowId }),
  response: z.object({
    /** The lead that stayed, and the one that is back. */
    lead_id: z.number().int(),
    restored_id: z.number().int(),
    /** Fields somebody has changed since: they keep the newer value. */
    kept_fields: z.array(z.string()),
    /** Timeline entries since: they stay. */
    kept_entries: z.number().int(),
  }),
});
