const AHEAD_MS = 14 * 3_600_000;

/** The latest calendar day anywhere: where an investor lives, a month may have begun already. */
export const latestDay = (): string => new Date(Date.now() + AHEAD_MS).toISOString().slice(0, 10);

/** `2026-03` of `2026-03-05`. */
export const monthOf = (day: string): string => day.slice(0, 7);

const numberOf = (month: string): number =>
  12 * Number(month.slice(0, 4)) + Number(month.slice(5, 7)) - 1;

const monthAt = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

export const monthsBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

export const addMonths = (month: string, count: number): string => monthAt(numberOf(month) + count);

/** Both included. */
export const listMonths = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, monthsBetween(from, to) + 1) }, (_, i) => addMonths(from, i));

/** The first whole month of owning: what comes in the month of the closing counts with it. */
export const firstMonthOf = (boughtOn: string): string =>
  boughtOn.endsWith('-01') ? monthOf(boughtOn) : addMonths(monthOf(boughtOn), 1);
