import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { BULK_LIMIT } from './lead-bulk.ts';
import { pageOf, pageQuery, rowId } from './paging.ts';
import { text } from './text.ts';

/** A deleted lead can be restored for this long. */
export const TRASH_DAYS = 30;

const deletedLead = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Where it was, and where restoring puts it. */
  status: z.object({ id: z.number().int(), name: z.string() }),
  user: z.object({ id: z.number().int(), name: z.string() }),
  deleted_at: z.string(),
  /** Null when the person's account is gone. */
  deleted_by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** From then on it can't be restored. */
  gone_at: z.string(),
  /** Another lead you can see has the same address. */
  has_same_email: z.boolean(),
});
export type DeletedLead = z.infer<typeof deletedLead>;

export const listTrash = endpoint({
  id: 'listTrash',
  method: 'GET',
  path: '/api/leads/trash',
  access: 'lead:edit:own',
  summary: 'Deleted leads that can be restored: your own, your team’s, or all. Latest first.',
  query: z.strictObject({ ...pageQuery, search: text(200).optional() }),
  response: pageOf(deletedLead),
});

export const restoreLeads = endpoint({
  id: 'restoreLeads',
  method: 'POST',
  path: '/api/leads/restore',
  access: 'lead:edit:own',
  summary:
    'Restores deleted leads with their history and links. One whose column is gone gets the first one.',
  body: z.strictObject({ ids: z.array(rowId).min(1).max(BULK_LIMIT) }),
  response: z.object({
    restored: z.number().int(),
    /** Restored by someone else, gone for good, or not yours. */
    gone: z.number().int(),
    /** Restored although another lead you can see has the same address. */
    same_email: z.number().int(),
  }),
});
