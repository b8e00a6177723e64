import type { BarSeries } from './bar-chart';
import { colorVar } from './chart.types';

type BarsProps = {
  series: readonly BarSeries[];
  count: number;
  /** Bars from this one on are projections. */
  projectedFrom?: number | undefined;
  ranges?: readonly (readonly [low: number, high: number] | null)[] | undefined;
  x: (index: number) => number;
  y: (value: number) => number;
  width: number;
};

export function Bars({ series, count, projectedFrom, ranges, x, y, width }: BarsProps) {
  return Array.from({ length: count }, (_, index) => {
    const isProjected = projectedFrom !== undefined && index >= projectedFrom;
    const range = ranges?.[index];
    const middle = x(index) + width / 2;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position.
      <g key={index}>
        {stacked(series, index).map(({ one, from, to }) => (
          <Bar
            key={one.key}
            {...{ isProjected, width }}
            x={x(index)}
            y={Math.min(y(from), y(to))}
            height={Math.abs(y(from) - y(to))}
            color={colorVar(one.color)}
          />
        ))}
        {range && (
          <line x1={middle} x2={middle} y1={y(range[0])} y2={y(range[1])} className="stroke-ink" />
        )}
      </g>
    );
  });
}

function Bar({
  isProjected,
  color,
  ...box
}: {
  isProjected: boolean;
  color: string;
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  return isProjected ? (
    <rect {...box} rx={1} fill={color} fillOpacity={0.14} stroke={color} strokeDasharray="3 2" />
  ) : (
    <rect {...box} rx={1} fill={color} className="stroke-surface" strokeWidth={0.5} />
  );
}

/** Positive values grow upwards from zero, negative ones downwards. */
function stacked(series: readonly BarSeries[], index: number) {
  let up = 0;
  let down = 0;
  return series.map((one) => {
    const value = one.values[index] ?? 0;
    const from = value < 0 ? down : up;
    const to = from + value;
    if (value < 0) down = to;
    else up = to;
    return { one, from, to };
  });
}
