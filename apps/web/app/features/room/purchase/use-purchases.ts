import { useCallback, useEffect, useState } from 'react';
import { onRoomChange } from '~/data/room-changes';
import { type PurchasePlan, readPurchases } from '~/data/room-purchases';

/** The plans of this room; read again when the reader comes back to the page. */
export function usePurchases() {
  const [plans, setPlans] = useState<PurchasePlan[]>();
  const [isFailed, setFailed] = useState(false);
  const [reads, setReads] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each count is a reading.
  useEffect(() => {
    const leaving = new AbortController();
    readPurchases(leaving.signal).then(
      (read) => {
        if (leaving.signal.aborted) return;
        setPlans(read);
        setFailed(false);
      },
      () => !leaving.signal.aborted && setFailed(true),
    );
    return () => leaving.abort();
  }, [reads]);
  const reload = useCallback(() => setReads((count) => count + 1), []);
  useEffect(() => onRoomChange(reload), [reload]);
  useEffect(() => {
    const onShown = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [reload]);
  const replace = useCallback(
    (plan: PurchasePlan) =>
      setPlans((all) => all?.map((each) => (each.id === plan.id ? plan : each))),
    [],
  );
  return { plans, isFailed, reload, replace };
}
