import { linearScale, roundValues } from '@alpha/report-model/chart/scale';
import { useId } from 'react';
import { AxisBottom, BaseLine } from './axis';
import type { Mark, PlotArea } from './chart.types';
import type { Point } from './line-chart';
import { Marks, marksHeight } from './marks';
import { curvePath } from './paths';
import { Plot } from './plot';
import { type Step, StepLayer } from './step-layer';
import { thinTicks, tickCount } from './ticks';

export type Zone = { from: number; to: number; tone: 'loss' | 'pale' | 'strong' };

type DensityChartProps<P extends Point> = {
  label: string;
  /** The curve; heights have no unit. */
  points: readonly P[];
  /** Zones under the curve. Without any, all of it is pale. */
  zones?: readonly Zone[];
  marks?: readonly Mark[];
  formatX: (value: number) => string;
  /** The value at a point, for example the share above it. */
  readAt: (point: P) => { label: string; value: string };
  height?: number;
};

/** Margin left and right of the plot. */
const SIDE = 4;

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
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 1];
  const highest = Math.max(...points.map((point) => point.y)) * 1.02;
  const scalesIn = (area: PlotArea) => ({
    x: linearScale([first, last], [area.left, area.right]),
    y: linearScale([0, highest], [area.bottom, area.top]),
  });

  return (
    <Plot
      label={label}
      height={height}
      margin={(width) => ({
        top: marksHeight(marks, linearScale([first, last], [SIDE, width - SIDE]), width),
        right: SIDE,
        bottom: 30,
        left: SIDE,
      })}
      overlay={(area) => {
        const { x, y } = scalesIn(area);
        // Formatted when read: a moved slider draws the curve again up to sixty times a second.
        const steps = points.map(
          (point): Step => ({
            x: x(point.x),
            get title() {
              return formatX(point.x);
            },
            get rows() {
              return [{ ...readAt(point), color: 1 as const, y: y(point.y) }];
            },
          }),
        );
        return <StepLayer label={label} steps={steps} area={area} />;
      }}
    >
      {(area) => {
        const { x, y } = scalesIn(area);
        const inside = (value: number) => x(Math.min(Math.max(value, first), last));
        const curve = points.map((point) => [x(point.x), y(point.y)] as const);
        const line = curvePath(curve);
        const shape = `${line}L${x(last)} ${area.bottom}L${x(first)} ${area.bottom}Z`;
        const values = roundValues([first, last], tickCount(area.right - area.left, 64));
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
              d={line}
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
            <Marks marks={marks} xOf={x} area={area} />
          </>
        );
      }}
    </Plot>
  );
}
