import { useEffect, useMemo, useState } from 'react';
import type { Change } from '~/data/outbox/change';
import { isHeld, isOnItsWay } from '~/data/outbox/is-held';
import { useOutbox } from './use-outbox';

/** Which changes a tab is sending right now. Looks again when that time is over. */
export function useHolds() {
  const changes = useOutbox();
  const [now, setNow] = useState(Date.now);
  const ends = changes.flatMap(({ heldUntil, sendingUntil = 0 }) => [heldUntil, sendingUntil]);
  const next = Math.min(...ends.filter((at) => at > now));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [next]);
  return useMemo(
    () => ({
      isHeld: (change: Change) => isHeld(change, now),
      isOnItsWay: (change: Change) => isOnItsWay(change, now),
    }),
    [now],
  );
}
