import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { appendWindow, type Board, columnOf } from './board-columns';
import { KEYS } from './keys';

/** Parameters of the request: whose leads, which role's columns, and the filters. */
export type BoardParams = {
  user_id?: number;
  role?: api.Role;
  search?: string;
  source?: api.LeadSource;
  profile?: api.InvestorProfile;
  stale_days?: number;
  /** Ids: leads with one of these labels. */
  tags?: string;
  sort?: api.BoardSort;
};

const boardKey = (params: BoardParams) => [...KEYS.board, params] as const;

export const boardQuery = (cache: QueryClient, params: BoardParams) =>
  queryOptions({
    queryKey: boardKey(params),
    queryFn: async ({ signal }): Promise<Board> => {
      const fresh = await call(api.getBoard, { query: params }, { signal });
      return asDeepAs(ordered(fresh, params), shownBoard(cache, params), params);
    },
    placeholderData: keepPreviousData,
    // Columns may have been renamed and cards moved since the last visit.
    staleTime: 0,
    // A refresh loads as many cards as are cached: after a long look at a lead, the place is still there.
    gcTime: 30 * 60_000,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

const ordered = (board: api.ResponseOf<typeof api.getBoard>, { sort }: BoardParams): Board =>
  sort ? { ...board, sort } : board;

/** Loads as many cards of each column as were shown: a refresh keeps the scroll position. */
async function asDeepAs(
  fresh: Board,
  shown: Board | undefined,
  params: BoardParams,
): Promise<Board> {
  let board = fresh;
  for (const { status, leads } of shown?.columns ?? []) {
    for (let loaded = api.COLUMN_WINDOW; loaded < leads.length; loaded += api.COLUMN_WINDOW) {
      const column = columnOf(board, status.id);
      if (!column?.next) break;
      board = appendWindow(board, status.id, await readWindow(column, params));
    }
  }
  return board;
}

export function readWindow({ status, next }: api.BoardColumn, { role: _, ...filter }: BoardParams) {
  const after = next ?? undefined;
  return call(api.getBoardColumn, { query: { ...filter, lead_status_id: status.id, after } });
}

export const readTotals = (params: BoardParams) => call(api.getBoardTotals, { query: params });

export const shownBoard = (cache: QueryClient, params: BoardParams): Board | undefined =>
  cache.getQueryData<Board>(boardKey(params));

export const changeBoard = (
  cache: QueryClient,
  params: BoardParams,
  change: (board: Board) => Board,
) => cache.setQueryData<Board>(boardKey(params), (board) => board && change(board));

export const boardChanged = (cache: QueryClient, params: BoardParams) =>
  cache.invalidateQueries({ queryKey: boardKey(params) });

/** A pending response may be older than what is about to be shown. */
export const isReadingBoard = (cache: QueryClient, params: BoardParams): boolean =>
  cache.isFetching({ queryKey: boardKey(params) }) > 0;

export const stopReadingBoard = (cache: QueryClient, params: BoardParams) =>
  cache.cancelQueries({ queryKey: boardKey(params) });
