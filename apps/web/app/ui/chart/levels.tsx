import { colorVar, type Level, type PlotArea } from './chart.types';
import { proseWidth } from './ticks';

/** Dashed lines across the plot, named at its left end. */
export function Levels({
  levels,
  yOf,
  area,
}: {
  levels: readonly Level[];
  yOf: (value: number) => number;
  area: PlotArea;
}) {
  return levels.map(({ at, label, color, side = 'above' }) => {
    const y = yOf(at);
    const baseline = side === 'above' ? y - 6 : y + 15;
    return (
      <g key={label} className="stroke-surface" paintOrder="stroke">
        <line
          x1={area.left}
          x2={area.right}
          y1={y}
          y2={y}
          stroke={colorVar(color)}
          strokeWidth={1.5}
          strokeDasharray="5 4"
        />
        {/* A grid line through the label would make it hard to read. */}
        <rect
          x={area.left + 3}
          y={baseline - 11}
          width={proseWidth(label) + 6}
          height={14}
          className="fill-surface stroke-none"
        />
        <text x={area.left + 6} y={baseline} className="fill-ink font-medium" strokeWidth={3}>
          {label}
        </text>
      </g>
    );
  });
}
