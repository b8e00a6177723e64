/** Share of a step that is empty. */
const PADDING = 0.3;

export type Bands = {
  start: (index: number) => number;
  middle: (index: number) => number;
  width: number;
  /** Distance between two starts. */
  step: number;
};

/** Bars of equal width, centered in `from` to `to`; of no width where the labels leave no room. */
export function bandsOf(count: number, [from, end]: readonly [number, number]): Bands {
  const to = Math.max(from, end);
  const step = (to - from) / Math.max(1, count - PADDING + 2 * PADDING);
  const first = from + (to - from - step * (count - PADDING)) / 2;
  const width = step * (1 - PADDING);
  const start = (index: number) => first + step * index;
  return { start, middle: (index) => start(index) + width / 2, width, step };
}
