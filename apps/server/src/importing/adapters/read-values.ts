/** Cell contents that mean "unknown". */
const UNKNOWN = /^(?:|-+|—|–|n\/?a|none|null|unknown|\?)$/i;

const MAX_UNKNOWN_LENGTH = 7;

/** Called for every cell of a million rows, so clean text is returned as is. */
export function textOf(cell: string | undefined): string | null {
  const text = cell?.trim();
  if (!text || (text.length <= MAX_UNKNOWN_LENGTH && UNKNOWN.test(text))) return null;
  return /[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, ' ') : text;
}

/** The decimal separator. */
export type Decimal = 'point' | 'comma';

/** `NaN` means the cell is not a number: report it, never guess. */
export function numberOf(cell: string | undefined, decimal: Decimal = 'point'): number | null {
  if (!cell) return null;
  if (/^-?\d+$/.test(cell) || (decimal === 'point' && /^-?\d+\.\d+$/.test(cell)))
    return Number(cell);
  const text = textOf(cell);
  if (text === null) return null;
  const bare = bareNumber(text);
  if (decimal === 'comma' && /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/.test(bare))
    return Number(bare.replaceAll('.', '').replace(',', '.'));
  // 1.250.000,50 and 1250,5: formats of other countries.
  if (/^-?\d{1,3}(\.\d{3})+,\d+$|^-?\d{1,3}(\.\d{3}){2,}$/.test(bare))
    return Number(bare.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d+,\d{1,2}$/.test(bare)) return Number(bare.replace(',', '.'));
  if (!/^-?(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?$/.test(bare) || !/\d/.test(bare)) return Number.NaN;
  return Number(bare.replaceAll(',', ''));
}

/** Strips currency and area units. */
const bareNumber = (text: string): string =>
  text
    .replace(/^\(?\s*(-?)\s*(?:US)?\$?\s*/, '$1')
    .replace(/\s*(?:USD|US\$|sq\.?\s*ft\.?|sqft|ft²|pies²|m²|m2|mts?2?)\)?$/i, '');

const POINT = /^-?(?:\d{1,3}(?:,\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,}|\d+\.(?:\d{1,2}|\d{4,}))$/;
const COMMA = /^-?(?:\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,}|\d+,(?:\d{1,2}|\d{4,}))$/;

/** What a single cell proves; three digits after a single separator prove nothing. */
export function decimalIn(cell: string | undefined): Decimal | null {
  const text = textOf(cell);
  if (text === null) return null;
  const bare = bareNumber(text);
  if (POINT.test(bare)) return 'point';
  return COMMA.test(bare) ? 'comma' : null;
}

const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** Whether the day comes before the month, if the cell proves it. */
export function dayOrderOf(cell: string | undefined): 'day' | 'month' | null {
  const [, first, second] = SLASHED.exec(textOf(cell) ?? '') ?? [];
  if (Number(first) > 12) return 'day';
  return Number(second) > 12 ? 'month' : null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** An ISO day; `undefined` means the cell is not a date. */
export function dateOf(cell: string | undefined, isDayFirst = false): string | null | undefined {
  const text = textOf(cell);
  if (text === null) return null;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = /^([a-z]{3})[a-z]*[-. ]+(\d{1,2}),?[- ]+(\d{4})$/i.exec(text);
  if (named)
    return dayOf(
      Number(named[3]),
      MONTHS.indexOf((named[1] ?? '').toLowerCase()) + 1,
      Number(named[2]),
    );
  const slashed = SLASHED.exec(text);
  if (slashed) {
    const [day, month] = isDayFirst ? [slashed[1], slashed[2]] : [slashed[2], slashed[1]];
    return dayOf(Number(slashed[3]), Number(month), Number(day));
  }
  return undefined;
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Also compare the year: JavaScript puts one- and two-digit years into the last century.
  const isThatDay =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThatDay && month > 0 ? date.toISOString().slice(0, 10) : undefined;
}

/** Valid for up to a few thousand years; beyond that there is no such date. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

const MAX_SHOWN = 60;

/** A cell as shown in a reason. Half a surrogate pair at the end cannot be stored. */
export const shownOf = (cell: string | undefined): string =>
  (cell ?? '').slice(0, MAX_SHOWN).replace(/\p{Surrogate}/gu, '');

/** Restores the leading zero that Excel drops from 02138. */
export const zipOf = (cell: string | undefined): string => {
  const [digits = ''] = (cell ?? '').trim().split('-');
  return /^\d{3,4}$/.test(digits) ? digits.padStart(5, '0') : digits;
};
