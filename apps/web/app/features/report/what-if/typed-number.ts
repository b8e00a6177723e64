import type { Locale } from '@alpha/i18n';

type TypedNumber = {
  locale: Locale;
  /** Amounts have thousands separators and may be abbreviated ("250k"); rates have neither. */
  isAmount: boolean;
};

/** Text around a number: currency, unit, period. */
const AROUND =
  /us\$|usd|\$|%|d[oó]lares|dollars|\/?\s*(?:mo|month|mes|yr|years?|años?)\.?$|\u00a0|\u202f/giu;
const WRITTEN = /^([\d.,'’ ]*\d)\s*(k|mil|m|mm|mill(?:ion|ón|ones|ions)|thousand)?$/iu;

/** Parses a typed number in any grouping style; null when it is ambiguous. */
export function typedNumber(text: string, { locale, isAmount }: TypedNumber): number | null {
  const plain = text.replace(AROUND, ' ').trim();
  const isNegative = /^[-\u2212]/.test(plain);
  const [, written, short] = WRITTEN.exec(plain.replace(/^[-\u2212]\s*|[.,]$/g, '')) ?? [];
  if (written === undefined || (short !== undefined && !isAmount)) return null;
  const times = timesOf(short);
  const digits = withoutThousands(written, { locale, isAmount, times });
  if (digits === null) return null;
  const value = Number(digits) * times;
  return isNegative ? -value : value;
}

function timesOf(short: string | undefined): number {
  if (short === undefined) return 1;
  return /^(k|mil|thousand)$/i.test(short) ? 1_000 : 1_000_000;
}

/** Groups of three after a first group that does not start with zero. */
const GROUPED = { '.': /^[1-9]\d{0,2}(\.\d{3})+$/, ',': /^[1-9]\d{0,2}(,\d{3})+$/ };

/** In the format of `Number`. */
function withoutThousands(
  written: string,
  { locale, isAmount, times }: TypedNumber & { times: number },
): string | null {
  const text = written.replace(/(\d)[ '’](?=\d{3}(?!\d))/g, '$1');
  if (/^\d+$/.test(text)) return text;
  const last = text.includes('.') && text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  const other = last === '.' ? ',' : '.';
  if (text.includes(other)) {
    const [whole = '', part = '', ...more] = text.split(last);
    const isRead = more.length === 0 && /^\d+$/.test(part) && GROUPED[other].test(whole);
    return isRead ? `${whole.replaceAll(other, '')}.${part}` : null;
  }
  // "300,500" is an amount in Spanish too: nobody types tenths of a cent. With a suffix, "1.250k" is
  // ambiguous, and "1,250m" can only mean a little more than a million.
  const isOwnDecimal = last === (locale === 'es' ? ',' : '.');
  const mayGroup = isAmount && (times === 1 || (times === 1_000 && !isOwnDecimal));
  if (mayGroup && GROUPED[last].test(text)) return text.replaceAll(last, '');
  return /^\d*[.,]\d+$/.test(text) ? text.replace(last, '.') : null;
}
