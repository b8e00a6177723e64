import type { Lead, Purchase } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadPurchasesQuery } from '~/data/purchases';
import { useT } from '~/lib/i18n/use-t';
import { isLive } from '~/purchases/live-steps';
import { Button } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { ClosingDialog } from './closing-dialog';
import { EndDialog } from './end-dialog';
import { PlanHead } from './plan-head';
import { PlanSteps } from './plan-steps';
import { PriceDialog } from './price-dialog';
import { ReopenDialog } from './reopen-dialog';
import { StartDialog } from './start-dialog';
import { AddStepDialog } from './step-dialog';

type Open = { kind: 'start' } | { kind: keyof typeof DIALOGS; plan: Purchase } | null;

const DIALOGS = {
  add: AddStepDialog,
  end: EndDialog,
  close: ClosingDialog,
  reopen: ReopenDialog,
  price: PriceDialog,
};

const isClosed = ({ steps }: Purchase): boolean =>
  steps.some(({ key, status }) => key === 'closing' && status === 'done');

/** What the lead buys: each step from the first paper to the keys, as the investor sees it. */
export function LeadPurchase({ lead }: { lead: Lead }) {
  const t = useT('leadPurchase');
  const { data: plans, isError, isFetching, refetch } = useQuery(leadPurchasesQuery(lead.id));
  const [open, setOpen] = useState<Open>(null);
  const Chosen = open && open.kind !== 'start' ? DIALOGS[open.kind] : null;
  // What it is comes with the answer: until then nothing jumps.
  if (!plans && !isError) return null;
  const isUnderWay = plans?.some(({ outcome }) => outcome === null) ?? true;
  return (
    <section aria-labelledby="lead-purchase">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="lead-purchase" className="text-20">
          {t('title')}
        </h2>
        {plans && !isUnderWay && (
          <Button variant="secondary" size="sm" onClick={() => setOpen({ kind: 'start' })}>
            {t('start')}
          </Button>
        )}
      </div>
      <div className="grid gap-8 border-t border-ink pt-3 text-14">
        {!plans && (
          <ErrorState
            title={t('loadFailed')}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {plans?.length === 0 && <p className="text-pretty text-ink-2">{t('empty')}</p>}
        {plans?.map((plan) => (
          <div key={plan.id}>
            <PlanHead plan={plan} onPrice={() => setOpen({ kind: 'price', plan })} />
            {plan.steps.some((step) => isLive(plan, step)) && (
              <PlanSteps
                plan={plan}
                onClosing={() => setOpen({ kind: isClosed(plan) ? 'reopen' : 'close', plan })}
              />
            )}
            {plan.outcome === null && (
              <div className="mt-3 flex flex-wrap gap-2.5">
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => setOpen({ kind: 'add', plan })}
                >
                  {t('addStep')}
                </Button>
                <Button variant="quiet" size="sm" onClick={() => setOpen({ kind: 'end', plan })}>
                  {t('end.open')}
                </Button>
              </div>
            )}
          </div>
        ))}
      </div>
      {open?.kind === 'start' && <StartDialog lead={lead} onClose={() => setOpen(null)} />}
      {open && Chosen && open.kind !== 'start' && (
        <Chosen plan={open.plan} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}
