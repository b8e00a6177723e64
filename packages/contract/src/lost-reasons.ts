import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { BULK_LIMIT } from './lead-bulk.ts';
import { rowId } from './paging.ts';
import { text, visibleText } from './text.ts';

const lostReason = z.object({
  id: z.number().int(),
  name: z.string(),
  name_es: z.string(),
  /** Inactive ones are no longer offered; leads keep them. */
  is_active: z.boolean(),
});
export type LostReason = z.infer<typeof lostReason>;

export const LOST_REASONS_MAX = 30;
export const LOST_WORDS_MAX = 500;

export const listLostReasons = endpoint({
  id: 'listLostReasons',
  method: 'GET',
  path: '/api/lost-reasons',
  access: 'status:read',
  summary: 'Why leads are lost, in the order in which they are offered.',
  response: z.array(lostReason),
});

export const saveLostReasons = endpoint({
  id: 'saveLostReasons',
  method: 'PUT',
  path: '/api/lost-reasons',
  access: 'status:write',
  summary:
    'Replaces the list. One that is left out is deleted, or turned off while a lead has it as its reason.',
  body: z.strictObject({
    reasons: z
      .array(
        z.strictObject({
          id: rowId.optional(),
          name: visibleText(80),
          name_es: visibleText(80),
          is_active: z.boolean(),
        }),
      )
      .min(1)
      .max(LOST_REASONS_MAX),
  }),
  response: z.array(lostReason),
});

export const setLostReason = endpoint({
  id: 'setLostReason',
  method: 'POST',
  path: '/api/leads/lost-reason',
  access: 'lead:edit:own',
  isRepeatable: true,
  summary: 'Says why leads were lost: by id, or those of your own bulk change.',
  body: z
    .strictObject({
      ids: z.array(rowId).min(1).max(BULK_LIMIT).optional(),
      undo_id: rowId.optional(),
      reason_id: rowId.nullable(),
      words: text(LOST_WORDS_MAX).trim(),
    })
    .refine(({ ids, undo_id }) => (ids === undefined) !== (undo_id === undefined), {
      path: ['ids'],
      params: { reason: 'required' },
    }),
  /** Leads that are not in a column that counts as lost are not changed. */
  response: z.object({ done: z.number().int() }),
});
