import type { LeadSummary } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardParams } from '~/data/board';
import {
  boardChanged,
  changeBoard,
  isReadingBoard,
  shownBoard,
  stopReadingBoard,
} from '~/data/board';
import { type Board, columnOf, findCard, type PendingMove, putCard } from '~/data/board-columns';
import type { Change, MoveAction } from '~/data/outbox/change';
import { reachOf } from '~/data/outbox/change-reach';
import { sendOrKeep } from '~/data/outbox/send-or-keep';
import { useKeptMoveToast, useMovedToast } from '../use-moved-toast';
import { useOutbox } from '../use-outbox';
import { useMoveFailure } from './use-move-failure';

type Moves = ReadonlyMap<number, PendingMove>;
export type Mover = (lead: LeadSummary, statusId: number) => Promise<boolean>;

/**
 * Moves are shown at once and kept separate from server data. A confirmed move is merged into it, a
 * refused one is dropped; a response from before the move can't push the card back.
 */
export function useMoves(params: BoardParams, loaded: Board | undefined) {
  const cache = useQueryClient();
  const [moves, setMoves] = useState<Moves>(new Map());
  // A second move of the same card waits for the first response and uses its version.
  const chains = useRef(new Map<number, Promise<LeadSummary | null>>());
  const again = useRef<Mover>(undefined);
  const { mutateAsync } = useMutation({ mutationFn: sendMove });
  const explain = useMoveFailure(params);
  const sayMoved = useMovedToast();
  const sayKept = useKeptMoveToast();
  const waiting = useOutbox();

  const settle = useCallback((move: PendingMove) => {
    setMoves((all) => {
      if (all.get(move.lead.id) !== move) return all;
      const rest = new Map(all);
      rest.delete(move.lead.id);
      return rest;
    });
  }, []);

  const send = useCallback(
    async (move: PendingMove, version: number): Promise<LeadSummary | null> => {
      const { lead, statusId } = move;
      try {
        const board = shownBoard(cache, params);
        const column = (board && columnOf(board, statusId)?.status.name) ?? '';
        const action = {
          ...({ kind: 'move', from: lead.lead_status_id, to: statusId } as const),
          ...{ version, column, card: lead },
        };
        const { answer: saved, key } = await mutateAsync({ lead, action });
        if (!saved) {
          sayKept({ lead, statusId, key });
          return { ...lead, lead_status_id: statusId };
        }
        const isReading = isReadingBoard(cache, params);
        await stopReadingBoard(cache, params);
        changeBoard(cache, params, (board) => putCard(board, saved));
        if (isReading) void boardChanged(cache, params);
        sayMoved({
          ...{ lead: saved, from: lead.lead_status_id, column },
          onUndone: (undone) => changeBoard(cache, params, (shown) => putCard(shown, undone)),
        });
        return saved;
      } catch (error) {
        await explain(error, move, (fresh) => void again.current?.(fresh, statusId));
        return null;
      } finally {
        settle(move);
      }
    },
    [cache, params, mutateAsync, explain, settle, sayMoved, sayKept],
  );

  /**
   * `lead` as the user sees it: its version tells the server what the decision was based on. Resolves to
   * whether the move was made.
   */
  const move = useCallback(
    async (lead: LeadSummary, statusId: number): Promise<boolean> => {
      if (lead.lead_status_id === statusId) return false;
      const next: PendingMove = { lead, statusId, at: new Date().toISOString() };
      setMoves((all) => new Map(all).set(lead.id, next));
      const before = chains.current.get(lead.id) ?? Promise.resolve(lead);
      const sent = before.then((known) => {
        if (known) return send(next, known.version);
        settle(next);
        return null;
      });
      chains.current.set(lead.id, sent);
      void sent.finally(() => {
        if (chains.current.get(lead.id) === sent) chains.current.delete(lead.id);
      });
      return (await sent) !== null;
    },
    [send, settle],
  );
  useEffect(() => {
    again.current = move;
  }, [move]);

  const shown = useMemo(() => {
    const kept = waiting.flatMap((change) => keptMoves(change, loaded));
    return new Map([...kept, ...moves]);
  }, [loaded, waiting, moves]);
  return { moves: shown, move };
}

const sendMove = ({ lead, action }: { lead: LeadSummary; action: MoveAction }) =>
  sendOrKeep(lead, action);

/** One that waits on this device is shown as made, also after the board was left. */
function keptMoves(change: Change, board?: Board): [number, PendingMove][] {
  const { action, refusal, at } = change;
  if (refusal) return [];
  const moved = (card: LeadSummary | undefined, statusId: number): [number, PendingMove][] =>
    card ? [[card.id, { lead: card, statusId, at }]] : [];
  const found = (id: number) => board && findCard(board, id);
  if (action.kind === 'move')
    return moved(action.card ?? (change.lead ? found(change.lead.id) : undefined), action.to);
  if (action.kind !== 'bulk' || action.edit.kind !== 'move') return [];
  const { lead_status_id: to } = action.edit;
  return (reachOf(change) ?? []).flatMap((id) => moved(found(id), to));
}
