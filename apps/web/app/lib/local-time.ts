import { isTimeZone } from '@alpha/contract';
import { DATE_TAGS, type Locale } from '@alpha/i18n';

const STYLES = {
  day: { dateStyle: 'medium' },
  longDay: { dateStyle: 'long' },
  short: { dateStyle: 'medium', timeStyle: 'short' },
  exact: { dateStyle: 'full', timeStyle: 'medium' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant in the reader's time zone; calendar dates go through `formatDate`. */
export function formatInstant(iso: string, locale: Locale, style: keyof typeof STYLES): string {
  const key = locale + style;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(DATE_TAGS[locale], STYLES[style]);
  formats.set(key, format);
  return format.format(new Date(iso));
}

/** `America/Bogota`; undefined when the system zone has no name. */
export function readTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : undefined;
}

/** `2026-03-08`: the calendar day of an instant for the reader. In UTC, an evening in Bogotá is tomorrow. */
export function localDay(at = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** `2026-03-08` → the instants at which that day starts and ends for the reader. */
export function dayBounds(day: string): { start: string; end: string } | null {
  const start = new Date(`${day}T00:00:00`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(start.getTime())) return null;
  // Not 24 hours later: twice a year a day is an hour shorter or longer.
  const next = new Date(start.getFullYear(), start.getMonth(), start.getDate() + 1);
  return { start: start.toISOString(), end: new Date(next.getTime() - 1).toISOString() };
}

export function isToday(iso: string, now = new Date()): boolean {
  return new Date(iso).toDateString() === now.toDateString();
}
