import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * Events of `GET /api/events`, sent to users who may see the lead. They carry no lead data: clients load
 * it with their own permissions.
 */
export const leadEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['created', 'changed', 'removed']),
    lead_id: z.number().int(),
    user_id: z.number().int(),
    lead_status_id: z.number().int(),
    /** Version of the lead after the change; clients ignore events older than what they show. */
    version: z.number().int(),
  }),
  /** Bulk change or a gap in the stream: reload what is shown. */
  z.object({ kind: z.literal('many') }),
  /** The user has new notifications, or some were read in another tab. */
  z.object({ kind: z.literal('notifications') }),
  /** A shortlist of the lead was changed, sent, opened or discarded. */
  z.object({ kind: z.literal('shortlists'), lead_id: z.number().int() }),
  /** Statuses, custom fields or labels changed: reload them. */
  z.object({ kind: z.literal('statuses') }),
]);
export type LeadEvent = z.infer<typeof leadEvent>;

export const streamEvents = endpoint({
  id: 'streamEvents',
  method: 'GET',
  path: '/api/events',
  access: 'lead:read:own',
  summary: 'Server-sent events: one for each change to a lead the user can see.',
  // All users of an office reconnect at once when a server is replaced.
  perMinute: 600,
  produces: 'text/event-stream',
  response: z.string(),
});
