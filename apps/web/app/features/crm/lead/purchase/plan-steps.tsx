import { PURCHASE_PHASES, type Purchase, type StaffPurchaseStep } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ChevronDown,
  ChevronUp,
  Ellipsis,
  MessageSquareText,
  Paperclip,
  Pencil,
} from 'lucide-react';
import { useId, useState } from 'react';
import { changePlan, changeStep } from '~/data/purchases';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { isLive } from '~/purchases/live-steps';
import { dayOf, daysSince, progressOf } from '~/purchases/plan-days';
import { StepMark } from '~/purchases/step-mark';
import { useStepWords } from '~/purchases/use-step-words';
import { cx } from '~/ui/class-names';
import { Fold } from '~/ui/fold';
import { IconButton } from '~/ui/icon-button';
import { Menu } from '~/ui/menu';
import { toast } from '~/ui/toast';
import { useNow } from '../../use-now';
import { EditStepDialog } from './step-dialog';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type PlanStepsProps = { plan: Purchase; onClosing: () => void };

/** Folded by phase: what is done or far ahead is one line. With the keys, what comes after them is left. */
export function PlanSteps({ plan, onClosing }: PlanStepsProps) {
  const t = useT('leadPurchase');
  const steps = useT('purchaseSteps');
  const id = useId();
  const [editing, setEditing] = useState<number | null>(null);
  const edited = plan.steps.find(({ id }) => id === editing);
  return (
    <div className="mt-4 grid gap-4">
      {PURCHASE_PHASES.map((phase) => {
        const own = plan.steps.filter((step) => step.phase === phase && isLive(plan, step));
        if (own.length === 0) return null;
        const titleId = `${id}-${phase}`;
        return (
          <div key={phase} className="border-b border-line">
            <h3 id={titleId} className="text-13 font-semibold text-ink-2">
              {steps(`phase.${phase}`)}
            </h3>
            <Fold
              on="always"
              labelledBy={titleId}
              line={t('progress', progressOf(own))}
              opensWhen={plan.outcome !== null || own.some((step) => isCurrent(step, plan))}
            >
              <ol className="border-t border-line [&>li:last-child]:border-b-0">
                {own.map((step) => (
                  <Row
                    key={step.id}
                    {...{ plan, step, onClosing }}
                    onEdit={() => setEditing(step.id)}
                  />
                ))}
              </ol>
            </Fold>
          </div>
        );
      })}
      {edited && (
        <EditStepDialog
          key={edited.id}
          plan={plan}
          step={edited}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

/** Filings wait for their day, a year from now: they are not what somebody works on. */
function isCurrent(step: StaffPurchaseStep, plan: Purchase): boolean {
  if (step.id === plan.next_step_id || step.stuck_since) return true;
  const isAtWork = step.ready_at !== null || step.due_at !== null;
  return step.status === 'open' && step.phase !== 'after' && isAtWork;
}

type RowProps = {
  plan: Purchase;
  step: StaffPurchaseStep;
  onEdit: () => void;
  /** The closing is confirmed with its day and price, and taken back with its home. */
  onClosing: () => void;
};

/** The mark ticks the step; its name opens everything else about it. */
function Row({ plan, step, onEdit, onClosing }: RowProps) {
  const t = useT('leadPurchase');
  const steps = useT('purchaseSteps');
  const ui = useT('ui');
  const cache = useQueryClient();
  const { nameOf } = useStepWords();
  const name = nameOf(step);
  const onError = (error: unknown) => toast.error(refusalOf(error) ?? ui('error.text'));
  const tick = useMutation({
    mutationFn: () =>
      changeStep(cache, step.id, { status: step.status === 'open' ? 'done' : 'open' }),
    onError,
  });
  const onTick = () => {
    if (step.key === 'closing') onClosing();
    else if (!tick.isPending) tick.mutate();
  };
  const place = plan.steps.findIndex(({ id }) => id === step.id);
  const move = useMutation({
    mutationFn: (by: -1 | 1) => {
      const ids = plan.steps.map(({ id }) => id);
      ids.splice(place, 1);
      ids.splice(place + by, 0, step.id);
      return changePlan(cache, plan.id, { step_ids: ids });
    },
    onError,
  });
  return (
    <li className="flex min-h-12 items-start gap-1 border-b border-line py-1">
      <button
        type="button"
        aria-pressed={step.status === 'done'}
        aria-label={t('tick', { step: name })}
        aria-busy={tick.isPending || undefined}
        onClick={onTick}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-2 hover:bg-sunken"
      >
        <StepMark step={step} isNext={step.id === plan.next_step_id} />
      </button>
      <button
        type="button"
        onClick={onEdit}
        className="grid min-h-11 min-w-0 flex-1 cursor-pointer content-center gap-0.5 py-1 text-left hover:text-accent"
      >
        <span className={cx('font-medium', step.status !== 'open' && 'text-ink-2')}>{name}</span>
        <span className="figures flex flex-wrap items-center gap-x-2.5 text-13 text-ink-2">
          <Status {...{ plan, step }} />
          <span>{steps(`who.${step.who}`)}</span>
          {step.documents.length > 0 && (
            <span className="inline-flex items-center gap-1">
              <Paperclip aria-hidden="true" size={13} strokeWidth={1.75} />
              {t('documents', { count: step.documents.length })}
            </span>
          )}
          {(step.note || step.staff_note) && (
            <span className="inline-flex items-center gap-1">
              <MessageSquareText aria-hidden="true" size={13} strokeWidth={1.75} />
              {t('note')}
            </span>
          )}
        </span>
      </button>
      <Menu
        trigger={
          <IconButton label={t('edit', { step: name })} size="sm">
            <Ellipsis {...ICON} />
          </IconButton>
        }
        items={[
          { label: t('step.title'), icon: <Pencil {...ICON} />, onSelect: onEdit },
          ...(plan.outcome === null && place > 0
            ? [
                {
                  label: t('order.up', { step: name }),
                  icon: <ChevronUp {...ICON} />,
                  onSelect: () => move.mutate(-1),
                },
              ]
            : []),
          ...(plan.outcome === null && place < plan.steps.length - 1
            ? [
                {
                  label: t('order.down', { step: name }),
                  icon: <ChevronDown {...ICON} />,
                  onSelect: () => move.mutate(1),
                },
              ]
            : []),
        ]}
      />
    </li>
  );
}

function Status({ plan, step }: Pick<RowProps, 'plan' | 'step'>) {
  const t = useT('leadPurchase');
  const { dayTextAt, momentsOf } = useStepWords();
  const now = useNow();
  const { status, done_at, done_by, stuck_since, due_at, ready_at } = step;
  if (status === 'not_needed') return <span>{t('notNeeded')}</span>;
  if (done_at)
    return (
      <span>
        {done_by
          ? t('doneBy', { date: dayTextAt(done_at, plan.time_zone), name: done_by })
          : t('doneInRoom', { date: dayTextAt(done_at, plan.time_zone) })}
      </span>
    );
  return (
    <>
      {stuck_since && (
        <span className="font-semibold text-loss" title={t('stuckHow')}>
          {t('stuck', { count: daysSince(stuck_since, now) })}
        </span>
      )}
      {due_at && (
        <span className={cx('font-medium', stuck_since ? 'text-loss' : 'text-ink')}>
          {t('due', { moment: momentsOf(due_at, plan.time_zone).at(-1)?.moment ?? '' })}
        </span>
      )}
      {!stuck_since && !due_at && ready_at && (
        <span className="text-accent">
          {t('running', { day: dayOf(ready_at, now), typical: step.days.typical })}
        </span>
      )}
      {!ready_at && !due_at && <span>{t('waits')}</span>}
    </>
  );
}
