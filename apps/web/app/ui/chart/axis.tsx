import type { PlotArea, Tick } from './chart.types';
import { textWidth } from './ticks';

/** Labels below the plot. The outer ones are aligned inwards to stay inside the chart. */
export function AxisBottom({ ticks, area }: { ticks: readonly Tick[]; area: PlotArea }) {
  return (
    <g className="fill-ink-3">
      {ticks.map(({ at, label }) => {
        const half = textWidth(label) / 2;
        const x = Math.min(Math.max(at, half), area.width - half);
        return (
          <text key={`${at}`} x={x} y={area.bottom + 20} textAnchor="middle">
            {label}
          </text>
        );
      })}
    </g>
  );
}

export function AxisLeft({ ticks, area }: { ticks: readonly Tick[]; area: PlotArea }) {
  return (
    <g className="fill-ink-3">
      {ticks.map(({ at, label }) => (
        <text key={`${at}`} x={area.left - 8} y={at + 4} textAnchor="end">
          {label}
        </text>
      ))}
    </g>
  );
}

export function BaseLine({ area, y = area.bottom }: { area: PlotArea; y?: number }) {
  return <line x1={area.left} x2={area.right} y1={y} y2={y} className="stroke-edge" />;
}
