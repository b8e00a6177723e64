import type { PropertyReport } from '@alpha/contract';
import { formatDate, formatMoney, formatPercent, type Locale } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import type { MailContent } from '../mail/mail-layout.ts';

type Letter = {
  report: PropertyReport;
  locale: Locale;
  message: string;
  url: string;
  expiresAt: Date;
  sender: { name: string; email: string };
  /** A `data:` address. */
  picture: string | null;
};

export function subjectOf({ property }: PropertyReport, locale: Locale): string {
  return translatorFor(locale, 'mail')('share.subject', { address: property.address });
}

export function contentOf(letter: Letter): MailContent {
  const { report, locale, message, url, expiresAt, sender, picture } = letter;
  const t = translatorFor(locale, 'mail');
  const { address, city, state, zip, list_price, beds, baths } = report.property;
  const date = formatDate(expiresAt.toISOString(), locale, 'long') ?? '';
  return {
    title: address,
    subtitle: `${city}, ${state} ${zip} · ${t('share.facts', {
      price: formatMoney(list_price, locale) ?? '',
      beds,
      baths,
    })}`,
    ...(picture ? { picture: { src: picture, alt: address } } : {}),
    paragraphs: [t('share.intro', { name: sender.name })],
    quote: message
      .split(/\n{2,}/)
      .map((text) => text.trim())
      .filter(Boolean),
    figures: figuresOf(report, locale),
    button: { label: t('share.button'), url },
    closing: [t('share.expires', { date }), t('share.questions', sender)],
    footer: t('share.why', { name: sender.name }),
  };
}

/** None without an analysis. */
function figuresOf({ property }: PropertyReport, locale: Locale) {
  const t = translatorFor(locale, 'mail');
  const { net_profit_10_year: profit, profit_year: year } = property;
  if (profit === null) return [];
  const firstYear = year === null ? t('share.none') : t('share.year', { year });
  return [
    { label: t('share.netProfit'), value: formatMoney(profit, locale, { sign: 'always' }) ?? '' },
    { label: t('share.cashFlow'), value: firstYear },
    {
      label: t('share.averageRoi'),
      value: formatPercent(property.average_roi_per_year, locale) ?? '',
    },
    { label: t('share.totalRoi'), value: formatPercent(property.total_roi, locale) ?? '' },
  ];
}
