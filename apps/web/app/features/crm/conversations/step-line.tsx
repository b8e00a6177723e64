import type { Sequence } from '@alpha/contract';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { KindIcon } from './kind-icon';

type Step = Sequence['steps'][number];
type StepState = 'done' | 'next' | 'later';

type StepLineProps = { step: Step; isFirst: boolean; state?: StepState; children?: ReactNode };

/** What happens, and how long after the step before. */
export function StepLine({ step, isFirst, state = 'later', children }: StepLineProps) {
  const t = useT('sequences');
  const { channel, template_name: name, delay_days: days } = step;
  return (
    <li className="flex items-start gap-3 py-1.5">
      <span className="grid size-7 shrink-0 place-items-center rounded-full border border-line bg-surface">
        {state === 'done' ? (
          <Check aria-hidden="true" size={14} strokeWidth={2} className="text-gain" />
        ) : (
          <KindIcon kind={channel} size={14} />
        )}
      </span>
      <div className="min-w-0 pt-0.5 text-14">
        <p
          className={cx(
            'wrap-anywhere',
            state === 'next' && 'font-medium',
            state === 'done' && 'text-ink-2',
          )}
        >
          {t(`step.${channel}`, { name })}
          {state === 'done' && <span className="sr-only"> {t('step.done')}</span>}
        </p>
        <p className="text-13 text-ink-3">
          {children ?? t(isFirst ? 'step.start' : 'step.after', { days })}
        </p>
      </div>
    </li>
  );
}
