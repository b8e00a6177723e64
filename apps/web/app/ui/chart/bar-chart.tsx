import { linearScale, roundAxis } from '@alpha/report-model/chart/scale';
import { AxisBottom, AxisLeft, BaseLine } from './axis';
import { bandsOf } from './bands';
import { Bars } from './bars';
import type { ChartColor, Mark, PlotArea } from './chart.types';
import { FanBandArea } from './fan-band';
import { GridLines } from './grid';
import { Marks } from './marks';
import { Plot } from './plot';
import { StepLayer } from './step-layer';
import { thinTicks, tickCount, widestLabel } from './ticks';

export type BarSeries = {
  key: string;
  label: string;
  color: ChartColor;
  /** Null: unknown; nothing is drawn or announced. */
  values: readonly (number | null)[];
};

export type FanBand = {
  label: string;
  /** One per bar; null where the band is not drawn. */
  ranges: readonly (readonly [low: number, high: number] | null)[];
};

type BarChartProps = {
  label: string;
  categories: readonly string[];
  /** Several series are stacked. */
  series: readonly BarSeries[];
  /** From this bar on values are projections: pale with a dashed outline, preceded by a line. */
  split?: { index: number; before: string; after: string };
  /** All values are projections; `split` is for charts with a past. */
  areProjections?: boolean;
  /** A thin line per bar from low to high; null for none. */
  ranges?: readonly (readonly [low: number, high: number] | null)[];
  rangeLabel?: string;
  /** Bands over the bars from low to high, the widest first. */
  fan?: readonly FanBand[];
  formatY: (value: number) => string;
  formatValue?: (value: number) => string;
  /** What is printed for one unit of the values, such as pesos for a dollar: axis steps are round in it. */
  printedPer?: number | undefined;
  height?: number;
  /** The list behind a bar. */
  onOpen?: ((index: number) => void) | undefined;
};

export function BarChart({
  label,
  categories,
  series,
  split,
  areProjections = false,
  ranges,
  rangeLabel = '',
  fan = [],
  formatY,
  formatValue = formatY,
  printedPer = 1,
  height = 260,
  onOpen,
}: BarChartProps) {
  const totals = categories.map((_, index) => sum(series.map((one) => one.values[index] ?? 0)));
  const spans = [...(ranges ? [{ label: rangeLabel, ranges }] : []), ...fan];
  const ends = spans.flatMap((span) => span.ranges.flatMap((range) => range ?? []));
  const axis = roundAxis([Math.min(0, ...totals, ...ends), Math.max(0, ...totals, ...ends)], {
    count: tickCount(height, 60),
    per: printedPer,
  });
  const left = widestLabel(axis.ticks.map(formatY)) + 12;
  const bandsIn = (area: PlotArea) => bandsOf(categories.length, [area.left, area.right]);
  const marks: Mark[] = split
    ? [{ at: split.index, label: split.after, before: split.before }]
    : [];

  return (
    <Plot
      label={label}
      height={height}
      margin={() => ({ top: split ? 32 : 12, right: 0, bottom: 30, left })}
      overlay={(area) => {
        const { middle } = bandsIn(area);
        const steps = categories.map((title, index) => {
          const rows = series.flatMap(({ label, color, values }) => {
            const value = values[index];
            return typeof value === 'number' ? [{ label, value: formatValue(value), color }] : [];
          });
          const spread = spans.flatMap(({ label, ranges }) => {
            const range = ranges[index];
            if (!range || range[0] === range[1]) return [];
            return [{ label, value: range.map(formatValue).join(' – ') }];
          });
          return { x: middle(index), title, rows: [...rows, ...spread] };
        });
        return <StepLayer {...{ label, steps, area, onOpen }} />;
      }}
    >
      {(area) => {
        const { start, middle, width, step } = bandsIn(area);
        const y = linearScale(axis.domain, [area.bottom, area.top]);
        const yTicks = axis.ticks.map((value) => ({ at: y(value), label: formatY(value) }));
        const xTicks = categories.map((text, index) => ({ at: middle(index), label: text }));
        const splitX = (index: number) => start(index) - (step - width) / 2;
        return (
          <>
            <GridLines ticks={yTicks} area={area} />
            <AxisLeft ticks={yTicks} area={area} />
            <AxisBottom ticks={thinTicks(xTicks)} area={area} />
            <Bars
              {...{ series, ranges }}
              projectedFrom={areProjections ? 0 : split?.index}
              count={categories.length}
              x={start}
              y={y}
              width={width}
            />
            {fan.map(({ label, ranges }) => (
              <FanBandArea key={label} {...{ ranges, y }} x={middle} />
            ))}
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
