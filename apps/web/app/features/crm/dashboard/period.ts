import { dayBounds } from '~/lib/local-time';
import { readChoice } from '~/lib/url-state';

export const PERIODS = ['7', '30', '90', 'year', 'own'] as const;
export type PeriodChoice = (typeof PERIODS)[number];
/** Instants: days start and end in the reader's time zone. */
export type Period = { from: string; to: string };

export const readPeriodChoice = (params: URLSearchParams): PeriodChoice =>
  readChoice(params, 'period', PERIODS) ?? '30';

const EARLIEST = '1990-01-01';
const LATEST = '2100-12-31';

/** Whole days including today; null while the custom dates are not a valid period. */
export function periodOf(
  choice: PeriodChoice,
  own: { from: string; to: string },
  today = new Date(),
): Period | null {
  const at = (days: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
  if (choice === 'own') {
    const [first, last] = [dayBounds(own.from), dayBounds(own.to)];
    if (!first || !last || first.start > last.end) return null;
    // A year that is still being typed.
    if (own.from < EARLIEST || own.to > LATEST) return null;
    return { from: first.start, to: new Date(Date.parse(last.end) + 1).toISOString() };
  }
  const from = choice === 'year' ? new Date(today.getFullYear(), 0, 1) : at(1 - Number(choice));
  return { from: from.toISOString(), to: at(1).toISOString() };
}

export const daysOf = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** `2026-03-08`, as a date field takes it. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
