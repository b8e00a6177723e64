import type { DashboardStep } from '@alpha/contract';
import type { Period } from './dashboard.queries.ts';

const DAY_MS = 86_400_000;

/** Picks a step that gives about 12 to 31 bars for any period. */
export function stepFor({ from, to }: Period): DashboardStep {
  // Daylight saving makes two days a year an hour shorter or longer.
  const days = Math.round((to.getTime() - from.getTime()) / DAY_MS);
  if (days <= 31) return 'day';
  if (days <= 200) return 'week';
  if (days <= 400) return 'month';
  return days <= 2_000 ? 'quarter' : 'year';
}

/** Start of each step in the reader's time zone. The first starts with the period. */
export function stepsOf(period: Period, step: DashboardStep, timeZone: string): Date[] {
  const clock = clockOf(timeZone);
  const first = clock.dayOf(period.from);
  const starts = [period.from];
  for (let n = 1; ; n += 1) {
    const start = clock.startOf(dayAfter(first, step, n));
    if (start >= period.to) return starts;
    // A place that moved across the date line skipped a day.
    if (start > (starts.at(-1) ?? period.from)) starts.push(start);
  }
}

/** The period of equal length right before it: the same number of days when the period is whole days. */
export function beforeOf({ from, to }: Period, timeZone: string): Period {
  const clock = clockOf(timeZone);
  const [first, end] = [clock.dayOf(from), clock.dayOf(to)];
  const isWholeDays = [first, end].every(
    (day, i) => clock.startOf(day).getTime() === (i === 0 ? from : to).getTime(),
  );
  return isWholeDays
    ? { from: clock.startOf(first - (end - first)), to: from }
    : { from: new Date(2 * from.getTime() - to.getTime()), to: from };
}

/** The beginnings of so many months up to the present one, and of the next. */
export function monthsUntil(now: Date, months: number, timeZone: string): Date[] {
  const clock = clockOf(timeZone);
  const today = clock.dayOf(now);
  return Array.from({ length: months + 1 }, (_, index) =>
    clock.startOf(dayAfter(today, 'month', index + 1 - months)),
  );
}

/** Days of each calendar month in a period, as `2026-11`; a day that begins in it counts. */
export function monthSharesOf({ from, to }: Period, timeZone: string) {
  const clock = clockOf(timeZone);
  const first = clock.dayOf(from) + (clock.startOf(clock.dayOf(from)) < from ? DAY_MS : 0);
  const end = clock.dayOf(new Date(to.getTime() - 1)) + DAY_MS;
  const shares = [];
  for (let day = first; day < end; ) {
    const next = Math.min(dayAfter(day, 'month', 1), end);
    const [start, after] = [dayAfter(day, 'month', 0), dayAfter(day, 'month', 1)];
    const month = new Date(day).toISOString().slice(0, 7);
    shares.push({ month, share: (next - day) / (after - start) });
    day = next;
  }
  return shares;
}

/** A calendar day without a time zone, stored as the same date at UTC midnight. */
type Day = number;

function dayAfter(day: Day, step: DashboardStep, n: number): Day {
  if (step === 'day' || step === 'week') return day + n * (step === 'day' ? 1 : 7) * DAY_MS;
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (step === 'month') return Date.UTC(year, month + n, 1);
  if (step === 'quarter') return Date.UTC(year, month - (month % 3) + 3 * n, 1);
  return Date.UTC(year + n, 0, 1);
}

function clockOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23' },
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  /** Local wall-clock time, written as if in UTC. */
  const wallOf = (at: Date): number => {
    const parts = format.formatToParts(at);
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  };
  const dayOf = (at: Date): Day => Math.floor(wallOf(at) / DAY_MS) * DAY_MS;
  const offsetAt = (time: number) => wallOf(new Date(time)) - Math.floor(time / 1_000) * 1_000;
  /** The first instant of a day, which is not midnight where daylight saving starts at midnight. */
  const startOf = (day: Day): Date => {
    const candidates = [day - DAY_MS, day + DAY_MS]
      .map((near) => day - offsetAt(near))
      .sort((a, b) => a - b);
    const first = candidates.find((time) => dayOf(new Date(time)) === day);
    return new Date(first ?? candidates.at(-1) ?? day);
  };
  return { dayOf, startOf };
}
