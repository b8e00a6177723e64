import { cx } from './class-names';

type ProgressBarProps = {
  label: string;
  /** From 0 to 1; null while the total is unknown. */
  share: number | null;
  /** Announced instead of the percentage. */
  valueText?: string;
  className?: string;
};

export function ProgressBar({ label, share, valueText, className }: ProgressBarProps) {
  const percent = share === null ? null : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={valueText}
      className={cx('h-1.5 overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={cx(
          'h-full rounded-full bg-accent',
          percent === null
            ? 'w-1/3 animate-pulse'
            : 'transition-[width] duration-700 ease-out motion-reduce:transition-none',
        )}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
