import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { success, tokenParams } from './paging.ts';

const calendarFeed = z.object({
  is_on: z.boolean(),
  created_at: z.string().nullable(),
  /** When a calendar last asked for it. */
  read_at: z.string().nullable(),
});
export type CalendarFeed = z.infer<typeof calendarFeed>;

export const getCalendarFeed = endpoint({
  id: 'getCalendarFeed',
  method: 'GET',
  path: '/api/user/calendar',
  access: 'lead:read:own',
  summary: 'Whether your tasks have a calendar address; the address itself is shown only once.',
  response: calendarFeed,
});

export const renewCalendarFeed = endpoint({
  id: 'renewCalendarFeed',
  method: 'POST',
  path: '/api/user/calendar',
  access: 'lead:read:own',
  summary: 'Makes a secret calendar address for your tasks; an earlier one stops working.',
  perMinute: 10,
  response: calendarFeed.extend({ url: z.string() }),
});

export const deleteCalendarFeed = endpoint({
  id: 'deleteCalendarFeed',
  method: 'DELETE',
  path: '/api/user/calendar',
  access: 'lead:read:own',
  summary: 'Turns your calendar address off.',
  response: success,
});

export const readCalendar = endpoint({
  id: 'readCalendar',
  method: 'GET',
  path: '/api/calendars/:token/tasks.ics',
  access: 'public',
  summary: 'The open tasks of the person who has this secret address, for calendar programs.',
  perMinute: 60,
  params: tokenParams,
  produces: 'text/calendar',
  response: z.string(),
});
