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
  color: ChartColor | 'loss';
  shape?: 'box' | 'line' | 'dashed' | 'pale';
};

/** A horizontal line with a name: a level to compare with. */
export type Level = {
  at: number;
  label: string;
  color: ChartColor;
  /** Where its name stands; two levels near each other take one side each. */
  side?: 'above' | 'below';
};

export const colorVar = (color: ChartColor | 'loss') =>
  color === 'loss' ? 'var(--loss)' : `var(--chart-${color})`;
