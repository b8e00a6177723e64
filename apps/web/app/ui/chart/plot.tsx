import type { ReactNode } from 'react';
import type { Margin, PlotArea } from './chart.types';
import { useWidth } from './use-width';

type PlotProps = {
  /** What the chart shows, in one sentence. */
  label: string;
  height: number;
  margin: (width: number) => Margin;
  children: (area: PlotArea) => ReactNode;
  /** HTML above the drawing: the stepper and its tooltip. */
  overlay?: (area: PlotArea) => ReactNode;
};

/** Width assumed on the server; the height is fixed, so nothing jumps when the real width is known. */
const SERVER_WIDTH = 640;

/**
 * Redraws for its width instead of scaling, so that labels stay 12 px. Shapes have no transition: the
 * reduced-motion rule gives every element one, and a redrawn path would lag behind.
 */
export function Plot({ label, height, margin, children, overlay }: PlotProps) {
  const [ref, width] = useWidth<HTMLDivElement>(SERVER_WIDTH);
  const { top, right, bottom, left } = margin(width);
  const area = { width, height, left, right: width - right, top, bottom: height - bottom };
  return (
    <div ref={ref} className="relative min-w-0" style={{ height }}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 block size-full overflow-visible font-sans text-12 tabular-nums **:transition-none"
      >
        {children(area)}
      </svg>
      {overlay?.(area)}
    </div>
  );
}
