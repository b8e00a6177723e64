import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { STEPS } from './questions';

type StepProgressProps = {
  /** The result is the seventh. */
  step: number;
  name: string;
  /** Text at the end of the line. */
  note?: string | undefined;
};

/** Progress as a segmented line and as text; also used by the result. */
export function StepProgress({ step, name, note }: StepProgressProps) {
  const t = useT('quizSteps');
  const isResult = step > STEPS.length;
  const place = isResult ? String(step) : t('progress', { step, steps: STEPS.length });
  return (
    <div className="page pt-5">
      <div
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={STEPS.length}
        aria-valuenow={Math.min(step, STEPS.length)}
        aria-valuetext={place}
        className="flex gap-1.5"
      >
        {STEPS.map((segment) => (
          <span
            key={segment}
            className={cx('h-1 flex-1 rounded-full', segment <= step ? 'bg-accent' : 'bg-line')}
          />
        ))}
      </div>
      <p className="mt-2.5 flex justify-between gap-4 text-14">
        <span className="font-medium">{`${place} · ${name}`}</span>
        {note && <span className="text-ink-3">{note}</span>}
      </p>
    </div>
  );
}
