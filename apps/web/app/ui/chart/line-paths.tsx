import { colorVar } from './chart.types';
import type { LineSeries, Point } from './line-chart';
import { areaPath, linePath } from './paths';
import { runsOf } from './runs';

type LinePathsProps = {
  series: LineSeries;
  x: (value: number) => number;
  y: (value: number) => number;
  bottom: number;
};

/** A line, thin and dotted across gaps in its series; an isolated point is a dot. */
export function LinePaths({ series, x, y, bottom }: LinePathsProps) {
  const color = colorVar(series.color);
  const placed = (points: readonly Point[]) => points.map((p) => [x(p.x), y(p.y)] as const);
  const ground = (points: readonly Point[]) => points.map((p) => [x(p.x), bottom] as const);
  const runs = runsOf(series.points, series.maxStep);
  return runs.map((run, index) => {
    const [first] = run;
    if (!first) return null;
    const before = runs[index - 1]?.at(-1);
    const bridge = before && (
      <path
        d={linePath(placed([before, first]))}
        fill="none"
        stroke={color}
        strokeWidth={1.5}
        strokeDasharray="2 2"
      />
    );
    if (run.length === 1)
      return (
        <g key={first.x}>
          {bridge}
          <circle cx={x(first.x)} cy={y(first.y)} r={3.5} fill={color} />
        </g>
      );
    return (
      <g key={first.x}>
        {bridge}
        {series.isFilled && (
          <path d={areaPath(placed(run), ground(run))} fill={color} fillOpacity={0.14} />
        )}
        <path
          d={linePath(placed(run))}
          fill="none"
          stroke={color}
          strokeWidth={2}
          strokeLinejoin="round"
          strokeDasharray={series.isDashed ? '5 4' : undefined}
        />
      </g>
    );
  });
}
