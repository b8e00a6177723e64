import type { MetroForecast } from '@alpha/contract';
import { cx } from '~/ui/class-names';
import { type FanShape, fanShape, HEIGHT, WIDTH } from './fan-shape';
import { useForecastWords } from './use-forecast-words';

const at = (share: number) => `${(100 * share).toFixed(2)}%`;

/** Stretched to any width; texts are beside the drawing, so they keep their size. */
export function FanDrawing({ forecast, label }: { forecast: MetroForecast; label: string }) {
  const { t, change, quarter } = useForecastWords();
  const shape = fanShape(forecast);
  const made = t('fan.made', { quarter: quarter(forecast.quarter) });
  return (
    <div role="img" aria-label={label} className="relative h-64 text-12 md:h-76">
      <div className="absolute inset-y-6 right-29 left-12 md:right-32">
        {shape.yTicks.map(({ value, top }) => (
          <span
            key={value}
            className="absolute right-full -translate-y-1/2 pr-2 whitespace-nowrap text-ink-3"
            style={{ top: at(top) }}
          >
            {value === 0 ? '0' : change(value)}
          </span>
        ))}
        <FanPaths shape={shape} />
        <span
          className="absolute bottom-full -translate-x-1/2 pb-1 whitespace-nowrap text-ink-2"
          style={{ left: at(shape.start.left) }}
        >
          {made}
        </span>
        <Dot {...shape.start} className="bg-ink" />
        {shape.last && <Dot {...shape.last} className="bg-chart-2" />}
        {shape.ends.map(({ key, value, top }) => (
          <span
            key={key}
            className={cx(
              'absolute left-full -translate-y-1/2 pl-2 whitespace-nowrap',
              key === 'actual' && 'font-semibold text-ink',
              key === 'median' && 'font-medium text-accent',
              (key === 'high' || key === 'low') && 'text-ink-3',
            )}
            style={{ top: at(top) }}
          >
            {key === 'actual' || key === 'median'
              ? t(`fan.${key}`, { change: change(value, 1) })
              : change(value)}
          </span>
        ))}
        {shape.xTicks.map(({ year, left }) => (
          <span
            key={year}
            className={cx(
              'absolute top-full -translate-x-1/2 pt-1.5 text-ink-3',
              year % 4 !== 0 && 'max-md:hidden',
            )}
            style={{ left: at(left) }}
          >
            {year}
          </span>
        ))}
      </div>
    </div>
  );
}

function FanPaths({ shape }: { shape: FanShape }) {
  const start = WIDTH * shape.start.left;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className="absolute inset-0 size-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
    >
      {shape.yTicks.map(({ value, top }) => (
        <path
          key={value}
          d={`M0 ${HEIGHT * top}H${WIDTH}`}
          className={value === 0 ? 'stroke-edge' : 'stroke-chart-grid'}
        />
      ))}
      <g className="fill-chart-1">
        <path d={shape.wide} opacity=".13" />
        <path d={shape.half} opacity=".17" />
      </g>
      <path d={`M${start} 0V${HEIGHT}`} className="stroke-ink" strokeWidth="1" />
      <path d={shape.median} className="stroke-chart-1" strokeWidth="2" strokeDasharray="5 4" />
      <path d={shape.known} className="stroke-ink-3" strokeWidth="1.5" />
      <path d={shape.actual} className="stroke-chart-2" strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
  );
}

function Dot({ left, top, className }: { left: number; top: number; className: string }) {
  return (
    <span
      className={cx('absolute size-2 -translate-1/2 rounded-full', className)}
      style={{ left: at(left), top: at(top) }}
    />
  );
}
