import { type ReactNode, useId } from 'react';
import { cx } from './class-names';

type Segment<V extends string> = { value: V; label: ReactNode; ariaLabel?: string };

type SegmentedControlProps<V extends string> = {
  label: string;
  segments: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
  className?: string;
};

/** One of two to four views of the same thing. For answers in a form use RadioGroup. */
export function SegmentedControl<V extends string>({
  label,
  segments,
  value,
  onChange,
  className,
}: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <fieldset
      aria-label={label}
      className={cx('inline-flex min-w-0 rounded-2 border border-edge bg-surface', className)}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          className="-my-px flex min-h-11 min-w-11 flex-auto cursor-pointer items-center justify-center gap-1.5 px-3 text-14 font-medium whitespace-nowrap text-ink-2 transition-colors first:-ml-px first:rounded-l-2 last:-mr-px last:rounded-r-2 hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            aria-label={segment.ariaLabel}
            className="sr-only"
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
