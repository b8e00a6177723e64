import { scaleLinear } from '@visx/scale';
import { radialLine } from '@visx/shape';
import type { ChartColor, PlotArea } from './chart.types';
import { colorVar } from './chart.types';
import { Plot } from './plot';
import { anchorOf, directionOf, rimOf } from './radar-place';
import { StepLayer } from './step-layer';
import { proseWidth } from './ticks';

export type RadarSeries = {
  key: string;
  label: string;
  color: ChartColor;
  values: readonly number[];
  isDashed?: boolean;
};

type RadarChartProps = {
  label: string;
  /** Three or more. */
  axes: readonly string[];
  /** The first is filled, and its values stand beside the names of the axes. */
  series: readonly RadarSeries[];
  max?: number;
  formatValue: (value: number) => string;
  height?: number;
};

const RINGS = [0.25, 0.5, 0.75, 1];

export function RadarChart({
  label,
  axes,
  series,
  max = 100,
  formatValue,
  height = 300,
}: RadarChartProps) {
  const radius = scaleLinear<number>({ domain: [0, max], clamp: true });
  const side = Math.max(...axes.map(proseWidth)) + 12;
  const directions = axes.map((_, index) => directionOf(index, axes.length));
  const fitScales = (area: PlotArea) => {
    radius.range([0, rimOf(directions, area, side)]);
    return { x: area.width / 2, y: area.height / 2 };
  };
  const outline = (values: readonly number[]) => {
    const path = radialLine<number>({
      angle: (_, index) => (2 * Math.PI * index) / axes.length,
      radius: (value) => radius(value),
    });
    return `${path([...values]) ?? ''}Z`;
  };
  const [own] = series;

  return (
    <Plot
      label={label}
      height={height}
      margin={() => ({ top: 0, right: 0, bottom: 0, left: 0 })}
      overlay={(area) => {
        const middle = fitScales(area);
        const steps = axes.map((title, index) => {
          const at = radius(own?.values[index] ?? 0);
          const direction = directions[index] ?? { x: 0, y: 0 };
          return {
            x: middle.x + at * direction.x,
            y: middle.y + at * direction.y,
            title,
            rows: series.map((one) => ({
              label: one.label,
              value: formatValue(one.values[index] ?? 0),
              color: one.color,
              shape: one.isDashed ? ('dashed' as const) : ('box' as const),
            })),
          };
        });
        return <StepLayer label={label} steps={steps} area={area} />;
      }}
    >
      {(area) => {
        const middle = fitScales(area);
        const rim = radius(max);
        return (
          <g transform={`translate(${middle.x} ${middle.y})`}>
            <g fill="none" className="stroke-chart-grid">
              {RINGS.map((share) => (
                <path key={share} d={outline(axes.map(() => share * max))} />
              ))}
              {directions.map(({ x, y }, index) => (
                <line key={axes[index]} x1={0} y1={0} x2={rim * x} y2={rim * y} />
              ))}
            </g>
            {series.toReversed().map((one) => (
              <path
                key={one.key}
                d={outline(one.values)}
                fill={one === own ? colorVar(one.color) : 'none'}
                fillOpacity={0.14}
                stroke={colorVar(one.color)}
                strokeWidth={2}
                strokeLinejoin="round"
                strokeDasharray={one.isDashed ? '4 3' : undefined}
              />
            ))}
            {directions.map((direction, index) => {
              const value = own?.values[index] ?? 0;
              const at = radius(value);
              const { x, y, textAnchor } = anchorOf(direction, rim, area.width);
              return (
                <g key={axes[index]}>
                  <circle
                    cx={at * direction.x}
                    cy={at * direction.y}
                    r={3.5}
                    fill={colorVar(own?.color ?? 1)}
                  />
                  <text {...{ x, y, textAnchor }} className="fill-ink-2">
                    {axes[index]}
                  </text>
                  <text {...{ x, textAnchor }} y={y + 15} className="fill-ink font-[600]">
                    {formatValue(value)}
                  </text>
                </g>
              );
            })}
          </g>
        );
      }}
    </Plot>
  );
}
