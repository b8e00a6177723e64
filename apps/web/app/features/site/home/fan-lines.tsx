import { drawBand, drawCurve, drawSamplePaths, FAN_HEIGHT, FAN_WIDTH } from './price-fan-shapes';
import type { PriceRange } from './price-range.types';

// 84 paths take less than a millisecond; sending them as data would double the page's weight.
// Eleven to an element: each starts with its own M, and eight elements come alive faster than 84.
const PATHS = inBundles(drawSamplePaths(), 11);
const PHONE_PATHS = 4;

function inBundles(paths: string[], size: number): string[] {
  return Array.from({ length: Math.ceil(paths.length / size) }, (_, i) =>
    paths.slice(i * size, (i + 1) * size).join(''),
  );
}

/** Stretched to any size: strokes keep their width because they do not scale. */
export function FanLines({ range }: { range: PriceRange }) {
  return (
    <svg
      viewBox={`0 0 ${FAN_WIDTH} ${FAN_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className="absolute inset-0 size-full [clip-path:inset(0)] [mask-image:linear-gradient(to_bottom,transparent,black_16%)] duration-[1600ms] ease-out motion-safe:transition-[clip-path] motion-safe:starting:[clip-path:inset(0_100%_0_0)] [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <g className="fill-accent">
        <path d={drawBand(range.p5, range.p95)} opacity=".05" />
        <path d={drawBand(range.p25, range.p75)} opacity=".08" />
      </g>
      <g className="stroke-ink" strokeWidth=".8" strokeOpacity=".17" strokeLinejoin="round">
        {PATHS.slice(0, PHONE_PATHS).map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g
        className="hidden stroke-ink md:block"
        strokeWidth=".8"
        strokeOpacity=".17"
        strokeLinejoin="round"
      >
        {PATHS.slice(PHONE_PATHS).map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g className="stroke-accent">
        <path d={drawCurve(range.p95)} strokeWidth="1.25" strokeDasharray="2 4" />
        <path d={drawCurve(range.p5)} strokeWidth="1.25" strokeDasharray="2 4" />
        <path d={drawCurve(range.p50)} strokeWidth="2.5" />
      </g>
    </svg>
  );
}
