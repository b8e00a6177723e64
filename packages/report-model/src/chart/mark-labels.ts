/** A vertical line in a chart and the label above the plot; pixels or points. */
export type MarkLabel = { x: number; width: number; side: 'start' | 'end' };

/**
 * Row 0 is the one next to the plot; `left` is where the label begins. A label that fits on neither side
 * is over its line, which then ends below it.
 */
export type PlacedLabel = { side: MarkLabel['side']; row: number; left: number; isOver: boolean };

type Bounds = { left: number; right: number; gap: number };

// In order of importance: nothing overlaps, nothing leaves the chart, few rows, the wanted side.
const COST = { overlap: 1000, outside: 100, row: 10, otherSide: 1 } as const;

/**
 * Places the labels of a few marks so that they cover neither each other nor another mark's line. A
 * line reaches from its own label's row down to the plot. Every combination is tried: charts have one
 * or two marks.
 */
export function placeMarkLabels(marks: readonly MarkLabel[], bounds: Bounds): PlacedLabel[] {
  let best: PlacedLabel[] = [];
  let least = Number.POSITIVE_INFINITY;
  const placeFrom = (placed: readonly PlacedLabel[]) => {
    const mark = marks[placed.length];
    if (mark)
      for (const option of optionsOf(mark, marks.length, bounds)) placeFrom([...placed, option]);
    else {
      const cost = costOf(placed, marks, bounds);
      if (cost < least) [best, least] = [[...placed], cost];
    }
  };
  placeFrom([]);
  return best;
}

/** Rows the placed labels need. */
export const rowsOf = (placed: readonly PlacedLabel[]): number =>
  Math.max(0, ...placed.map(({ row }) => row + 1));

function optionsOf(
  { x, width }: MarkLabel,
  rows: number,
  { left, right, gap }: Bounds,
): PlacedLabel[] {
  const option = (side: MarkLabel['side'], row: number): PlacedLabel => {
    const wanted = side === 'end' ? x + gap : x - gap - width;
    const inside = Math.max(left, Math.min(wanted, right - width));
    return { side, row, left: inside, isOver: inside !== wanted };
  };
  return Array.from({ length: rows }, (_, row) => [
    option('start', row),
    option('end', row),
  ]).flat();
}

function costOf(
  placed: readonly PlacedLabel[],
  marks: readonly MarkLabel[],
  { gap }: Bounds,
): number {
  let cost = 0;
  for (const [i, label] of placed.entries()) {
    const { width, side } = marks[i] as MarkLabel;
    cost += COST.row * label.row;
    if (label.side !== side) cost += COST.otherSide;
    if (label.isOver) cost += COST.outside;
    for (const [j, other] of placed.entries()) {
      if (i === j) continue;
      const { x: line, width: otherWidth } = marks[j] as MarkLabel;
      const isCrossed =
        other.row >= label.row &&
        line > label.left - gap / 2 &&
        line < label.left + width + gap / 2;
      const touches =
        other.row === label.row &&
        label.left < other.left + otherWidth + gap &&
        other.left < label.left + width + gap;
      if (isCrossed || touches) cost += COST.overlap;
    }
  }
  return cost;
}
