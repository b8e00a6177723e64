import type { DenseSeries } from './dense-series.ts';
import { monthEnd, monthNumber } from './dense-series.ts';

/**
 * The average of several regions' indexes: the mean of their log changes from step to step, chained.
 * A region counts from its first value on, so a new one does not shift the level. Null without a
 * step that two values follow each other in.
 */
export function averageSeries(series: readonly DenseSeries[]): DenseSeries | null {
  const monthsApart = series[0]?.monthsApart ?? 1;
  const changes = new Map<number, { sum: number; count: number }>();
  for (const each of series.filter((one) => one.monthsApart === monthsApart))
    addChanges(changes, each);
  const months = [...changes.keys()].sort((a, b) => a - b);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  let level = 0;
  const values: (number | null)[] = [100];
  for (let month = first; month <= last; month += monthsApart) {
    const change = changes.get(month);
    // A step that no region has would hide a jump: the average starts again after it.
    if (!change) return averageSince(series, month);
    level += change.sum / change.count;
    values.push(100 * Math.exp(level));
  }
  return { startsOn: monthEnd(first - monthsApart), asOf: monthEnd(last), monthsApart, values };
}

function addChanges(
  changes: Map<number, { sum: number; count: number }>,
  { startsOn, monthsApart, values }: DenseSeries,
): void {
  const start = firstMonth(startsOn);
  for (let i = 1; i < values.length; i += 1) {
    const [before, after] = [values[i - 1], values[i]];
    if (!before || !after) continue;
    const month = start + i * monthsApart;
    const known = changes.get(month) ?? { sum: 0, count: 0 };
    known.sum += Math.log(after / before);
    known.count += 1;
    changes.set(month, known);
  }
}

function averageSince(series: readonly DenseSeries[], month: number): DenseSeries | null {
  const rest = series.flatMap((each): DenseSeries[] => {
    const skipped = Math.max(0, Math.ceil((month - firstMonth(each.startsOn)) / each.monthsApart));
    const values = each.values.slice(skipped);
    const startsOn = monthEnd(firstMonth(each.startsOn) + skipped * each.monthsApart);
    return values.length > 1 ? [{ ...each, startsOn, values }] : [];
  });
  return averageSeries(rest);
}

const firstMonth = (day: string) => monthNumber(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
