import type { IndexPoint } from '@alpha/engine/city';

/** Values at regular monthly steps; gaps are null. The first and last are never null. */
export type DenseSeries = {
  /** Last day of the first and the last month. */
  startsOn: string;
  asOf: string;
  monthsApart: 1 | 3;
  values: (number | null)[];
};

/** Months since year 0. */
export const monthNumber = (year: number, month: number): number => 12 * year + month - 1;

export function monthEnd(month: number): string {
  const year = Math.floor(month / 12);
  const day = new Date(Date.UTC(year, (month % 12) + 1, 0)).getUTCDate();
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-${day}`;
}

/** Null if no month has a value. */
export function denseSeries(
  byMonth: ReadonlyMap<number, number>,
  monthsApart: 1 | 3,
): DenseSeries | null {
  if (byMonth.size === 0) return null;
  const months = [...byMonth.keys()];
  const [first, last] = [Math.min(...months), Math.max(...months)];
  const values = Array.from(
    { length: Math.floor((last - first) / monthsApart) + 1 },
    (_, i) => byMonth.get(first + i * monthsApart) ?? null,
  );
  return { startsOn: monthEnd(first), asOf: monthEnd(last), monthsApart, values };
}

export function pointsOf({ startsOn, monthsApart, values }: DenseSeries): IndexPoint[] {
  const first = monthNumber(Number(startsOn.slice(0, 4)), Number(startsOn.slice(5, 7)));
  return values.flatMap((value, i) =>
    value === null ? [] : [{ date: monthEnd(first + i * monthsApart), value }],
  );
}
