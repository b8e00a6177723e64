import { linearScale, roundValues } from '@alpha/report-model/chart/scale';
import { AxisBottom, BaseLine } from './axis';
import type { ChartColor, Mark, PlotArea } from './chart.types';
import { colorVar } from './chart.types';
import { Marks, marksHeight } from './marks';
import { Plot } from './plot';
import { StepLayer } from './step-layer';
import { thinTicks, tickCount, widestLabel, withEnd } from './ticks';

export type Bin = { from: number; to: number; count: number };

type HistogramProps = {
  label: string;
  bins: readonly Bin[];
  /** Bars outside are pale, for example the outer twentieths. */
  zone?: readonly [from: number, to: number];
  marks?: readonly Mark[];
  color?: ChartColor;
  formatX: (value: number) => string;
  formatCount: (count: number) => string;
  /** Label of the count in the tooltip. */
  countLabel: string;
  /** What is printed for one unit of the values, such as pesos for a dollar: axis steps are round in it. */
  printedPer?: number | undefined;
  height?: number;
  /** The outer bars include everything beyond them. */
  isOpenEnded?: boolean;
};

/** Margin left and right of the plot. */
const SIDE = 4;

export function Histogram({
  label,
  bins,
  zone = [-Infinity, Infinity],
  marks = [],
  color = 1,
  formatX,
  formatCount,
  countLabel,
  printedPer = 1,
  height = 260,
  isOpenEnded = false,
}: HistogramProps) {
  const domain = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1] as const;
  const highest = Math.max(1, ...bins.map((bin) => bin.count));
  const xIn = (area: PlotArea) => linearScale(domain, [area.left, area.right]);
  const isInside = (bin: Bin) => {
    const middle = (bin.from + bin.to) / 2;
    return middle >= zone[0] && middle <= zone[1];
  };

  return (
    <Plot
      label={label}
      height={height}
      margin={(width) => ({
        top: marksHeight(marks, linearScale(domain, [SIDE, width - SIDE]), width),
        right: SIDE,
        bottom: 30,
        left: SIDE,
      })}
      overlay={(area) => {
        const x = xIn(area);
        const titles = binTitles(bins, formatX, isOpenEnded);
        const steps = bins.map((bin, index) => ({
          x: x((bin.from + bin.to) / 2),
          title: titles[index] ?? '',
          rows: [{ label: countLabel, value: formatCount(bin.count) }],
        }));
        return <StepLayer label={label} steps={steps} area={area} />;
      }}
    >
      {(area) => {
        const x = xIn(area);
        const y = linearScale([0, highest], [area.bottom, area.top]);
        const pixelsEach = widestLabel(['$1,000k']) + 24;
        const values = roundValues(
          domain,
          tickCount(area.right - area.left, pixelsEach),
          printedPer,
        );
        const ticks = thinTicks(values.map((value) => ({ at: x(value), label: formatX(value) })));
        const last = isOpenEnded && bins.at(-1);
        const end = last && { at: x(last.to), label: `≥ ${formatX(last.from)}` };
        return (
          <>
            {bins.map((bin) => (
              <rect
                key={bin.from}
                x={x(bin.from) + 0.5}
                width={Math.max(0.5, x(bin.to) - x(bin.from) - 1)}
                y={y(bin.count)}
                height={area.bottom - y(bin.count)}
                fill={colorVar(color)}
                fillOpacity={isInside(bin) ? 0.88 : 0.3}
              />
            ))}
            <BaseLine area={area} />
            <AxisBottom ticks={end ? withEnd(ticks, end) : ticks} area={area} />
            <Marks marks={marks} xOf={x} area={area} />
          </>
        );
      }}
    </Plot>
  );
}

/** Range of each bar: `$400k – $420k`, or `≥ $1.9M` for an open end. */
export function binTitles(
  bins: readonly Bin[],
  format: (value: number) => string,
  isOpenEnded: boolean,
): string[] {
  return bins.map(({ from, to }, index) => {
    if (isOpenEnded && index === 0) return `≤ ${format(to)}`;
    if (isOpenEnded && index === bins.length - 1) return `≥ ${format(from)}`;
    return `${format(from)} – ${format(to)}`;
  });
}
