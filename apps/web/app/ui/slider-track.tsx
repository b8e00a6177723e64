import type { ReactNode } from 'react';

const percent = (position: number) => `${position * 100}%`;

type SliderTrackProps = {
  /** Filled part, as positions from 0 to 1. */
  from: number;
  to: number;
  /** A small mark, for example the default value. */
  mark?: number | undefined;
  /** Heights of equally wide bars drawn on the track. */
  histogram?: readonly number[] | undefined;
  histogramHeight: number;
  children: ReactNode;
};

/** The visible track; the inputs among the children are on top of it, invisible. */
export function SliderTrack({
  from,
  to,
  mark,
  histogram,
  histogramHeight,
  children,
}: SliderTrackProps) {
  const above = histogram ? Math.max(0, histogramHeight - 14) : 0;
  return (
    <div className="relative" style={{ height: 44 + above }}>
      {histogram && <TrackHistogram {...{ histogram, histogramHeight, from, to }} />}
      <span className="pointer-events-none absolute inset-x-0 bottom-5 h-1 rounded-full bg-line" />
      <span
        className="pointer-events-none absolute bottom-5 h-1 rounded-full bg-accent transition-none in-data-disabled:bg-edge"
        style={{ left: percent(from), width: percent(Math.max(0, to - from)) }}
      />
      {mark !== undefined && (
        <span
          className="pointer-events-none absolute bottom-3.5 h-4 w-0.5 -translate-x-1/2 bg-edge"
          style={{ left: percent(mark) }}
        />
      )}
      <div className="absolute inset-x-0 bottom-0 h-11">{children}</div>
    </div>
  );
}

/** Rendered right after its input, whose focus it shows. */
export function SliderThumb({ at }: { at: number }) {
  return (
    <span
      style={{ left: percent(at) }}
      className="slider-thumb peer-focus-visible:outline-2 peer-active:scale-110 in-data-disabled:border-edge"
    />
  );
}

function TrackHistogram({
  histogram,
  histogramHeight,
  from,
  to,
}: Required<Pick<SliderTrackProps, 'from' | 'to' | 'histogramHeight'>> & {
  histogram: readonly number[];
}) {
  const highest = Math.max(...histogram, 1);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${histogram.length} 100`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-x-0 bottom-6 w-full"
      style={{ height: histogramHeight }}
    >
      {histogram.map((count, index) => {
        const middle = (index + 0.5) / histogram.length;
        const height = (count / highest) * 100;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity beyond their place.
            key={index}
            x={index + 0.08}
            width={0.84}
            y={100 - height}
            height={height}
            className={middle >= from && middle <= to ? 'fill-accent/45' : 'fill-line'}
          />
        );
      })}
    </svg>
  );
}
