import * as contract from '@alpha/contract';
import { type Server, serve, serveFile } from '../../platform/http/serve.ts';
import { deleteCalendarFeed, getCalendarFeed, renewCalendarFeed } from './calendar-feed.service.ts';
import { readCalendar } from './read-calendar.service.ts';

export function registerCalendarRoutes(server: Server): void {
  serve(server, contract.getCalendarFeed, getCalendarFeed);
  serve(server, contract.renewCalendarFeed, renewCalendarFeed);
  serve(server, contract.deleteCalendarFeed, deleteCalendarFeed);
  serveFile(server, contract.readCalendar, readCalendar);
}
