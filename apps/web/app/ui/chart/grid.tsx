import type { PlotArea, Tick } from './chart.types';

export function GridLines({ ticks, area }: { ticks: readonly Tick[]; area: PlotArea }) {
  return (
    <g className="stroke-chart-grid">
      {ticks.map(({ at }) => (
        <line key={`${at}`} x1={area.left} x2={area.right} y1={at} y2={at} />
      ))}
    </g>
  );
}
