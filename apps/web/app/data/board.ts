import {
  type BoardColumn,
  COLUMN_WINDOW,
  getBoard,
  getBoardColumn,
  getBoardTotals,
  getLead,
  type Lead,
  listActivities,
  listUsers,
  moveLead,
} from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { isMissing } from '~/lib/api-refusal';
import { toPage } from '~/lib/paged';
import type { BoardParams } from '~/features/board/board-params';
import { appendWindow, type Board, columnOf } from '~/features/board/board-state';

export const boardKey = (params: BoardParams) => ['board', params] as const;

export const boardQuery = (cache: QueryClient, params: BoardParams) =>
  queryOptions({
    queryKey: boardKey(params),
    queryFn: async ({ signal }): Promise<Board> => {
      const fresh = await call(getBoard, { query: params }, { signal });
      return asDeepAs(fresh, cache.getQueryData<Board>(boardKey(params)), params);
    },
    placeholderData: keepPreviousData,
    // Columns may have been renamed and cards moved since it was last seen.
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** Whoever has scrolled far down a column stays there when the board is read again. */
async function asDeepAs(
  fresh: Board,
  shown: Board | undefined,
  params: BoardParams,
): Promise<Board> {
  let board = fresh;
  for (const { status, leads } of shown?.columns ?? []) {
    for (let loaded = COLUMN_WINDOW; loaded < leads.length; loaded += COLUMN_WINDOW) {
      const column = columnOf(board, status.id);
      if (!column?.next) break;
      board = appendWindow(board, status.id, await readWindow(column, params));
    }
  }
  return board;
}

export function readWindow({ status, next }: BoardColumn, { role: _, ...filter }: BoardParams) {
  const after = next ?? undefined;
  return call(getBoardColumn, { query: { ...filter, lead_status_id: status.id, after } });
}

export const readTotals = (params: BoardParams) => call(getBoardTotals, { query: params });

/** Null: deleted, erased, or given to somebody whose leads the viewer does not see. */
export async function readLead(id: number): Promise<Lead | null> {
  try {
    return await call(getLead, { params: { id } });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export type Move = { leadId: number; statusId: number; version: number };

export const sendMove = ({ leadId, statusId, version }: Move) =>
  call(moveLead, { params: { id: leadId }, body: { lead_status_id: statusId, version } });

const CHANGES: readonly string[] = ['moved', 'assigned', 'edited'];

/** Who changed it last, when that is somebody with a name. */
export async function readLastChanger(leadId: number): Promise<string | null> {
  const timeline = await call(listActivities, { params: { id: leadId } }).catch(() => []);
  return timeline.find(({ kind }) => CHANGES.includes(kind))?.actor?.name ?? null;
}

/** Whose board can be chosen. Under the users' key: a new colleague is in the list at once. */
export const peopleQuery = queryOptions({
  queryKey: ['users', 'board'],
  queryFn: async () => toPage(await call(listUsers, { query: { sort: 'name' } })).data,
});
