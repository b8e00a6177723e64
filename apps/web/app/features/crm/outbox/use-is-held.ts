import { useEffect, useState } from 'react';
import type { Change } from '~/data/outbox/change';
import { useOutbox } from '../use-outbox';

/** Whether a tab is sending a change right now: it is not waiting yet. Looks again when that time is over. */
export function useIsHeld(): (change: Change) => boolean {
  const changes = useOutbox();
  const [now, setNow] = useState(Date.now);
  const next = Math.min(...changes.map(({ heldUntil }) => heldUntil).filter((at) => at > now));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [next]);
  return ({ heldUntil, refusal }) => refusal === null && heldUntil > now;
}
