import { scaleLinear } from '@visx/scale';
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
  /** Name of the count in the tooltip. */
  countLabel: string;
  height?: number;
  /** The outer bars also hold what lies beyond them. */
  isOpenEnded?: boolean;
};

export function Histogram({
  label,
  bins,
  zone = [-Infinity, Infinity],
  marks = [],
  color = 1,
  formatX,
  formatCount,
  countLabel,
  height = 260,
  isOpenEnded = false,
}: HistogramProps) {
  const x = scaleLinear<number>({ domain: [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 1] });
  const y = scaleLinear<number>({ domain: [0, Math.max(1, ...bins.map((bin) => bin.count))] });
  const fitScales = (area: PlotArea) => {
    x.range([area.left, area.right]);
    y.range([area.bottom, area.top]);
  };
  const isInside = (bin: Bin) => {
    const middle = (bin.from + bin.to) / 2;
    return middle >= zone[0] && middle <= zone[1];
  };

  return (
    <Plot
      label={label}
      height={height}
      margin={(width) => ({ top: marksHeight(marks.length, width), right: 4, bottom: 30, left: 4 })}
      overlay={(area) => {
        fitScales(area);
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
        fitScales(area);
        const values = x.ticks(tickCount(area.right - area.left, widestLabel(['$1,000k']) + 24));
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
            <Marks marks={marks} xOf={(at) => x(at)} area={area} />
          </>
        );
      }}
    </Plot>
  );
}

/** What each bar stands for: `$400k – $420k`, or `≥ $1.9M` for an open end. */
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
