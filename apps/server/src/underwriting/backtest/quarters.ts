import { monthEnd, monthNumber } from '../areas/dense-series.ts';

/** Quarters since year 0: 4 a year. */
export const quarterNumber = (year: number, quarter: number): number => 4 * year + quarter - 1;

/** `2006Q2`. */
export const quarterName = (quarter: number): string =>
  `${Math.floor(quarter / 4)}Q${(quarter % 4) + 1}`;

const ends = new Map<number, string>();

/** The last day of the quarter; remembered, because every metro asks for the same ones. */
export function quarterEnd(quarter: number): string {
  const known = ends.get(quarter);
  if (known !== undefined) return known;
  const end = monthEnd(monthNumber(Math.floor(quarter / 4), 3 * (quarter % 4) + 3));
  ends.set(quarter, end);
  return end;
}

/** Null unless it is the name of a quarter. */
export function readQuarter(name: string): number | null {
  const [, year, quarter] = /^(\d{4})Q([1-4])$/.exec(name) ?? [];
  return year && quarter ? quarterNumber(Number(year), Number(quarter)) : null;
}

/** The quarter that ends with the month of this day; null for other months. */
export function quarterEndingOn(day: string): number | null {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return month % 3 === 0 ? quarterNumber(year, month / 3) : null;
}
