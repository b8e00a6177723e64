import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type BoardParams,
  boardChanged,
  changeBoard,
  isReadingBoard,
  readTotals,
  shownBoard,
} from '~/data/board';
import { withTotals } from '~/data/board-columns';
import { findLead } from '~/data/leads';
import { type LeadChange, onLeadEvent } from '~/data/live/lead-events';
import { statusesMayHaveChanged } from '~/data/stale';
import { applyLead, arrivals, planEvents } from './board-events';

/** Events within this time are handled together. */
const GATHER_MS = 120;
const HIGHLIGHT_MS = 2_000;

/**
 * Applies changes by other users. `isHeld`: a card is being carried, so nothing may move under it;
 * events received meanwhile are handled afterwards.
 */
export function useLiveBoard(params: BoardParams, isHeld: boolean): ReadonlySet<number> {
  const cache = useQueryClient();
  const heard = useRef<LeadChange[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(isHeld);
  const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set());

  const flush = useCallback(async () => {
    const board = shownBoard(cache, params);
    if (held.current || !board) return;
    const plan = planEvents(board, heard.current.splice(0), params);
    if (plan.kind === 'all') return boardChanged(cache, params);
    if (plan.events.length === 0) return;
    try {
      const ids = plan.events.map(({ lead_id }) => lead_id);
      const [leads, totals] = await Promise.all([
        Promise.all(
          plan.events.map(({ kind, lead_id }) => (kind === 'removed' ? null : findLead(lead_id))),
        ),
        plan.needsTotals ? readTotals(params) : null,
      ]);
      const now = shownBoard(cache, params);
      if (!now) return;
      const changed = ids.reduce(
        (result, id, index) => applyLead(result, id, leads[index] ?? null, params),
        now,
      );
      const counted = totals ? withTotals(changed, totals) : changed;
      const isReading = isReadingBoard(cache, params);
      if (counted) {
        changeBoard(cache, params, () => counted);
        setArrived(new Set(arrivals(now, counted, ids)));
      }
      // Unknown columns; or an older response is about to overwrite this change.
      if (!counted || isReading) await boardChanged(cache, params);
    } catch {
      await boardChanged(cache, params);
    }
  }, [cache, params]);

  const schedule = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void flush();
    }, GATHER_MS);
  }, [flush]);

  useEffect(() => {
    held.current = isHeld;
    if (!isHeld && heard.current.length > 0) schedule();
  }, [isHeld, schedule]);

  useEffect(() => {
    const stop = onLeadEvent((event) => {
      statusesMayHaveChanged(cache, event);
      heard.current.push(event);
      schedule();
    });
    return () => {
      stop();
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [cache, schedule]);

  useEffect(() => {
    if (arrived.size === 0) return;
    const end = setTimeout(() => setArrived(new Set()), HIGHLIGHT_MS);
    return () => clearTimeout(end);
  }, [arrived]);

  return arrived;
}
