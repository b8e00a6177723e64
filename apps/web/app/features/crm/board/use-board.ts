import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BoardParams } from '~/data/board';
import { boardQuery, changeBoard, readWindow, shownBoard } from '~/data/board';
import { appendWindow, columnOf, withMoves } from '~/data/board-columns';
import { useMoves } from './use-moves';

/** The board from the server with unconfirmed moves applied. */
export function useBoard(params: BoardParams) {
  const cache = useQueryClient();
  const query = useQuery(boardQuery(cache, params));
  const more = useMore(params);
  const { data, refetch } = query;
  const moving = useMoves(params, data);
  const board = useMemo(() => data && withMoves(data, moving.moves), [data, moving.moves]);

  // With two windows side by side, switching to this one changes the focus, not the visibility.
  useEffect(() => {
    const look = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [refetch]);

  return { query, board, move: moving.move, more };
}

export type More = { load: (statusId: number) => void; failed: ReadonlySet<number> };

/** Loads the next cards of a column, once however often its end comes into view. */
function useMore(params: BoardParams): More {
  const cache = useQueryClient();
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const underWay = useMemo(() => ({ params, marks: new Set<string>() }), [params]);

  const load = useCallback(
    async (statusId: number) => {
      const board = shownBoard(cache, params);
      const column = board && columnOf(board, statusId);
      if (!column?.next || underWay.marks.has(column.next)) return;
      const mark = column.next;
      underWay.marks.add(mark);
      setFailed((all) => without(all, statusId));
      try {
        const window = await readWindow(column, params);
        changeBoard(cache, params, (now) =>
          // Reloaded in the meantime: that response has the newer cursor.
          columnOf(now, statusId)?.next === mark ? appendWindow(now, statusId, window) : now,
        );
      } catch {
        setFailed((all) => new Set([...all, statusId]));
      } finally {
        underWay.marks.delete(mark);
      }
    },
    [cache, params, underWay],
  );
  return useMemo(() => ({ load: (id: number) => void load(id), failed }), [load, failed]);
}

function without(all: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return all.has(id) ? new Set([...all].filter((other) => other !== id)) : all;
}
