import { monthIndex } from './month-ends.ts';

export type Anchor = readonly [date: string, value: number];

/**
 * Log value at a month: straight between anchors, and onwards at the pace of the last (or first)
 * stretch, at most 3 % a year, because a boom's pace must not be carried on for ever.
 */
export function pathThrough(anchors: readonly Anchor[]): (month: number) => number {
  const points = anchors.map(([date, value]) => ({
    month: monthIndex(date),
    log: Math.log(value),
  }));
  return (month) => {
    const next = points.findIndex((point) => point.month >= month);
    const [from, to] =
      next === 0 ? points.slice(0, 2) : next < 0 ? points.slice(-2) : points.slice(next - 1);
    if (!from || !to) throw new Error('a path needs two anchors');
    const slope = (to.log - from.log) / (to.month - from.month);
    if (next > 0) return from.log + slope * (month - from.month);
    const [edge, pace] = [next === 0 ? from : to, Math.max(-MAX_PACE, Math.min(MAX_PACE, slope))];
    return edge.log + pace * (month - edge.month);
  };
}

const MAX_PACE = Math.log(1.03) / 12;

/** Published indices are averages over months, so their turns are round. */
export function smooth(values: readonly number[], halfWidth: number): number[] {
  return values.map((_, i) => {
    const window = values.slice(Math.max(0, i - halfWidth), i + halfWidth + 1);
    return window.reduce((sum, value) => sum + value, 0) / window.length;
  });
}
