export type ChartColor = 1 | 2 | 3 | 4 | 5;

/** The drawing area in SVG pixels, without axes. */
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

/** A labeled vertical line: a threshold, a median, today. */
export type Mark = {
  at: number;
  label: string;
  tone?: 'ink' | 'accent' | 'loss';
  side?: 'start' | 'end';
  /** A secondary label on the other side of the line, when there is room. */
  before?: string;
};

export type LegendItem = {
  label: string;
  color: ChartColor | 'loss';
  shape?: 'box' | 'line' | 'dashed' | 'pale';
};

/** A labeled horizontal line for comparison. */
export type Level = {
  at: number;
  label: string;
  color: ChartColor;
  /** Position of its label; two close levels take one side each. */
  side?: 'above' | 'below';
};

export const colorVar = (color: ChartColor | 'loss') =>
  color === 'loss' ? 'var(--loss)' : `var(--chart-${color})`;
