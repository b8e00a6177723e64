export type ChartColor = 1 | 2 | 3 | 4 | 5;

/** The drawing area in pixels of the SVG, axes left out. */
export type PlotArea = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

export type Margin = { top: number; right: number; bottom: number; left: number };

export type Tick = { at: number; label: string };

/** A vertical line with a name: a threshold, a median, today. */
export type Mark = {
  at: number;
  label: string;
  tone?: 'ink' | 'accent' | 'loss';
  side?: 'start' | 'end';
  /** A quieter name on the other side of the line, where there is room. */
  before?: string;
};

export type LegendItem = {
  label: string;
  color: ChartColor;
  shape?: 'box' | 'line' | 'dashed' | 'pale';
};

export const colorVar = (color: ChartColor) => `var(--chart-${color})`;
