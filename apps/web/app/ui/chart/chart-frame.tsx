import { type ReactNode, useId, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '../class-names';
import { LoadingRegion, Skeleton } from '../skeleton';
import type { LegendItem } from './chart.types';
import { ChartTable, type ChartTableData } from './chart-table';
import { Legend } from './legend';

type ChartFrameProps = {
  /** A sentence that says what the chart shows. */
  title: string;
  /** What is measured, and how. */
  description?: ReactNode;
  /** A "How?" beside the sentence. */
  how?: ReactNode;
  legend?: readonly LegendItem[];
  table?: ChartTableData;
  isLoading?: boolean;
  /** Height of the drawing; the skeleton has the same, so nothing jumps. */
  height?: number;
  /** Below the drawing: a note or key figures. */
  footer?: ReactNode;
  children?: ReactNode;
  className?: string;
};

export function ChartFrame({
  title,
  description,
  how,
  legend,
  table,
  isLoading = false,
  height = 260,
  footer,
  children,
  className,
}: ChartFrameProps) {
  const t = useT('ui');
  const id = useId();
  const [isTableShown, setTableShown] = useState(false);
  return (
    <figure
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cx(
        'flex min-w-0 flex-col rounded-3 border border-line bg-surface p-4 break-inside-avoid md:px-6 md:py-5',
        className,
      )}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 has-[section]:mb-3">
        <h3
          id={`${id}-title`}
          className="min-w-0 flex-1 font-sans text-16 leading-snug font-[560] tracking-[-0.005em] text-pretty"
        >
          {title}
        </h3>
        {how}
      </div>
      {description && (
        <p id={`${id}-description`} className="mt-0.5 text-14 text-pretty text-ink-2">
          {description}
        </p>
      )}
      {(isLoading || children) && (
        <div className="mt-4">{isLoading ? <ChartSkeleton height={height} /> : children}</div>
      )}
      {legend && <Legend items={legend} className="mt-3" />}
      {footer && (
        <div className="mt-3.5 border-t border-line pt-3 text-13 text-ink-2">{footer}</div>
      )}
      {table && !isLoading && (
        <>
          <button
            type="button"
            aria-expanded={isTableShown}
            aria-controls={`${id}-table`}
            onClick={() => setTableShown(!isTableShown)}
            className="mt-auto -mb-2 flex min-h-11 cursor-pointer items-center self-start text-13 font-medium text-accent hover:text-accent-hover print:hidden"
          >
            {t(isTableShown ? 'chart.hideTable' : 'chart.showTable')}
          </button>
          <div id={`${id}-table`} hidden={!isTableShown}>
            {isTableShown && <ChartTable caption={title} {...table} />}
          </div>
        </>
      )}
    </figure>
  );
}

const SKELETON_BARS = [34, 48, 44, 60, 72, 66, 84, 78, 92, 70, 58, 40];

function ChartSkeleton({ height }: { height: number }) {
  return (
    <LoadingRegion>
      <span className="flex items-end gap-2 border-b border-line" style={{ height }}>
        {SKELETON_BARS.map((share, index) => (
          <Skeleton
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity.
            key={index}
            className="flex-1 rounded-b-none"
            style={{ height: `${share * 0.8}%` }}
          />
        ))}
      </span>
    </LoadingRegion>
  );
}
