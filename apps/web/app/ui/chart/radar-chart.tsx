import {
  RADAR_RINGS,
  radarCorners,
  radarDirections,
} from '@alpha/report-model/chart/radar-geometry';
import { linearScale } from '@alpha/report-model/chart/scale';
import type { ChartColor, PlotArea } from './chart.types';
import { colorVar } from './chart.types';
import { closedPath } from './paths';
import { Plot } from './plot';
import { anchorOf, radarRadius } from './radar-place';
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
  /** The first series is filled, and its values are printed beside the axis names. */
  series: readonly RadarSeries[];
  max?: number;
  formatValue: (value: number) => string;
  height?: number;
};

export function RadarChart({
  label,
  axes,
  series,
  max = 100,
  formatValue,
  height = 300,
}: RadarChartProps) {
  const side = Math.max(...axes.map(proseWidth)) + 12;
  const directions = radarDirections(axes.length);
  const placesIn = (area: PlotArea) => {
    const distance = linearScale([0, max], [0, radarRadius(directions, area, side)]);
    const radius = (value: number) => distance(Math.min(Math.max(value, 0), max));
    return { middle: { x: area.width / 2, y: area.height / 2 }, radius };
  };
  const [own] = series;

  return (
    <Plot
      label={label}
      height={height}
      margin={() => ({ top: 0, right: 0, bottom: 0, left: 0 })}
      overlay={(area) => {
        const { middle, radius } = placesIn(area);
        const corners = radarCorners(directions, own?.values.map(radius) ?? []);
        const steps = axes.map((title, index) => {
          const { x, y } = corners[index] ?? { x: 0, y: 0 };
          return {
            x: middle.x + x,
            y: middle.y + y,
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
        const { middle, radius } = placesIn(area);
        const rim = radius(max);
        const outline = (values: readonly number[]) =>
          closedPath(radarCorners(directions, values.map(radius)).map(({ x, y }) => [x, y]));
        return (
          <g transform={`translate(${middle.x} ${middle.y})`}>
            <g fill="none" className="stroke-chart-grid">
              {RADAR_RINGS.map((share) => (
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
