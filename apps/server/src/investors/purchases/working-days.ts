/** A calendar day: its number since January 1, 1970. */
export type Day = number;

const DAY_MS = 86_400_000;

export const dayOf = (date: string): Day => Date.parse(date) / DAY_MS;
export const dateOf = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const weekdayOf = (day: Day): number => new Date(day * DAY_MS).getUTCDay();

const nth = (year: number, month: number, weekday: number, n: number): Day => {
  const first = Date.UTC(year, month - 1, 1) / DAY_MS;
  return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1);
};

function last(year: number, month: number, weekday: number): Day {
  const end = Date.UTC(year, month, 0) / DAY_MS;
  return end - ((weekdayOf(end) - weekday + 7) % 7);
}

/** On a weekend it is kept on the nearest weekday. */
function observed(year: number, month: number, date: number): Day {
  const day = Date.UTC(year, month - 1, date) / DAY_MS;
  const weekday = weekdayOf(day);
  return weekday === 6 ? day - 1 : weekday === 0 ? day + 1 : day;
}

const [MONDAY, THURSDAY] = [1, 4];

/** Federal holidays, 5 U.S.C. 6103. */
const holidaysOf = (year: number): Day[] => [
  observed(year, 1, 1),
  nth(year, 1, MONDAY, 3),
  nth(year, 2, MONDAY, 3),
  last(year, 5, MONDAY),
  observed(year, 6, 19),
  observed(year, 7, 4),
  nth(year, 9, MONDAY, 1),
  nth(year, 10, MONDAY, 2),
  observed(year, 11, 11),
  nth(year, 11, THURSDAY, 4),
  observed(year, 12, 25),
  // Of the next year, when that is a Saturday.
  observed(year + 1, 1, 1),
];

const years = new Map<number, Set<Day>>();

function isHoliday(day: Day): boolean {
  const year = new Date(day * DAY_MS).getUTCFullYear();
  const known = years.get(year) ?? new Set(holidaysOf(year));
  years.set(year, known);
  return known.has(day);
}

/** Banks, title companies and offices are open. */
export const isWorkingDay = (day: Day): boolean => {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
};

/** The same moment of a working day, else the start of the next one. */
export function toWorkingDay(moment: number): number {
  if (isWorkingDay(Math.floor(moment))) return moment;
  let day = Math.floor(moment) + 1;
  while (!isWorkingDay(day)) day += 1;
  return day;
}
