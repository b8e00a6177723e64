import type { ComparedHome } from '@alpha/contract';
import { knownPropertyType } from '@alpha/contract/property-types';
import { formatMoney, formatNumber, formatPercent, type Locale, type MoneyUnit } from '@alpha/i18n';
import { formatAxisMoney, formatNarrowMoney } from '@alpha/i18n/axis-money';
import type { Translate } from '@alpha/i18n/translator';
import { lossesOf100, ofHundred } from '../chances.ts';
import { distanceText } from '../distance-text.ts';
import { resultRounded } from '../texts/outcome.ts';
import { isYearlyRate } from '../units.ts';
import type { ComparedRow } from './rows.ts';

export type ComparedWords = {
  locale: Locale;
  /** The reader's currency; dollars without one. */
  unit: MoneyUnit | undefined;
  t: Translate<'compare'>;
  listings: Translate<'listings'>;
  place: Translate<'place'>;
  ui: Translate<'ui'>;
};

export type CellText = {
  text: string;
  /** The range below a result; empty for others. */
  note: string;
  tone: 'loss' | 'plain';
  isKnown: boolean;
};

type Row = Pick<ComparedRow, 'key' | 'unit' | 'value'>;

/** One figure of one home, in the same words on the page and in the PDF. */
export function cellText(row: Row, home: ComparedHome, words: ComparedWords): CellText {
  const { t, listings } = words;
  const plain = { note: '', tone: 'plain', isKnown: true } as const;
  if (row.unit === 'type')
    return { ...plain, text: listings(`type.${knownPropertyType(home.type)}`) };
  const value = row.value(home);
  if (value === null) return { ...plain, isKnown: false, text: t('none') };
  if (row.unit === 'range') {
    const { result_percentile_5: low, result_percentile_95: high } = home.figures?.outcome ?? {
      ...{ result_percentile_5: value, result_percentile_95: value },
    };
    return {
      ...plain,
      text: signedMoney(resultRounded(value), words),
      note: rangeText(low, high, words),
      tone: resultRounded(value) < 0 ? 'loss' : 'plain',
    };
  }
  const isLoss =
    (row.unit === 'signed' && Math.round(value) < 0) ||
    (row.unit === 'paid' && Math.round(value) > 0);
  return { ...plain, text: textOf(row, value, words), tone: isLoss ? 'loss' : 'plain' };
}

function textOf({ key, unit }: Row, value: number, words: ComparedWords): string {
  const { locale, t, place } = words;
  switch (unit) {
    case 'signed':
      return signedMoney(Math.round(value), words);
    case 'paid':
      // Paid, so with the sign of a payment.
      return signedMoney(-Math.round(value), words);
    case 'chance':
      return t('of100', { count: key === 'loss' ? lossesOf100(value) : ofHundred(value) });
    case 'percent':
      return isYearlyRate(value) ? (formatPercent(value, locale) ?? '') : '—';
    case 'year':
      return String(value);
    case 'distance':
      return distanceText(value, { t: place, locale });
    case 'money':
      return value === 0 && key === 'hoa' ? t('noHoa') : money(value, words);
    default:
      return (
        formatNumber(value, locale, {
          decimals: Number.isInteger(value) || key === 'score' ? 0 : 1,
        }) ?? ''
      );
  }
}

/** `−$109k to +$717k`: eight columns have no room for full figures. */
export function rangeText(low: number, high: number, words: ComparedWords): string {
  const short = (usd: number) =>
    (usd > 0 ? '+' : '') + formatAxisMoney(shortRounded(usd), words.locale, words.ui, words.unit);
  return words.t('range', { low: short(low), high: short(high) });
}

/** In thousands the hundreds are noise. */
const shortRounded = (usd: number) =>
  Math.abs(usd) < 1_000 ? usd : 1_000 * Math.round(usd / 1_000);

const money = (usd: number, { locale, ui, unit }: ComparedWords) =>
  formatNarrowMoney(usd, locale, ui, { unit }) ?? formatMoney(usd, locale) ?? '';

export const resultMoney = (usd: number, words: ComparedWords): string =>
  signedMoney(resultRounded(usd), words);

// Without the sum, a small loss would be a negative zero.
const signedMoney = (usd: number, { locale, ui, unit }: ComparedWords) =>
  formatNarrowMoney(usd + 0, locale, ui, { unit, sign: usd === 0 ? 'auto' : 'always' }) ?? '';
