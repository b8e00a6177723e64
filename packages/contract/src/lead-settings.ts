import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './paging.ts';

const leadSettings = z.object({
  /** Whose team takes turns with leads that come without an owner; null: the default owner has them. */
  turns: z
    .object({
      leader: z.object({ id: z.number().int(), name: z.string() }),
      /** Who is at work, in the order of the next turns. */
      next: z.array(z.object({ id: z.number().int(), name: z.string() })),
    })
    .nullable(),
  default_owner: z.object({ id: z.number().int(), name: z.string() }),
});
export type LeadSettings = z.infer<typeof leadSettings>;

export const getLeadSettings = endpoint({
  id: 'getLeadSettings',
  method: 'GET',
  path: '/api/lead-settings',
  access: 'lead:read:all',
  summary: 'Who gets leads that come without an owner.',
  response: leadSettings,
});

export const updateLeadSettings = endpoint({
  id: 'updateLeadSettings',
  method: 'PUT',
  path: '/api/lead-settings',
  access: 'lead:read:all',
  summary: 'Names the leader whose team takes turns, or nobody.',
  body: z.strictObject({ leader_id: rowId.nullable() }),
  response: leadSettings,
});
