import { isOfInvestor, PURCHASE_PHASES } from '@alpha/contract/purchase-kinds';
import { formatMoney } from '@alpha/i18n';
import { useId, useState } from 'react';
import type { PurchasePlan, PurchaseStep } from '~/data/room-purchases';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { progressOf } from '~/purchases/plan-days';
import { useStepWords } from '~/purchases/use-step-words';
import { Fold } from '~/ui/fold';
import { ProgressBar } from '~/ui/progress-bar';
import { JumpLink } from '~/ui/text-link';
import { CalendarBox } from './calendar-box';
import { NextStep } from './next-step';
import { StepRow } from './step-row';

export type PlanProps = {
  plan: PurchasePlan;
  now: number;
  onChanged: (plan: PurchasePlan) => void;
  onReload: () => void;
  /** For screen readers. */
  onSaid: (text: string) => void;
};

export function PurchaseView({ plan, now, onChanged, onReload }: Omit<PlanProps, 'onSaid'>) {
  const t = useT('purchase');
  const locale = useLocale();
  const id = useId();
  const price =
    plan.price_cents !== null &&
    t('price', { price: formatMoney(plan.price_cents / 100, locale) ?? '' });
  const [street = plan.address, ...place] = plan.address.split(',');
  return (
    <section id={`purchase-${plan.id}`} aria-labelledby={id} className="mb-14 scroll-mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          {plan.picture && (
            <img
              src={plan.picture}
              alt=""
              className="h-16 w-24 shrink-0 rounded-2 object-cover"
              loading="lazy"
            />
          )}
          <div className="min-w-0">
            <p className="text-13 font-medium text-ink-2">{t('title')}</p>
            <h2 id={id} className="text-28 leading-tight text-balance">
              {street}
            </h2>
            <p className="text-14 text-ink-2">
              {[place.join(',').trim(), t(`way.${plan.financing}`), t(`buyer.${plan.buyer}`), price]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        </div>
        <Closing plan={plan} />
      </div>
      {plan.outcome === null ? (
        <Steps {...{ plan, now, onChanged, onReload }} titleId={id} />
      ) : (
        <Fold on="always" labelledBy={id} line={t('progress', progressOf(plan.steps))}>
          <Steps {...{ plan, now, onChanged, onReload }} titleId={id} />
        </Fold>
      )}
    </section>
  );
}

type StepsProps = Omit<PlanProps, 'onSaid'> & { titleId: string };

/** How far it is, what comes next, then the whole way. */
function Steps({ plan, now, onChanged, onReload, titleId: id }: StepsProps) {
  const t = useT('purchase');
  const steps = useT('purchaseSteps');
  const { done, total } = progressOf(plan.steps);
  const [said, onSaid] = useState('');
  return (
    <>
      <div className="mt-5">
        <ProgressBar
          label={t('title')}
          share={total === 0 ? 0 : done / total}
          valueText={t('progress', { done, total })}
        />
        <p aria-hidden="true" className="figures mt-1.5 text-13 text-ink-2">
          {t('progress', { done, total })}
        </p>
      </div>
      {plan.owned_home_id !== null && (
        <JumpLink href={`#owned-home-${plan.owned_home_id}`} className="mt-3">
          {t('home')}
        </JumpLink>
      )}
      {!plan.outcome && (
        <NextStep {...{ plan, now, onChanged, onReload, onSaid }} step={ownNext(plan)} />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="mt-8 grid items-start gap-8 md:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {PURCHASE_PHASES.map((phase) => {
          const own = plan.steps.filter((step) => step.phase === phase);
          if (own.length === 0) return null;
          const titleId = `${id}-${phase}`;
          return (
            <div key={phase}>
              <h3 id={titleId} className="border-b border-ink pb-1.5 text-16 font-semibold">
                {steps(`phase.${phase}`)}
              </h3>
              <Fold
                labelledBy={titleId}
                line={t('progress', progressOf(own))}
                opensWhen={own.some((step) => isUnderWay(step, plan))}
              >
                <ol>
                  {own.map((step) => (
                    <StepRow key={step.id} {...{ plan, step, now, onChanged, onReload, onSaid }} />
                  ))}
                </ol>
              </Fold>
            </div>
          );
        })}
      </div>
      <CalendarBox plan={plan} onReload={onReload} />
      <p className="mt-6 max-w-(--measure) text-13 text-pretty text-ink-3">{t('footnote')}</p>
    </>
  );
}

/** What is far ahead is one line on a phone. */
const isUnderWay = ({ id, status, ready_at, phase }: PurchaseStep, plan: PurchasePlan): boolean =>
  id === plan.next_step_id || (status === 'open' && ready_at !== null && phase !== 'after');

/** What waits for the investor; else what comes next for anybody. */
function ownNext({ steps, next_step_id: nextId }: PurchasePlan): PurchaseStep | null {
  const next = steps.find(({ id }) => id === nextId) ?? null;
  if (next && isOfInvestor(next.who)) return next;
  const own = steps.filter(
    ({ who, ready_at, phase }) => isOfInvestor(who) && ready_at !== null && phase !== 'after',
  );
  const due = own.filter(({ due_at }) => due_at);
  due.sort((a, b) => (a.due_at ?? '').localeCompare(b.due_at ?? ''));
  return due[0] ?? own[0] ?? next;
}

function Closing({ plan }: { plan: PurchasePlan }) {
  const t = useT('purchase');
  const { dayText, dayTextAt } = useStepWords();
  const closedAt = plan.steps.find(({ key }) => key === 'closing')?.done_at;
  if (closedAt)
    return (
      <p className="text-16 font-semibold">
        {t('closing.closed', { date: dayTextAt(closedAt, plan.time_zone) })}
      </p>
    );
  const { closing } = plan;
  if (!closing) return null;
  return (
    <div>
      <p className="text-13 text-ink-2">{t('closing.label')}</p>
      <p className="figures text-20 font-semibold">
        {closing.from === closing.until
          ? dayText(closing.from)
          : t('closing.range', { from: dayText(closing.from), until: dayText(closing.until) })}
      </p>
      {closing.from !== closing.until && (
        <p className="figures max-w-80 text-13 text-pretty text-ink-2">
          {t('closing.likely', { date: dayText(closing.likely) })} {t('closing.how')}
        </p>
      )}
    </div>
  );
}
