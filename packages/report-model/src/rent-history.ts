import type { PropertyDetail } from '@alpha/contract';
import { onceFor } from './once-for.ts';

/** x: months since year 0; y: USD per month. */
type Point = { x: number; y: number };

export type RentMonth = { month: string; rent: number };

/** Months as numbers, so that a missing one leaves a gap. */
export type RentHistory = {
  months: RentMonth[];
  points: Point[];
  /** First days of the months without a value, between the first and the last. */
  missing: string[];
  /** Januaries; every month for a short history. */
  ticks: { at: number; month: string; isYear: boolean }[];
  growth: { since: string; percent: number } | null;
};

const SHORT_MONTHS = 24;

export const rentHistory = onceFor(historyOf);

function historyOf(histories: PropertyDetail['rental_rate_histories']): RentHistory | null {
  const months = histories
    .filter(({ date, value }) => value > 0 && Number.isFinite(monthIndex(date)))
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ date, value }) => ({ month: date, rent: value }));
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  const points = months.map(({ month, rent }) => ({ x: monthIndex(month), y: rent }));
  return {
    months,
    points,
    missing: missingOf(points),
    ticks: ticksOf(monthIndex(first.month), monthIndex(last.month)),
    growth:
      months.length < 2
        ? null
        : { since: first.month, percent: 100 * (last.rent / first.rent - 1) },
  };
}

/** The first day of a month as an ISO date. */
export function monthOf(index: number): string {
  const month = `${(index % 12) + 1}`.padStart(2, '0');
  return `${Math.floor(index / 12)}-${month}-01`;
}

function monthIndex(date: string): number {
  const [year = '', month = ''] = date.split('-');
  return 12 * Number.parseInt(year, 10) + Number.parseInt(month, 10) - 1;
}

function missingOf(points: readonly Point[]): string[] {
  return points.flatMap(({ x }, index) => {
    const before = points[index - 1]?.x ?? x;
    return Array.from({ length: Math.max(0, x - before - 1) }, (_, k) => monthOf(before + 1 + k));
  });
}

function ticksOf(first: number, last: number): RentHistory['ticks'] {
  const isShort = last - first < SHORT_MONTHS;
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return all
    .filter((at) => isShort || at % 12 === 0)
    .map((at) => ({ at, month: monthOf(at), isYear: !isShort }));
}
