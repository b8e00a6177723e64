import type { SeriesPoint } from '../market.types.ts';
import { dayNumber } from './month-ends.ts';

/** Value on a day, straight between the points around it, so a hole does no harm. */
export function valueAt(series: readonly SeriesPoint[], date: string): number {
  const next = series.findIndex((point) => point.date >= date);
  const after = next < 0 ? series[series.length - 1] : series[next];
  const before = next > 0 ? series[next - 1] : after;
  if (!after || !before) throw new Error('an empty series has no value');
  if (after.date === before.date || next < 0) return after.value;
  const [from, to, day] = [before.date, after.date, date].map(dayNumber) as [
    number,
    number,
    number,
  ];
  return before.value + ((after.value - before.value) * (day - from)) / (to - from);
}
