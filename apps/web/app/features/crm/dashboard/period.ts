import { dayBounds } from '~/lib/local-time';
import { readChoice } from '~/lib/url-state';

export const PERIODS = ['month', 'last_month', 'quarter', 'last_quarter', 'year', 'own'] as const;
export type PeriodChoice = (typeof PERIODS)[number];
/** Instants: days start and end in the reader's time zone. */
type Span = { from: string; to: string };
/** What it is compared with: as much of the period before as has passed of this one. */
export type Period = Span & { before: Span };

export const readPeriodChoice = (params: URLSearchParams): PeriodChoice =>
  readChoice(params, 'period', PERIODS) ?? 'month';

const EARLIEST = '1990-01-01';
const LATEST = '2100-12-31';

/** Whole calendar periods; null while the custom dates are not a valid period. */
export function periodOf(
  choice: PeriodChoice,
  own: { from: string; to: string },
  today = new Date(),
): Period | null {
  const [year, month] = [today.getFullYear(), today.getMonth()];
  const quarter = month - (month % 3);
  if (choice === 'month') return untilNow([year, month], 1, today);
  if (choice === 'quarter') return untilNow([year, quarter], 3, today);
  if (choice === 'year') return untilNow([year, 0], 12, today);
  if (choice === 'last_month') return whole([year, month - 1], 1);
  if (choice === 'last_quarter') return whole([year, quarter - 3], 3);
  const [first, last] = [dayBounds(own.from), dayBounds(own.to)];
  if (!first || !last || first.start > last.end) return null;
  // A year that is still being typed.
  if (own.from < EARLIEST || own.to > LATEST) return null;
  const [from, to] = [new Date(first.start), new Date(Date.parse(last.end) + 1)];
  return { ...span(from, to), before: span(daysBefore(from, to), from) };
}

type Month = readonly [year: number, month: number];

const startOf = ([year, month]: Month, more = 0) => new Date(year, month + more, 1);
const span = (from: Date, to: Date): Span => ({ from: from.toISOString(), to: to.toISOString() });

function whole(month: Month, months: number): Period {
  const from = startOf(month);
  return { ...span(from, startOf(month, months)), before: span(startOf(month, -months), from) };
}

/** The whole period, because costs are typed by month; compared with the same days of the one before. */
function untilNow(month: Month, months: number, today: Date): Period {
  const { from, to } = whole(month, months);
  const earlier = startOf(month, -months);
  const sameDay = new Date(
    today.getFullYear(),
    today.getMonth() - months,
    Math.min(today.getDate(), lastDayOf(today.getFullYear(), today.getMonth() - months)) + 1,
  );
  return { from, to, before: span(earlier, sameDay) };
}

/** As many days, whatever the clock did on them. */
function daysBefore(from: Date, to: Date): Date {
  const days = Math.round((to.getTime() - from.getTime()) / 86_400_000);
  return new Date(from.getFullYear(), from.getMonth(), from.getDate() - days);
}

const lastDayOf = (year: number, month: number) => new Date(year, month + 1, 0).getDate();

/** `2026-03-08`, as a date field takes it. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
