import { writeDecimal } from './decimal.ts';
import { getDateTimeFormat, getNumberFormat } from './formatters.ts';
import { DATE_TAGS, LOCALE_TAGS, type Locale } from './locale.ts';

/** U+2212, which is as wide as + and a digit; a hyphen is not. */
const MINUS = '\u2212';

export type SignDisplay = 'auto' | 'always';

type NumberOptions = { decimals?: number; sign?: SignDisplay };

/** Another currency than the dollar: its code, and units of it for one dollar. */
export type MoneyUnit = { currency: string; perUsd: number };

export type MoneyOptions = NumberOptions & { unit?: MoneyUnit | undefined };

function isMissing(value: number | null | undefined): value is null | undefined {
  return value === null || value === undefined || !Number.isFinite(value);
}

/** USD, converted if there is a unit, without decimals unless asked; `null` for nothing (shown as N/A). */
export function formatMoney(
  value: number | null | undefined,
  locale: Locale,
  { decimals = 0, sign = 'auto', unit }: MoneyOptions = {},
): string | null {
  if (isMissing(value)) return null;
  if (unit) return formatInUnit(value, locale, unit, { decimals, sign });
  const dollar = locale === 'es' ? 'US$\u00a0' : '$';
  return signOf(value, decimals, sign) + dollar + plain(Math.abs(value), locale, decimals);
}

/** From here on "COP 21.6 million": more digits say no more, and do not fit on a phone. */
const LONGEST = 10_000_000;
/** Their smallest amounts are worth cents: decimals would only look exact. */
const NO_DECIMALS_FROM = 10;

/** The code instead of a sign: most of these currencies write `$` too. */
function formatInUnit(
  usd: number,
  locale: Locale,
  { currency, perUsd }: MoneyUnit,
  { decimals, sign }: Required<NumberOptions>,
): string {
  const value = usd * perUsd;
  const size = Math.abs(value);
  const isLong = size >= LONGEST;
  const shown = isLong ? value / 1_000_000 : value;
  // "41 million", not "41.0 million".
  const isWhole = size >= 10 * LONGEST || Math.round(Math.abs(shown) * 10) % 10 === 0;
  const digits = isLong ? (isWhole ? 0 : 1) : perUsd < NO_DECIMALS_FROM ? decimals : 0;
  const million = locale === 'es' ? '\u00a0millones' : '\u00a0million';
  const figure = plain(Math.abs(shown), locale, digits);
  return `${signOf(shown, digits, sign)}${currency}\u00a0${figure}${isLong ? million : ''}`;
}

/** A figure that is already in percent (ROI, APR). Fractions go through `formatRate`. */
export function formatPercent(
  value: number | null | undefined,
  locale: Locale,
  { decimals = 2, sign = 'auto' }: NumberOptions = {},
): string | null {
  if (isMissing(value)) return null;
  // Built from a plain number: style "percent" puts a no-break space in some ICU versions only,
  // and server and browser must print the same bytes.
  const unit = locale === 'es' ? '\u00a0%' : '%';
  return signOf(value, decimals, sign) + plain(Math.abs(value), locale, decimals) + unit;
}

/** A fraction (0.35) printed as a percentage (35.00%). */
export function formatRate(
  fraction: number | null | undefined,
  locale: Locale,
  options: NumberOptions = {},
): string | null {
  return isMissing(fraction) ? null : formatPercent(fraction * 100, locale, options);
}

export function formatNumber(
  value: number | null | undefined,
  locale: Locale,
  { decimals = 0, sign = 'auto' }: NumberOptions = {},
): string | null {
  if (isMissing(value)) return null;
  return signOf(value, decimals, sign) + plain(Math.abs(value), locale, decimals);
}

type DateStyle = 'medium' | 'long' | 'month' | 'longMonth';

/** A report prints the same few hundred dates again and again, and Intl takes 10 µs for each. */
const dates = new Map<string, string | null>();
const MOST_DATES = 5_000;

/** Dates without a time of day are calendar dates: they must not move with the reader's zone. */
export function formatDate(
  isoDate: string | null | undefined,
  locale: Locale,
  style: DateStyle = 'medium',
): string | null {
  if (!isoDate) return null;
  const key = `${locale} ${style} ${isoDate}`;
  const known = dates.get(key);
  if (known !== undefined) return known;
  if (dates.size >= MOST_DATES) dates.clear();
  const written = writeDate(isoDate, locale, style);
  dates.set(key, written);
  return written;
}

function writeDate(isoDate: string, locale: Locale, style: DateStyle): string | null {
  const date = new Date(isoDate.length === 10 ? `${isoDate}T00:00:00Z` : isoDate);
  if (Number.isNaN(date.getTime())) return null;
  const options: Intl.DateTimeFormatOptions =
    style === 'month' || style === 'longMonth'
      ? { year: 'numeric', month: style === 'month' ? 'short' : 'long', timeZone: 'UTC' }
      : {
          year: 'numeric',
          month: style === 'long' ? 'long' : 'short',
          day: 'numeric',
          timeZone: 'UTC',
        };
  return getDateTimeFormat(DATE_TAGS[locale], options).format(date);
}

function plain(value: number, locale: Locale, decimals: number): string {
  return (
    writeDecimal(value, locale, decimals) ??
    getNumberFormat(LOCALE_TAGS[locale], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(value)
  );
}

function signOf(value: number, decimals: number, sign: SignDisplay): string {
  // What prints as 0 has no sign: "−0.00%" helps nobody.
  if (Math.abs(value) < 0.5 * 10 ** -decimals) return '';
  if (value < 0) return MINUS;
  return sign === 'always' ? '+' : '';
}

/** For messages with a count that may be unknown: they print −1 as unknown. */
export const countOrUnknown = (count: number | null): number => count ?? -1;

/** `COP 2,696 million` may break before its last word: two such amounts don't fit side by side on a phone. */
export const breakable = (text: string): string =>
  text.replaceAll(/\u00a0(?=\p{L}+(?:\s|$))/gu, ' ');
