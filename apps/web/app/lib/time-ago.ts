import { formatDate, LOCALE_TAGS, type Locale } from '@alpha/i18n';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Beyond this, a date is clearer than a number of days. */
const LIMIT_MS = 14 * DAY_MS;

/** "3 hours ago", "yesterday"; a date when long ago. Times in the future read "now". */
export function timeAgo(iso: string, locale: Locale, now = Date.now()): string {
  const pastMs = Math.max(0, now - Date.parse(iso));
  if (pastMs >= LIMIT_MS) return formatDate(iso, locale) ?? '';
  const words = new Intl.RelativeTimeFormat(LOCALE_TAGS[locale], { numeric: 'auto' });
  if (pastMs < MINUTE_MS) return words.format(0, 'second');
  if (pastMs < HOUR_MS) return words.format(-Math.floor(pastMs / MINUTE_MS), 'minute');
  if (pastMs < DAY_MS) return words.format(-Math.floor(pastMs / HOUR_MS), 'hour');
  return words.format(-Math.floor(pastMs / DAY_MS), 'day');
}
