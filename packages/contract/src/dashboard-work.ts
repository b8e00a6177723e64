import { z } from 'zod';
import { periodQuery } from './dashboard.ts';
import { endpoint } from './endpoint.ts';
import { pageOf, pageQuery } from './paging.ts';

/** What a person did, and the open tasks whose time is past. */
export const WORK_KINDS = ['call', 'message', 'note', 'move', 'overdue'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

const work = z.object({
  id: z.number().int(),
  /** When it was done; of a task, when it was due. */
  at: z.string(),
  /** Who did it; of a task, who has the lead. */
  person: z.object({ id: z.number().int(), name: z.string() }),
  /** Null: erased, or now with a team that the viewer does not see. */
  lead: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** What was written; null without the lead. */
  body: z.string().nullable(),
});
export type Work = z.infer<typeof work>;

export const listDashboardWork = endpoint({
  id: 'listDashboardWork',
  method: 'GET',
  path: '/api/dashboard/work',
  access: 'lead:read:own',
  summary: 'The entries behind the activity of a period, or the overdue tasks of now.',
  query: z.strictObject({ ...periodQuery, ...pageQuery, kind: z.enum(WORK_KINDS) }),
  response: pageOf(work),
});
