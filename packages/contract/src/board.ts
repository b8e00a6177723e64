import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { NO_LEAD_FIGURES } from './lead-figures.ts';
import { leadFilter, leadSummary } from './leads.ts';
import { rowId } from './paging.ts';
import { ROLES } from './roles.ts';
import { leadStatus } from './statuses.ts';
import { text } from './text.ts';

/** Cards per column and request; more are loaded on scroll. */
export const COLUMN_WINDOW = 30;

/** By the latest touch or signal, or by score: whom to call first. */
export const BOARD_SORTS = ['activity', 'score'] as const;
export type BoardSort = (typeof BOARD_SORTS)[number];

const sort = z.enum(BOARD_SORTS).optional();

const boardFilter = z.object(leadFilter).omit({ lead_status_id: true, ...NO_LEAD_FIGURES }).shape;

const columnTotals = z.object({
  status: leadStatus.omit({ leads_count: true }),
  count: z.number().int(),
  /** Sum of its leads' down payments, USD. */
  budget: z.number(),
});

const boardColumn = columnTotals.extend({
  leads: z.array(leadSummary),
  /** Cursor for the next page; null at the end. */
  next: z.string().nullable(),
});
export type BoardColumn = z.infer<typeof boardColumn>;

const board = {
  role: z.enum(ROLES),
  /** The user, if the board is that of one user. */
  owner: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** Number of matching leads in the columns of each role. */
  roles: z.array(z.object({ role: z.enum(ROLES), count: z.number().int() })),
};

const boardQuery = z.strictObject({ ...boardFilter, role: z.enum(ROLES).optional(), sort });

export const getBoard = endpoint({
  id: 'getBoard',
  method: 'GET',
  path: '/api/board',
  access: 'lead:read:own',
  summary: 'Board columns with their first cards, for the signed-in user, a role or a user.',
  query: boardQuery,
  response: z.object({ ...board, columns: z.array(boardColumn) }),
});

export const getBoardTotals = endpoint({
  id: 'getBoardTotals',
  method: 'GET',
  path: '/api/board/totals',
  access: 'lead:read:own',
  summary: 'Board columns with counts and totals, without cards.',
  query: boardQuery,
  response: z.object({ ...board, columns: z.array(columnTotals) }),
});

export const getBoardColumn = endpoint({
  id: 'getBoardColumn',
  method: 'GET',
  path: '/api/board/column',
  access: 'lead:read:own',
  summary: 'More cards of one column.',
  query: z.strictObject({
    ...boardFilter,
    lead_status_id: rowId,
    sort,
    after: text(80).optional(),
  }),
  response: boardColumn.pick({ leads: true, next: true }),
});
