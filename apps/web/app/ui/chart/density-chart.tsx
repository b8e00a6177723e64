import { scaleLinear } from '@visx/scale';
import { area as areaPath, line as linePath } from '@visx/shape';
import { useId } from 'react';
import { AxisBottom, BaseLine } from './axis';
import type { Mark, PlotArea } from './chart.types';
import type { Point } from './line-chart';
import { Marks, marksHeight } from './marks';
import { Plot } from './plot';
import { type Step, StepLayer } from './step-layer';
import { thinTicks, tickCount } from './ticks';

export type Zone = { from: number; to: number; tone: 'loss' | 'pale' | 'strong' };

type DensityChartProps<P extends Point> = {
  label: string;
  /** The curve; heights need no unit. */
  points: readonly P[];
  /** Parts under the curve. Left out, the whole of it is pale. */
  zones?: readonly Zone[];
  marks?: readonly Mark[];
  formatX: (value: number) => string;
  /** What to read at a point, for example the share that ends above it. */
  readAt: (point: P) => { label: string; value: string };
  height?: number;
};

const FILLS: Record<Zone['tone'], string> = {
  loss: 'fill-loss/20',
  pale: 'fill-chart-1/14',
  strong: 'fill-chart-1/30',
};

export function DensityChart<P extends Point>({
  label,
  points,
  zones = [{ from: -Infinity, to: Infinity, tone: 'pale' }],
  marks = [],
  formatX,
  readAt,
  height = 260,
}: DensityChartProps<P>) {
  const id = useId();
  const x = scaleLinear<number>({ domain: [points[0]?.x ?? 0, points.at(-1)?.x ?? 1] });
  const y = scaleLinear<number>({
    domain: [0, Math.max(...points.map((point) => point.y)) * 1.02],
  });
  const fitScales = (area: PlotArea) => {
    x.range([area.left, area.right]);
    y.range([area.bottom, area.top]);
  };

  return (
    <Plot
      label={label}
      height={height}
      margin={(width) => ({
        top: marksHeight(marks.length, width),
        right: 4,
        bottom: 30,
        left: 4,
      })}
      overlay={(area) => {
        fitScales(area);
        const steps = points.map((point): Step => {
          const read = readAt(point);
          return {
            x: x(point.x),
            title: formatX(point.x),
            rows: [{ ...read, color: 1, y: y(point.y) }],
          };
        });
        return <StepLayer label={label} steps={steps} area={area} />;
      }}
    >
      {(area) => {
        fitScales(area);
        const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 1];
        const inside = (value: number) => x(Math.min(Math.max(value, first), last));
        const shape =
          areaPath<Point>({ x: (p) => x(p.x), y0: area.bottom, y1: (p) => y(p.y) })([...points]) ??
          '';
        const curve = linePath<Point>({ x: (p) => x(p.x), y: (p) => y(p.y) })([...points]) ?? '';
        const values = x.ticks(tickCount(area.right - area.left, 64));
        return (
          <>
            {zones.map(({ from, to, tone }, index) => (
              <g key={tone}>
                <clipPath id={`${id}-${index}`}>
                  <rect
                    x={inside(from)}
                    width={Math.max(0, inside(to) - inside(from))}
                    y={0}
                    height={area.height}
                  />
                </clipPath>
                <path d={shape} className={FILLS[tone]} clipPath={`url(#${id}-${index})`} />
              </g>
            ))}
            <path
              d={curve}
              fill="none"
              strokeWidth={2}
              strokeLinejoin="round"
              className="stroke-chart-1"
            />
            <BaseLine area={area} />
            <AxisBottom
              ticks={thinTicks(values.map((value) => ({ at: x(value), label: formatX(value) })))}
              area={area}
            />
            <Marks marks={marks} xOf={(at) => x(at)} area={area} />
          </>
        );
      }}
    </Plot>
  );
}
