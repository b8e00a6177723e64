import type { ReactNode } from 'react';
import { cx } from './class-names';

type MetricProps = {
  label: ReactNode;
  figure: ReactNode;
  note?: ReactNode;
  /** A `<How>`: beside the label; on phones its panel opens below the note. */
  how?: ReactNode;
  children?: ReactNode;
  className?: string;
};

/** A figure with its label. See MetricRow for a row of them between hairlines. */
export function Metric({ label, figure, note, how, children, className }: MetricProps) {
  return (
    <div className={cx('flex min-w-0 flex-wrap content-start items-baseline gap-x-2', className)}>
      <h3 className="min-w-0 flex-1 font-sans text-14 leading-snug font-medium tracking-normal text-ink-2">
        {label}
      </h3>
      {how}
      <p
        data-how-figure
        className="figures mt-1.5 w-full text-28 leading-tight font-[560] tracking-[-0.02em]"
      >
        {figure}
      </p>
      {note && <p className="w-full text-13 text-ink-3">{note}</p>}
      {children && <div className="mt-3.5 w-full">{children}</div>}
    </div>
  );
}

/** Side by side with hairlines between; stacked on phones. */
export function MetricRow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        'grid border-y border-line max-md:divide-y max-md:divide-line max-md:*:py-4 md:auto-cols-fr md:grid-flow-col md:divide-x md:divide-line md:*:px-4.5 md:*:py-5 md:*:first:pl-0 md:*:last:pr-0',
        className,
      )}
    >
      {children}
    </div>
  );
}
