import { useCallback, useEffect, useRef, useState } from 'react';
import { onRoomChange } from '~/data/room-changes';
import { type PurchasePlan, readPurchases } from '~/data/room-purchases';

/** The plans of this room; read again when the reader comes back to the page. `drawn`: what came with the page. */
export function usePurchases(drawn: PurchasePlan[] | null) {
  const [plans, setPlans] = useState<PurchasePlan[] | null>(drawn);
  const [isFailed, setFailed] = useState(false);
  const [isReading, setReading] = useState(false);
  const [reads, setReads] = useState(drawn ? 0 : 1);
  const changes = useRef(0);
  useEffect(() => {
    if (reads === 0) return;
    const leaving = new AbortController();
    const before = changes.current;
    setReading(true);
    readPurchases(leaving.signal)
      .then(
        (read) => {
          if (leaving.signal.aborted) return;
          // Changed here meanwhile: what was read may be older.
          if (changes.current !== before) return setReads((count) => count + 1);
          setPlans(read);
          setFailed(false);
        },
        () => !leaving.signal.aborted && setFailed(true),
      )
      .finally(() => !leaving.signal.aborted && setReading(false));
    return () => leaving.abort();
  }, [reads]);
  const reload = useCallback(() => setReads((count) => count + 1), []);
  useEffect(() => onRoomChange(reload), [reload]);
  useEffect(() => {
    const onShown = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [reload]);
  const replace = useCallback((plan: PurchasePlan) => {
    changes.current += 1;
    setPlans((all) => all?.map((each) => (each.id === plan.id ? plan : each)) ?? null);
  }, []);
  return { plans, isFailed, isReading, reload, replace };
}
