import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Each event says that a plan or a bought home of the room has changed; it carries nothing else. */
export const streamRoomEvents = endpoint({
  id: 'streamRoomEvents',
  method: 'GET',
  path: '/api/room/events',
  access: 'room',
  summary: 'Server-sent events: one when a purchase plan or a bought home of the investor changed.',
  perMinute: 60,
  produces: 'text/event-stream',
  response: z.string(),
});
