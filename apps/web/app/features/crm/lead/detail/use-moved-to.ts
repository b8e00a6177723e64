import type { Lead } from '@alpha/contract';
import { useEffect, useRef } from 'react';
import { moveTyped } from '../../tab-store';

/** The address of a merged lead: its place is taken by the lead it is part of, with what was typed. */
export function useMovedTo(
  id: number,
  lead: Lead | undefined,
  onMoved: (id: number) => void,
): boolean {
  const move = useRef(onMoved);
  move.current = onMoved;
  const target = lead && lead.id !== id ? lead.id : null;
  useEffect(() => {
    if (target === null) return;
    moveTyped(`composer:${id}`, `composer:${target}`);
    move.current(target);
  }, [id, target]);
  return target !== null;
}
