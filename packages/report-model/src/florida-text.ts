import { type FloridaSourceKey, MIAMI_DADE, RECORDING } from '@alpha/engine/florida';
import { formatMoney, formatRate } from '@alpha/i18n';
import type { Locale } from '@alpha/i18n/locale';
import type { Translate } from '@alpha/i18n/translator';
import type { FloridaReport, FloridaTax } from './florida.ts';

export type FloridaWords = { t: Translate<'florida'>; locale: Locale };
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
export const usd = (value: number, locale: Locale) => formatMoney(value, locale) ?? '';
const toTheCent = (value: number, locale: Locale) =>
  formatMoney(value, locale, { decimals: 2 }) ?? '';

export function closingText({ buyerTotal, counted }: Closing, { t, locale }: FloridaWords): string {
  const amounts = { total: toTheCent(buyerTotal, locale), counted: usd(counted, locale) };
  return t(buyerTotal > counted ? 'closing.textOver' : 'closing.text', amounts);
}

export function closingFacts(florida: FloridaReport, words: FloridaWords): FloridaFact[] {
  const { closing } = florida;
  if (!closing) return [];
  const { t, locale } = words;
  const how = closingHows(florida, closing, words);
  const line = (key: keyof typeof how, source: FloridaSourceKey): FloridaFact => ({
    key,
    label: t(`closing.${key}`),
    value: toTheCent(closing[key], locale),
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
      value: toTheCent(closing.buyerTotal, locale),
      isTotal: true,
    },
    {
      ...line('deedStamps', florida.county === MIAMI_DADE ? 'surtax' : 'deedStamps'),
      note: t('closing.deedNote'),
    },
  ];
}

function closingHows({ county }: FloridaReport, closing: Closing, { t, locale }: FloridaWords) {
  const pages = { deed: String(RECORDING.deedPages), mortgage: String(RECORDING.mortgagePages) };
  const hasSurtax = closing.deedStamps > 0.0075 * closing.price;
  const inMiamiDade = hasSurtax ? 'how.deedStampsSurtax' : 'how.deedStampsMiamiDade';
  return {
    noteStamps: t('how.noteStamps'),
    intangibleTax: t('how.intangibleTax', { loan: usd(closing.loan, locale) }),
    ownerTitle: t('how.ownerTitle'),
    lenderTitle: t('how.lenderTitle'),
    recording:
      closing.loan > 0 ? t('how.recording', pages) : t('how.recordingCash', { deed: pages.deed }),
    deedStamps: t(county === MIAMI_DADE ? inMiamiDade : 'how.deedStamps'),
  };
}

export function taxText(tax: FloridaTax, { t, locale }: FloridaWords): string {
  const first = usd(tax.years[1]?.tax ?? 0, locale);
  const rate = formatRate(tax.rate, locale) ?? '';
  return tax.sellerTax === null
    ? t('tax.noBill', { first, rate })
    : t('tax.step', { seller: usd(tax.sellerTax, locale), first, rate });
}

export function taxFacts(tax: FloridaTax, { t, locale }: FloridaWords): FloridaFact[] {
  const fact = (
    key: 'seller' | 'sellerAssessed' | 'first' | 'total' | 'counted',
    value: number,
  ) => ({
    key,
    label: t(`tax.${key}`),
    value: usd(value, locale),
  });
  const how = t('tax.how', { rate: formatRate(tax.rate, locale) ?? '' });
  return [
    ...(tax.sellerTax === null ? [] : [fact('seller', tax.sellerTax)]),
    ...(tax.sellerAssessed === null ? [] : [fact('sellerAssessed', tax.sellerAssessed)]),
    { ...fact('first', tax.years[1]?.tax ?? 0), how, source: 'reassessment' },
    { ...fact('total', tax.total), isTotal: true },
    fact('counted', tax.counted),
  ];
}
