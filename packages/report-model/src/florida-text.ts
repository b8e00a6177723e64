import { type FloridaSourceKey, MIAMI_DADE, RECORDING } from '@alpha/engine/florida';
import { formatMoney, formatRate, type MoneyUnit } from '@alpha/i18n';
import type { Locale } from '@alpha/i18n/locale';
import type { Translate } from '@alpha/i18n/translator';
import { assumptionFacts, assumptionsSet } from './assumption-origin.ts';
import type { FloridaReport, FloridaTax } from './florida.ts';

export type FloridaWords = {
  t: Translate<'florida'>;
  locale: Locale;
  unit?: MoneyUnit | undefined;
};
/** The part of the words that amounts need. */
type Place = Pick<FloridaWords, 'locale' | 'unit'>;
type Closing = NonNullable<FloridaReport['closing']>;

/** A line of a list of facts, the same on page and PDF. */
export type FloridaFact = {
  key: string;
  label: string;
  value: string;
  note?: string;
  how?: string;
  source?: FloridaSourceKey;
  isTotal?: boolean;
};

/** Whole dollars, as in most of the report. */
export const usd = (value: number, { locale, unit }: Place) =>
  formatMoney(value, locale, { unit }) ?? '';
const toTheCent = (value: number, { locale, unit }: Place) =>
  formatMoney(value, locale, { decimals: 2, unit }) ?? '';

export function closingText({ buyerTotal, counted }: Closing, words: FloridaWords): string {
  const { t } = words;
  const amounts = { total: toTheCent(buyerTotal, words), counted: usd(counted, words) };
  return t(buyerTotal > counted ? 'closing.textOver' : 'closing.text', amounts);
}

export function closingFacts(florida: FloridaReport, words: FloridaWords): FloridaFact[] {
  const { closing } = florida;
  if (!closing) return [];
  const { t } = words;
  const how = closingHows(florida, closing, words);
  const line = (key: keyof typeof how, source: FloridaSourceKey): FloridaFact => ({
    key,
    label: t(`closing.${key}`),
    value: toTheCent(closing[key], words),
    how: how[key],
    source,
  });
  const ofLoan = [
    line('noteStamps', 'noteStamps'),
    line('intangibleTax', 'intangibleTax'),
    line('lenderTitle', 'titlePremium'),
  ];
  return [
    ...(closing.loan > 0 ? ofLoan : []),
    line('ownerTitle', 'titlePremium'),
    line('recording', 'recording'),
    {
      key: 'buyerTotal',
      label: t('closing.buyerTotal'),
      value: toTheCent(closing.buyerTotal, words),
      isTotal: true,
    },
    {
      ...line('deedStamps', florida.county === MIAMI_DADE ? 'surtax' : 'deedStamps'),
      note: t('closing.deedNote'),
    },
  ];
}

function closingHows({ county }: FloridaReport, closing: Closing, words: FloridaWords) {
  const { t, locale } = words;
  const set = assumptionsSet(locale);
  const pages = {
    set,
    deed: String(RECORDING.deedPages),
    mortgage: String(RECORDING.mortgagePages),
  };
  const hasSurtax = closing.deedStamps > 0.0075 * closing.price;
  const inMiamiDade = hasSurtax ? 'how.deedStampsSurtax' : 'how.deedStampsMiamiDade';
  return {
    noteStamps: t('how.noteStamps'),
    intangibleTax: t('how.intangibleTax', { loan: usd(closing.loan, words) }),
    ownerTitle: t('how.ownerTitle'),
    lenderTitle: t('how.lenderTitle'),
    recording:
      closing.loan > 0
        ? t('how.recording', pages)
        : t('how.recordingCash', { set, deed: pages.deed }),
    deedStamps: t(county === MIAMI_DADE ? inMiamiDade : 'how.deedStamps'),
  };
}

/** A smaller difference is within what a bill varies by anyway. */
const LEAST_STEP = 0.03;

export function taxText(tax: FloridaTax, words: FloridaWords): string {
  const { t, locale } = words;
  const { sellerTax } = tax;
  const due = tax.years[1]?.tax ?? 0;
  const first = usd(due, words);
  const rate = formatRate(tax.rate, locale) ?? '';
  if (sellerTax === null) return t('tax.noBill', { first, rate });
  const isStep = due > sellerTax * (1 + LEAST_STEP);
  return t(isStep ? 'tax.step' : 'tax.same', { seller: usd(sellerTax, words), first, rate });
}

export function taxFacts(tax: FloridaTax, words: FloridaWords): FloridaFact[] {
  const { t, locale } = words;
  const fact = (
    key: 'seller' | 'sellerAssessed' | 'first' | 'total' | 'counted',
    value: number,
  ) => ({
    key,
    label:
      key === 'total' || key === 'counted' ? t(`tax.${key}`, { years: tax.held }) : t(`tax.${key}`),
    value: usd(value, words),
  });
  const how = t('tax.how', {
    ...assumptionFacts('propertyTaxRate', { locale, isCondo: false }),
    rate: formatRate(tax.rate, locale) ?? '',
  });
  return [
    ...(tax.sellerTax === null ? [] : [fact('seller', tax.sellerTax)]),
    ...(tax.sellerAssessed === null ? [] : [fact('sellerAssessed', tax.sellerAssessed)]),
    { ...fact('first', tax.years[1]?.tax ?? 0), how, source: 'reassessment' },
    { ...fact('total', tax.total), isTotal: true },
    fact('counted', tax.counted),
  ];
}
