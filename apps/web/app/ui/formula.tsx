import type { ReactNode } from 'react';
import { cx } from './class-names';

export type FormulaLine = {
  label: ReactNode;
  value: ReactNode;
  /** `sum` has a line above, `result` is the answer. */
  kind?: 'part' | 'sum' | 'result';
};

/** A calculation with actual figures, line by line. */
export function Formula({
  lines,
  className,
}: {
  lines: readonly FormulaLine[];
  className?: string;
}) {
  return (
    <dl className={cx('figures mt-3 text-14', className)}>
      {lines.map((line, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a sum keep their order.
          key={index}
          className={cx(
            'flex justify-between gap-4 py-1',
            line.kind === 'sum' && 'mt-1 border-t border-ink pt-1.75',
            line.kind === 'result' &&
              'mt-1 border-t border-accent pt-1.75 font-semibold text-accent',
          )}
        >
          <dt className={line.kind === 'result' ? '' : 'text-ink-2'}>{line.label}</dt>
          <dd className={line.kind === 'result' ? '' : 'font-medium'}>{line.value}</dd>
        </div>
      ))}
    </dl>
  );
}
