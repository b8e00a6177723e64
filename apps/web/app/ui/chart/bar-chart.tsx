import { scaleBand, scaleLinear } from '@visx/scale';
import { AxisBottom, AxisLeft, BaseLine } from './axis';
import { Bars } from './bars';
import type { ChartColor, Mark, PlotArea } from './chart.types';
import { GridLines } from './grid';
import { Marks } from './marks';
import { Plot } from './plot';
import { StepLayer } from './step-layer';
import { thinTicks, tickCount, widestLabel } from './ticks';

export type BarSeries = {
  key: string;
  label: string;
  color: ChartColor;
  /** Null: not known; nothing is drawn and nothing is told. */
  values: readonly (number | null)[];
};

type BarChartProps = {
  label: string;
  categories: readonly string[];
  /** Several series stand on each other. */
  series: readonly BarSeries[];
  /** From this bar on it is a projection: pale, with dashed outline, and a line before it. */
  split?: { index: number; before: string; after: string };
  /** A thin line per bar from low to high; null where there is none. */
  ranges?: readonly (readonly [low: number, high: number] | null)[];
  rangeLabel?: string;
  formatY: (value: number) => string;
  formatValue?: (value: number) => string;
  height?: number;
};

export function BarChart({
  label,
  categories,
  series,
  split,
  ranges,
  rangeLabel = '',
  formatY,
  formatValue = formatY,
  height = 260,
}: BarChartProps) {
  const totals = categories.map((_, index) => sum(series.map((one) => one.values[index] ?? 0)));
  const lows = ranges?.map((range) => range?.[0] ?? 0) ?? [];
  const highs = ranges?.map((range) => range?.[1] ?? 0) ?? [];
  const y = scaleLinear<number>({
    domain: [Math.min(0, ...totals, ...lows), Math.max(...totals, ...highs)],
    nice: 4,
  });
  const yValues = y.ticks(tickCount(height, 60));
  const left = widestLabel(yValues.map(formatY)) + 12;
  const x = scaleBand<number>({ domain: categories.map((_, index) => index), padding: 0.3 });
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const fitScales = (area: PlotArea) => {
    x.range([area.left, area.right]);
    y.range([area.bottom, area.top]);
  };
  const marks: Mark[] = split
    ? [{ at: split.index, label: split.after, before: split.before }]
    : [];

  return (
    <Plot
      label={label}
      height={height}
      margin={() => ({ top: split ? 32 : 12, right: 0, bottom: 30, left })}
      overlay={(area) => {
        fitScales(area);
        const steps = categories.map((title, index) => {
          const range = ranges?.[index];
          const rows = series.flatMap(({ label, color, values }) => {
            const value = values[index];
            return typeof value === 'number' ? [{ label, value: formatValue(value), color }] : [];
          });
          const span = range && { label: rangeLabel, value: range.map(formatValue).join(' – ') };
          return { x: middle(index), title, rows: span ? [...rows, span] : rows };
        });
        return <StepLayer label={label} steps={steps} area={area} />;
      }}
    >
      {(area) => {
        fitScales(area);
        const yTicks = yValues.map((value) => ({ at: y(value), label: formatY(value) }));
        const xTicks = categories.map((text, index) => ({ at: middle(index), label: text }));
        const splitX = (index: number) => (x(index) ?? 0) - (x.step() - x.bandwidth()) / 2;
        return (
          <>
            <GridLines ticks={yTicks} area={area} />
            <AxisLeft ticks={yTicks} area={area} />
            <AxisBottom ticks={thinTicks(xTicks)} area={area} />
            <Bars
              {...{ series, split, ranges }}
              count={categories.length}
              x={(index) => x(index) ?? 0}
              y={(value) => y(value)}
              width={x.bandwidth()}
            />
            <BaseLine area={area} y={y(0)} />
            <Marks marks={marks} xOf={splitX} area={area} />
          </>
        );
      }}
    </Plot>
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
