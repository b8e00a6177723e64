import { isOfInvestor } from '@alpha/contract/purchase-kinds';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PurchasePlan, PurchaseStep } from '~/data/room-purchases';
import { useT } from '~/lib/i18n/use-t';
import { daysSince } from '~/purchases/plan-days';
import { useStepWords } from '~/purchases/use-step-words';
import { cx } from '~/ui/class-names';
import { Countdown } from './countdown';
import type { PlanProps } from './purchase-view';
import { StepActions } from './step-actions';

type NextStepProps = PlanProps & { step: PurchaseStep | null };

/** One thing first: what waits for the investor, with its consequence and its button. */
export function NextStep({ step, ...props }: NextStepProps) {
  const t = useT('purchase');
  const steps = useT('purchaseSteps');
  const { nameOf, textOf } = useStepWords();
  const isMine = step !== null && isOfInvestor(step.who);
  const { title, onChanged } = useFocusOnNext(step?.id, props.onChanged);
  if (!step)
    return (
      <div className="mt-6 flex items-start gap-3 rounded-3 bg-gain-wash px-5 py-4">
        <CircleCheck aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-gain" />
        <div>
          <p ref={title} tabIndex={-1} className="font-semibold">
            {t('next.nothing')}
          </p>
          <p className="text-14 text-ink-2">{t('next.nothingText')}</p>
        </div>
      </div>
    );
  const isStuck = step.stuck_since !== null;
  return (
    <div
      className={cx(
        'mt-6 rounded-3 px-5 py-4.5',
        isMine ? (isStuck ? 'bg-loss-wash' : 'bg-accent-wash') : 'border border-line bg-surface',
      )}
    >
      <p className={cx('text-13 font-medium', isMine && isStuck ? 'text-loss' : 'text-ink-2')}>
        {isMine ? t('next.yours') : t('next.other', { who: steps(`who.${step.who}`) })}
        {step.stuck_since && (
          <> · {t('next.stuck', { count: daysSince(step.stuck_since, props.now) })}</>
        )}
      </p>
      <p ref={title} tabIndex={-1} className="mt-0.5 text-20 font-semibold text-balance">
        {nameOf(step)}
      </p>
      <p className="mt-1 max-w-(--measure) text-pretty text-ink-2">{step.note || textOf(step)}</p>
      {step.due_at && <Countdown dueAt={step.due_at} zone={props.plan.time_zone} now={props.now} />}
      {isMine && <StepActions key={step.id} isFirst {...{ ...props, step, onChanged }} />}
    </div>
  );
}

/** The button that completes a step goes with it: on with the name of the one that follows. */
function useFocusOnNext(id: number | undefined, onChanged: (plan: PurchasePlan) => void) {
  const title = useRef<HTMLParagraphElement>(null);
  const isDoneHere = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another step comes first.
  useEffect(() => {
    if (isDoneHere.current) title.current?.focus({ preventScroll: true });
    isDoneHere.current = false;
  }, [id]);
  return {
    title,
    onChanged: (plan: PurchasePlan) => {
      isDoneHere.current = true;
      onChanged(plan);
    },
  };
}
