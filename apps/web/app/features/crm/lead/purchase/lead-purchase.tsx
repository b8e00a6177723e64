import type { Lead, Purchase } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leadPurchasesQuery } from '~/data/purchases';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { ErrorState } from '~/ui/error-state';
import { EndDialog } from './end-dialog';
import { PlanHead } from './plan-head';
import { PlanSteps } from './plan-steps';
import { StartDialog } from './start-dialog';
import { AddStepDialog } from './step-dialog';

type Open = { kind: 'start' } | { kind: 'add' | 'end'; plan: Purchase } | null;

/** What the lead buys: each step from the first paper to the keys, as the investor sees it. */
export function LeadPurchase({ lead }: { lead: Lead }) {
  const t = useT('leadPurchase');
  const { data: plans, isError, isFetching, refetch } = useQuery(leadPurchasesQuery(lead.id));
  const [open, setOpen] = useState<Open>(null);
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
            <PlanHead plan={plan} />
            {plan.outcome === null && (
              <>
                <PlanSteps plan={plan} />
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
              </>
            )}
          </div>
        ))}
      </div>
      {open?.kind === 'start' && <StartDialog lead={lead} onClose={() => setOpen(null)} />}
      {open?.kind === 'add' && <AddStepDialog plan={open.plan} onClose={() => setOpen(null)} />}
      {open?.kind === 'end' && <EndDialog plan={open.plan} onClose={() => setOpen(null)} />}
    </section>
  );
}
