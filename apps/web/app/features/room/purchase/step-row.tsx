import { isOfInvestor } from '@alpha/contract/purchase-kinds';
import { ChevronDown } from 'lucide-react';
import type { PurchaseStep } from '~/data/room-purchases';
import { useT } from '~/lib/i18n/use-t';
import { isLive } from '~/purchases/live-steps';
import { dayOf, daysSince } from '~/purchases/plan-days';
import { StepMark } from '~/purchases/step-mark';
import { useStepWords } from '~/purchases/use-step-words';
import { cx } from '~/ui/class-names';
import { Countdown } from './countdown';
import type { PlanProps } from './purchase-view';
import { StepActions } from './step-actions';
import { StepDocuments } from './step-documents';
import { StepRules } from './step-rules';

type StepRowProps = PlanProps & { step: PurchaseStep };

/** One line for each step; everything about it behind the line. */
export function StepRow({ step, ...props }: StepRowProps) {
  const t = useT('purchase');
  const steps = useT('purchaseSteps');
  const { nameOf, textOf, costText } = useStepWords();
  const { plan } = props;
  const isNext = step.id === plan.next_step_id;
  const isOpen = step.status === 'open';
  const { min, max } = step.days;
  const papers = step.papers.map((paper) => steps(`paper.${paper}`));
  return (
    <li className="border-b border-line">
      <details className="group/step">
        <summary className="flex min-h-15 cursor-pointer list-none items-start gap-3.5 py-3 [&::-webkit-details-marker]:hidden">
          <StepMark step={step} isNext={isNext} />
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className={cx('font-semibold', !isOpen && 'text-ink-2')}>{nameOf(step)}</span>
            <span className="figures flex flex-wrap gap-x-3 text-13 text-ink-2">
              <Status {...{ plan, step }} now={props.now} />
              <span>{steps(`who.${step.who}`)}</span>
              {step.documents.length > 0 && (
                <span>{t('documentCount', { count: step.documents.length })}</span>
              )}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            size={18}
            strokeWidth={1.5}
            className="mt-0.5 shrink-0 text-ink-3 transition-transform group-open/step:rotate-180"
          />
        </summary>
        <div className="grid gap-3 pb-5 pl-9.5 text-15">
          {textOf(step) && <p className="max-w-(--measure) text-pretty">{textOf(step)}</p>}
          {step.note && (
            <p className="max-w-(--measure) border-l-2 border-accent pl-3 text-pretty whitespace-pre-line wrap-anywhere">
              <span className="block text-13 text-ink-2">{t('step.note')}</span>
              {step.note}
            </p>
          )}
          {step.due_at && isOpen && (
            <Countdown dueAt={step.due_at} zone={plan.time_zone} now={props.now} />
          )}
          <p className="figures flex flex-wrap gap-x-4 text-14 text-ink-2">
            <span>
              {min === max
                ? t('step.day', { count: max })
                : t('step.days', { from: min, until: max })}
            </span>
            {step.cost && (
              <span>
                {step.cost.to === 0
                  ? t('step.free')
                  : t('step.cost', { amount: costText(step.cost) })}
              </span>
            )}
          </p>
          {papers.length > 0 && (
            <div className="text-14">
              <p className="font-medium">{t('step.papers')}</p>
              <ul className="ml-4 list-disc text-ink-2">
                {papers.map((paper) => (
                  <li key={paper}>{paper}</li>
                ))}
              </ul>
            </div>
          )}
          <StepDocuments step={step} isOver={!isLive(plan, step)} {...props} />
          {isLive(plan, step) && isOfInvestor(step.who) && step.status !== 'not_needed' && (
            <StepActions step={step} {...props} />
          )}
          <StepRules rules={step.rules} />
        </div>
      </details>
    </li>
  );
}

function Status({ plan, step, now }: Pick<StepRowProps, 'plan' | 'step' | 'now'>) {
  const t = useT('purchase');
  const { nameOf, dayTextAt } = useStepWords();
  if (step.done_at)
    return <span>{t('step.done', { date: dayTextAt(step.done_at, plan.time_zone) })}</span>;
  if (step.status === 'not_needed') return <span>{t('step.notNeeded')}</span>;
  if (step.stuck_since)
    return (
      <span className="font-semibold text-loss">
        {t('step.stuck', { count: daysSince(step.stuck_since, now) })}
      </span>
    );
  // With a date of its own, how long it usually takes says nothing.
  if (step.due_at)
    return (
      <span className="font-medium text-accent">
        {t('step.due', { date: dayTextAt(step.due_at, plan.time_zone) })}
      </span>
    );
  if (step.ready_at)
    return (
      <span className="font-medium text-accent">
        {dayOf(step.ready_at, now) === 1
          ? t('step.ready')
          : t('step.running', { day: dayOf(step.ready_at, now), typical: step.days.typical })}
      </span>
    );
  const before = plan.steps.filter(
    ({ id, status }) => step.after.includes(id) && status === 'open',
  );
  return <span>{t('step.waits', { steps: before.map(nameOf).join(', ') })}</span>;
}
