import { linearScale, roundAxis, widened } from '@alpha/report-model/chart/scale';
import { AxisBottom, AxisLeft } from './axis';
import type { ChartColor, Level, Mark, PlotArea, Tick } from './chart.types';
import { colorVar } from './chart.types';
import { EndLabels } from './end-labels';
import { GridLines } from './grid';
import { Levels } from './levels';
import { LinePaths } from './line-paths';
import { Marks, marksHeight } from './marks';
import { areaPath } from './paths';
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
  /** What is printed for one unit of the values, such as pesos for a dollar: axis steps are round in it. */
  printedPer?: number | undefined;
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
  printedPer = 1,
  height = 260,
}: LineChartProps) {
  const xs = [...new Set(series.flatMap((one) => one.points.map((point) => point.x)))].sort(
    (a, b) => a - b,
  );
  const ys = series.flatMap((one) => one.points.map((point) => point.y));
  const bandYs = band?.points.flatMap((point) => [point.low, point.high]) ?? [];
  const levelYs = levels.map(({ at }) => at);
  const values = [...ys, ...bandYs, ...levelYs, ...(isFromZero ? [0] : [])];
  const axis = roundAxis(widened([Math.min(...values), Math.max(...values)]), {
    count: tickCount(height, 60),
    per: printedPer,
  });
  const left = widestLabel(axis.ticks.map(formatY)) + 12;
  const right = hasEndLabels ? widestLabel(series.map((one) => one.label)) + 14 : 8;
  const xIn = (from: number, to: number) =>
    linearScale(widened([xs[0] ?? 0, xs.at(-1) ?? 1]), [from, to]);
  const scalesIn = (area: PlotArea) => ({
    x: xIn(area.left, area.right),
    y: linearScale(axis.domain, [area.bottom, area.top]),
  });

  return (
    <Plot
      label={label}
      height={height}
      margin={(width) => ({
        top: marksHeight(marks, xIn(left, width - right), width),
        right,
        bottom: 30,
        left,
      })}
      overlay={(area) => {
        const { x, y } = scalesIn(area);
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
        const { x, y } = scalesIn(area);
        const yTicks: Tick[] = axis.ticks.map((value) => ({ at: y(value), label: formatY(value) }));
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
                d={areaPath(
                  band.points.map((point) => [x(point.x), y(point.high)]),
                  band.points.map((point) => [x(point.x), y(point.low)]),
                )}
                fill={colorVar(band.color ?? 1)}
                fillOpacity={0.14}
              />
            )}
            <Levels levels={levels} yOf={y} area={area} />
            {series.map((one) => (
              <LinePaths key={one.key} series={one} x={x} y={y} bottom={area.bottom} />
            ))}
            {hasEndLabels && (
              <EndLabels
                labels={series.flatMap(({ key, label: text, points }) => {
                  const end = points.at(-1);
                  return end ? [{ key, text, x: x(end.x), y: y(end.y) }] : [];
                })}
              />
            )}
            <Marks marks={marks} xOf={x} area={area} />
          </>
        );
      }}
    </Plot>
  );
}
