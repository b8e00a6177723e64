import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/**
 * What the stream of `GET /api/events` tells somebody who may see the lead. It carries no data of the
 * lead: whoever needs it asks for it with their own rights.
 */
export const leadEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['created', 'changed', 'removed']),
    lead_id: z.number().int(),
    user_id: z.number().int(),
    lead_status_id: z.number().int(),
    /** Of the lead after the change: an event that is older than what the screen shows says nothing. */
    version: z.number().int(),
  }),
  /** Very many at once, or a gap in the stream: ask again for what is shown. */
  z.object({ kind: z.literal('many') }),
  /** Statuses were named, ordered, added or removed: ask again for the columns. */
  z.object({ kind: z.literal('statuses') }),
]);
export type LeadEvent = z.infer<typeof leadEvent>;

export const streamEvents = endpoint({
  id: 'streamEvents',
  method: 'GET',
  path: '/api/events',
  access: 'lead:read:own',
  summary: 'Server-sent events: one for each change to a lead the user can see.',
  // A whole office comes back at once when a server is replaced.
  perMinute: 600,
  produces: 'text/event-stream',
  response: z.string(),
});
