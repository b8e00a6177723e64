import { useEffect, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { DrawnRoom } from '../load-room';
import { PurchaseView } from './purchase-view';
import { usePurchases } from './use-purchases';

const MINUTE_MS = 60_000;

/** From yes to the keys: what comes next, then the whole way. */
export function PurchaseSection({ drawn }: { drawn: DrawnRoom }) {
  const t = useT('purchase');
  const { plans, isFailed, isReading, reload, replace } = usePurchases(drawn.plans);
  // As on the server, so that both write the same days; then as it is.
  const [now, setNow] = useState(drawn.readAt);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (!plans)
    return isFailed ? (
      <div className="mb-10 grid justify-items-start gap-3">
        <Notice tone="loss">{t('failed')}</Notice>
        <Button variant="secondary" isBusy={isReading} onClick={reload}>
          {t('retry')}
        </Button>
      </div>
    ) : (
      <p role="status" className="mb-10 min-h-100 text-ink-2">
        {t('loading')}
      </p>
    );
  // What is under way comes before what has ended.
  const ordered = plans.toSorted((a, b) => Number(a.outcome !== null) - Number(b.outcome !== null));
  return ordered.map((plan) => (
    <PurchaseView key={plan.id} plan={plan} now={now} onChanged={replace} onReload={reload} />
  ));
}
