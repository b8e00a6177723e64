import { area as areaPath, line as linePath } from '@visx/shape';
import { colorVar } from './chart.types';
import type { LineSeries, Point } from './line-chart';
import { runsOf } from './runs';

type LinePathsProps = {
  series: LineSeries;
  x: (value: number) => number;
  y: (value: number) => number;
  bottom: number;
};

/** A line, open where the series has a hole; a point that stands alone is a dot. */
export function LinePaths({ series, x, y, bottom }: LinePathsProps) {
  const color = colorVar(series.color);
  const toLine = linePath<Point>({ x: (p) => x(p.x), y: (p) => y(p.y) });
  const toArea = areaPath<Point>({ x: (p) => x(p.x), y0: bottom, y1: (p) => y(p.y) });
  return runsOf(series.points, series.maxStep).map((run) => {
    const [first] = run;
    if (!first) return null;
    if (run.length === 1)
      return <circle key={first.x} cx={x(first.x)} cy={y(first.y)} r={3.5} fill={color} />;
    return (
      <g key={first.x}>
        {series.isFilled && <path d={toArea(run) ?? ''} fill={color} fillOpacity={0.14} />}
        <path
          d={toLine(run) ?? ''}
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
