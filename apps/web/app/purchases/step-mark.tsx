import type { PurchasePlan } from '@alpha/contract';
import { Check, Minus } from 'lucide-react';
import { cx } from '~/ui/class-names';

type StepMarkProps = { step: PurchasePlan['steps'][number]; isNext: boolean };

/** Done is ink, stuck is red with a sign, current is cobalt, what comes later is hollow. */
export function StepMark({ step, isNext }: StepMarkProps) {
  const { status, stuck_since, ready_at } = step;
  const look =
    status === 'done'
      ? 'border-ink bg-ink text-paper'
      : status === 'not_needed'
        ? 'border-line bg-sunken text-ink-3'
        : stuck_since
          ? 'border-loss bg-loss text-paper'
          : isNext
            ? 'border-accent bg-accent'
            : ready_at
              ? 'border-accent bg-surface'
              : 'border-edge bg-surface';
  return (
    <span
      aria-hidden="true"
      className={cx('grid size-6 shrink-0 place-items-center rounded-full border-[1.5px]', look)}
    >
      {status === 'done' && <Check size={14} strokeWidth={2.5} />}
      {status === 'not_needed' && <Minus size={14} strokeWidth={2} />}
      {status === 'open' && stuck_since && <span className="text-13 font-bold">!</span>}
      {status === 'open' && !stuck_since && isNext && (
        <span className="size-2 rounded-full bg-on-accent" />
      )}
    </span>
  );
}
