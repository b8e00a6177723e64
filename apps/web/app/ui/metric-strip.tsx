import type { ReactNode } from 'react';
import { cx } from './class-names';

type StripMetric = { key?: string; label: ReactNode; figure: ReactNode; note?: ReactNode };

type MetricStripProps = {
  metrics: readonly StripMetric[];
  /** `lead`: the first is large; `compact`: two by two, inside a card. */
  look?: 'lead' | 'compact';
  className?: string;
};

/** Gain and loss use the tones for a dark background. */
export const STRIP_GROUND =
  'figures bg-strip text-on-strip [--gain:var(--strip-gain)] [--loss:var(--strip-loss)] [--ink-3:var(--on-strip-2)] [--range-ground:var(--strip)]';

export const TONES = { gain: 'text-gain', loss: 'text-loss', plain: '' };

export function MetricStrip({ metrics, look = 'lead', className }: MetricStripProps) {
  return look === 'lead' ? (
    <LeadStrip metrics={metrics} className={className} />
  ) : (
    <CompactStrip metrics={metrics} className={className} />
  );
}

function LeadStrip({
  metrics,
  className,
}: {
  metrics: readonly StripMetric[];
  className: string | undefined;
}) {
  return (
    <div className={cx(STRIP_GROUND, '@container overflow-hidden rounded-3', className)}>
      <dl className="-mt-px -ml-px grid grid-cols-3 *:border-t *:border-l *:border-strip-line @min-[760px]:grid-cols-[1.5fr_1fr_1fr_1fr]">
        {metrics.map((metric, index) => (
          <div
            key={metric.key ?? index}
            className="flex flex-col justify-between gap-1.5 py-3.5 pr-2 pl-4 first:col-span-3 first:py-4.5 @min-[760px]:px-7 @min-[760px]:py-6 @min-[760px]:first:col-span-1 @min-[760px]:first:py-6"
          >
            <dt className="text-12 leading-snug text-on-strip-2 @min-[760px]:text-14">
              {metric.label}
            </dt>
            <dd>
              <span
                className={cx(
                  'block font-[560] tracking-[-0.02em]',
                  index === 0
                    ? 'text-40 leading-none tracking-[-0.03em]'
                    : 'text-[1.1875rem] leading-tight @min-[760px]:text-28',
                )}
              >
                {metric.figure}
              </span>
              {metric.note && (
                <span
                  className={cx(
                    'mt-1 text-13 leading-snug text-on-strip-2',
                    index === 0 ? 'block' : 'hidden @min-[760px]:block',
                  )}
                >
                  {metric.note}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function CompactStrip({
  metrics,
  className,
}: {
  metrics: readonly StripMetric[];
  className: string | undefined;
}) {
  return (
    <dl className={cx(STRIP_GROUND, 'grid grid-cols-2 py-1', className)}>
      {metrics.map((metric, index) => (
        <div
          key={metric.key ?? index}
          className="min-w-0 px-4 py-2 even:border-l even:border-strip-line"
        >
          <dt className="truncate text-12 text-on-strip-2">{metric.label}</dt>
          <dd className="text-18 leading-snug font-[560] tracking-[-0.01em]">{metric.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
