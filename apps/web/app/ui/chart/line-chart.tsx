import { scaleLinear } from '@visx/scale';
import { area as areaPath } from '@visx/shape';
import { AxisBottom, AxisLeft } from './axis';
import type { ChartColor, Level, Mark, Tick } from './chart.types';
import { colorVar } from './chart.types';
import { EndLabels } from './end-labels';
import { GridLines } from './grid';
import { Levels } from './levels';
import { LinePaths } from './line-paths';
import { Marks, marksHeight } from './marks';
import { Plot } from './plot';
import { StepLayer } from './step-layer';
import { thinTicks, tickCount, widestLabel } from './ticks';

export type Point = { x: number; y: number };

export type LineSeries = {
  key: string;
  label: string;
  color: ChartColor;
  points: readonly Point[];
  isDashed?: boolean;
  /** Filled down to the axis. */
  isFilled?: boolean;
  /** A larger distance between two points is a gap, where the line is dotted. */
  maxStep?: number;
};

export type Band = {
  label: string;
  color?: ChartColor;
  points: readonly { x: number; low: number; high: number }[];
};

type LineChartProps = {
  label: string;
  series: readonly LineSeries[];
  band?: Band;
  marks?: readonly Mark[];
  levels?: readonly Level[];
  /** Ticks of the horizontal axis; every point by default. */
  xTicks?: readonly { at: number; label: string }[];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  /** Full figures for the tooltip; `formatY` by default. */
  formatValue?: (y: number) => string;
  /** Starts the vertical axis at zero. */
  isFromZero?: boolean;
  /** Labels each line at its end. */
  hasEndLabels?: boolean;
  height?: number;
};

export function LineChart({
  label,
  series,
  band,
  marks = [],
  levels = [],
  xTicks,
  formatX,
  formatY,
  formatValue = formatY,
  isFromZero = false,
  hasEndLabels = false,
  height = 260,
}: LineChartProps) {
  const xs = [...new Set(series.flatMap((one) => one.points.map((point) => point.x)))].sort(
    (a, b) => a - b,
  );
  const ys = series.flatMap((one) => one.points.map((point) => point.y));
  const bandYs = band?.points.flatMap((point) => [point.low, point.high]) ?? [];
  const levelYs = levels.map(({ at }) => at);
  const values = [...ys, ...bandYs, ...levelYs, ...(isFromZero ? [0] : [])];
  const y = scaleLinear<number>({
    domain: wide(Math.min(...values), Math.max(...values)),
    nice: 4,
  });
  const yValues = y.ticks(tickCount(height, 60));
  const left = widestLabel(yValues.map(formatY)) + 12;
  const right = hasEndLabels ? widestLabel(series.map((one) => one.label)) + 14 : 8;
  const x = scaleLinear<number>({ domain: wide(xs[0] ?? 0, xs.at(-1) ?? 1) });

  return (
    <Plot
      label={label}
      height={height}
      margin={(width) => ({ top: marksHeight(marks.length, width), right, bottom: 30, left })}
      overlay={(area) => {
        x.range([area.left, area.right]);
        y.range([area.bottom, area.top]);
        const steps = xs.map((at) => ({
          x: x(at),
          title: formatX(at),
          rows: series.flatMap((one) => {
            const point = one.points.find((candidate) => candidate.x === at);
            if (!point) return [];
            const shape = one.isDashed ? ('dashed' as const) : ('line' as const);
            return [
              {
                label: one.label,
                value: formatValue(point.y),
                color: one.color,
                shape,
                y: y(point.y),
              },
            ];
          }),
        }));
        return <StepLayer label={label} steps={steps} area={area} />;
      }}
    >
      {(area) => {
        x.range([area.left, area.right]);
        y.range([area.bottom, area.top]);
        const yTicks: Tick[] = yValues.map((value) => ({ at: y(value), label: formatY(value) }));
        const toX = (point: { x: number }) => x(point.x);
        return (
          <>
            <GridLines ticks={yTicks} area={area} />
            <AxisLeft ticks={yTicks} area={area} />
            <AxisBottom
              ticks={thinTicks(
                (xTicks ?? xs.map((at) => ({ at, label: formatX(at) }))).map((tick) => ({
                  ...tick,
                  at: x(tick.at),
                })),
              )}
              area={area}
            />
            {band && (
              <path
                d={
                  areaPath<Band['points'][number]>({
                    x: toX,
                    y0: (p) => y(p.low),
                    y1: (p) => y(p.high),
                  })([...band.points]) ?? ''
                }
                fill={colorVar(band.color ?? 1)}
                fillOpacity={0.14}
              />
            )}
            <Levels levels={levels} yOf={(value) => y(value)} area={area} />
            {series.map((one) => (
              <LinePaths
                key={one.key}
                series={one}
                x={(value) => x(value)}
                y={(value) => y(value)}
                bottom={area.bottom}
              />
            ))}
            {hasEndLabels && (
              <EndLabels
                labels={series.flatMap(({ key, label: text, points }) => {
                  const end = points.at(-1);
                  return end ? [{ key, text, x: x(end.x), y: y(end.y) }] : [];
                })}
              />
            )}
            <Marks marks={marks} xOf={(at) => x(at)} area={area} />
          </>
        );
      }}
    </Plot>
  );
}

/** A scale needs some width: a single value is centered. */
function wide(from: number, to: number): [number, number] {
  return from === to ? [from - 1, to + 1] : [from, to];
}
