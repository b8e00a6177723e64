import type { ReactNode } from 'react';
import { cx } from '~/ui/class-names';
import { type Bar, barsOf } from './comparison';

type ComparisonBarsProps = {
  /** This home comes first. */
  rows: readonly { label: string; value: number | null; figure: ReactNode }[];
};

/** Names and figures have the same width in every row, so that all bars share one scale. */
export function ComparisonBars({ rows }: ComparisonBarsProps) {
  const { bars, zero } = barsOf(rows.map(({ value }) => value));
  return (
    <ul className="col-span-full mt-2.5 grid grid-cols-[auto_1fr_auto] gap-x-2 gap-y-1.25 text-[0.78125rem] text-ink-2 md:mt-3.5">
      {rows.map(({ label, figure }, index) => {
        const bar = bars[index];
        const isOwn = index === 0;
        return (
          <li
            key={label}
            className={cx(
              'col-span-full grid grid-cols-subgrid items-center',
              isOwn && 'font-[560] text-ink',
            )}
          >
            <span className="max-w-24 truncate" title={label}>
              {label}
            </span>
            {bar && <Track {...{ bar, zero, isOwn }} />}
            <span className={cx('text-right', bar ? 'min-w-13' : 'col-span-2 text-ink-3')}>
              {figure}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type TrackProps = { bar: Bar; zero: number | null; isOwn: boolean };

function Track({ bar: { start, length, isLoss }, zero, isOwn }: TrackProps) {
  return (
    <span className="relative self-stretch">
      <span
        className={cx(
          'absolute top-1/2 h-2 min-w-0.5 -translate-y-1/2',
          isLoss ? 'rounded-l-[2px]' : 'rounded-r-[2px]',
          isOwn ? (isLoss ? 'bg-loss' : 'bg-chart-1') : 'bg-chart-5',
        )}
        style={{ left: `${start}%`, width: `${length}%` }}
      />
      {zero !== null && (
        // As long as the row and its gap, so that the rows form one line.
        <span
          className="absolute -inset-y-[3px] -ml-px w-px bg-ink-3"
          style={{ left: `${zero}%` }}
        />
      )}
    </span>
  );
}
