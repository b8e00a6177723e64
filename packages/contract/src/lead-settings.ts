import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rowId } from './paging.ts';
import { leadStatus } from './statuses.ts';

const leadSettings = z.object({
  /** Leader whose team gets unassigned leads in rotation; null: the default owner gets them. */
  turns: z
    .object({
      leader: z.object({ id: z.number().int(), name: z.string() }),
      /** Active members, next in rotation first. */
      next: z.array(z.object({ id: z.number().int(), name: z.string() })),
    })
    .nullable(),
  default_owner: z.object({ id: z.number().int(), name: z.string() }),
  /** Statuses that count as won. */
  won_status_ids: z.array(z.number().int()),
  /** Statuses that count as lost. */
  lost_status_ids: z.array(z.number().int()),
  statuses: z.array(leadStatus.omit({ leads_count: true })),
});
export type LeadSettings = z.infer<typeof leadSettings>;

export const getLeadSettings = endpoint({
  id: 'getLeadSettings',
  method: 'GET',
  path: '/api/lead-settings',
  access: 'lead:read:all',
  summary: 'Who gets leads without an owner, and which columns count as won or lost.',
  response: leadSettings,
});

export const updateLeadSettings = endpoint({
  id: 'updateLeadSettings',
  method: 'PUT',
  path: '/api/lead-settings',
  access: 'lead:read:all',
  summary:
    'Sets the leader whose team gets leads in turn, or none, and the columns that count as won or lost.',
  body: z.strictObject({
    leader_id: rowId.nullable().optional(),
    won_status_ids: z.array(rowId).max(200).optional(),
    lost_status_ids: z.array(rowId).max(200).optional(),
  }),
  response: leadSettings,
});
