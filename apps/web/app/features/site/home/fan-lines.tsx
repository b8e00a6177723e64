import type { PriceFanPicture } from './price-fan.types';

const PHONE_LINES = 3;

/** Stretched to any size; `non-scaling-stroke` keeps the stroke width. */
export function FanLines({ fan }: { fan: PriceFanPicture }) {
  return (
    <svg
      viewBox={`0 0 ${fan.width} ${fan.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className="absolute inset-0 size-full [clip-path:inset(0)] [mask-image:linear-gradient(to_bottom,transparent,black_16%)] duration-[1600ms] ease-out motion-safe:transition-[clip-path] motion-safe:starting:[clip-path:inset(0_100%_0_0)] [&_path]:[vector-effect:non-scaling-stroke]"
    >
      <g className="fill-accent">
        <path d={fan.bands.wide} opacity=".05" />
        <path d={fan.bands.narrow} opacity=".08" />
      </g>
      <g className="stroke-ink" strokeWidth=".8" strokeOpacity=".17" strokeLinejoin="round">
        {fan.lines.slice(0, PHONE_LINES).map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g
        className="hidden stroke-ink md:block"
        strokeWidth=".8"
        strokeOpacity=".17"
        strokeLinejoin="round"
      >
        {fan.lines.slice(PHONE_LINES).map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g className="stroke-accent">
        <path d={fan.curves.high} strokeWidth="1.25" strokeDasharray="2 4" />
        <path d={fan.curves.low} strokeWidth="1.25" strokeDasharray="2 4" />
        <path d={fan.curves.median} strokeWidth="2.5" />
      </g>
    </svg>
  );
}
