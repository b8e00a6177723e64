import { DATE_TAGS, LOCALE_TAGS, type Locale } from '@alpha/i18n';

const MINUTE = 60_000;
const UNITS = [
  ['minute', MINUTE],
  ['hour', 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['month', 30 * 24 * 60 * MINUTE],
  ['year', 365 * 24 * 60 * MINUTE],
] as const;

const ages = new Map<Locale, Intl.RelativeTimeFormat>();

/** "3h ago", in the largest whole unit; null for less than a minute. */
export function formatAge(at: string, now: number, locale: Locale): string | null {
  const passed = now - Date.parse(at);
  const found = UNITS.findLast(([, length]) => passed >= length);
  if (!found) return null;
  const [unit, length] = found;
  const format =
    ages.get(locale) ??
    new Intl.RelativeTimeFormat(LOCALE_TAGS[locale], { numeric: 'auto', style: 'narrow' });
  ages.set(locale, format);
  return format.format(-Math.floor(passed / length), unit);
}

const DATE_STYLES = {
  time: { timeStyle: 'short' },
  day: { day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
} as const;

const dates = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: Locale, style: keyof typeof DATE_STYLES): Intl.DateTimeFormat {
  const key = locale + style;
  const format = dates.get(key) ?? new Intl.DateTimeFormat(DATE_TAGS[locale], DATE_STYLES[style]);
  dates.set(key, format);
  return format;
}

/** `Mar 10`; with its year when that is another one. */
export function formatDay(at: string, now: number, locale: Locale): string {
  const day = new Date(at);
  const isThisYear = day.getFullYear() === new Date(now).getFullYear();
  return dateFormat(locale, isThisYear ? 'day' : 'year').format(day);
}

/** The time of a task due today, the day of any other. */
export function formatDue(dueAt: string, now: number, locale: Locale): string {
  const due = new Date(dueAt);
  const isToday = due.toDateString() === new Date(now).toDateString();
  return dateFormat(locale, isToday ? 'time' : 'day').format(due);
}
