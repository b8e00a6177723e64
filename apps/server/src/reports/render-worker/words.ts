import { knownPropertyType, type PropertyDetail } from '@alpha/contract';
import {
  countOrUnknown,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRate,
  type Locale,
  type MoneyUnit,
  type SignDisplay,
} from '@alpha/i18n';
import { formatAxisMoney, formatNarrowMoney } from '@alpha/i18n/axis-money';
import { translatorFor } from '@alpha/i18n/server';
import { type OriginRow, originRows } from '@alpha/report-model/origins';
import { shownPrice } from '@alpha/report-model/property-facts';
import { phrasesOf } from '@alpha/report-model/texts/phrases';
import { isYearlyRate } from '@alpha/report-model/units';

type Figure = number | null | undefined;
type Options = { decimals?: number; sign?: SignDisplay };

/** Translations and number formats of one language and currency; unknown values print as N/A. */
export function wordsFor(locale: Locale, unit?: MoneyUnit) {
  const t = translatorFor(locale, 'pdf');
  const listings = translatorFor(locale, 'listings');
  /** Texts of the report page, shared with the PDF. */
  const report = translatorFor(locale, 'report');
  const charts = translatorFor(locale, 'charts');
  const ui = translatorFor(locale, 'ui');
  const origins = translatorFor(locale, 'origins');
  const none = t('none');
  const type = (name: string) => listings(`type.${knownPropertyType(name)}`);
  const number = (value: Figure, options?: Options) => formatNumber(value, locale, options) ?? none;
  const money = (value: Figure, options?: Options) =>
    formatMoney(value, locale, { ...options, unit }) ?? none;
  const currency = translatorFor(locale, 'currency');
  /** The contract is in dollars: a converted price names them too. */
  const inDollars = (usd: Figure) => (unit ? formatMoney(usd, locale) : null);
  return {
    locale,
    /** The reader's currency; dollars without one. */
    unit,
    t,
    report,
    charts,
    /** For the sentences shared with the page. */
    phrases: phrasesOf({ locale, charts, report, listings, ui, unit }),
    metric: translatorFor(locale, 'metrics'),
    stress: translatorFor(locale, 'stress'),
    outcome: translatorFor(locale, 'outcome'),
    doubts: translatorFor(locale, 'doubts'),
    whatIf: translatorFor(locale, 'whatIf'),
    florida: translatorFor(locale, 'florida'),
    place: translatorFor(locale, 'place'),
    pastForecasts: translatorFor(locale, 'pastForecasts'),
    none,
    type,
    number,
    money,
    inDollars,
    /** For narrow columns: millions of another currency as on an axis. */
    moneyNarrow: (usd: Figure, options?: Options) =>
      formatNarrowMoney(usd, locale, ui, { ...options, unit }) ?? none,
    /** Money without its sign, for wide tables: in thousands where dollars are worth hundreds. */
    amount: (usd: Figure, options?: Options) =>
      number(
        usd == null ? usd : (usd * (unit?.perUsd ?? 1)) / (isInThousands(unit) ? 1000 : 1),
        options,
      ),
    /** What `amount` is in: `US dollars`, `thousands of COP`. */
    amountUnit: unit
      ? currency('amountsIn', {
          currency: unit.currency,
          size: isInThousands(unit) ? 'thousands' : 'whole',
        })
      : currency('amountsIn', { currency: 'USD', size: 'dollars' }),
    percent: (value: Figure, options?: Options) => formatPercent(value, locale, options) ?? none,
    /** Compound yearly rate, percent. */
    yearly: (value: Figure) => (isYearlyRate(value) ? (formatPercent(value, locale) ?? none) : '—'),
    rate: (value: Figure, options?: Options) => formatRate(value, locale, options) ?? none,
    date: (value: string | null | undefined, style?: 'medium' | 'long' | 'month') =>
      formatDate(value, locale, style) ?? none,
    /** `Rent: estimated from 14 comparables, Nov 2025.` */
    origins: (property: Pick<PropertyDetail, 'origins' | 'type'>) =>
      originRows(property.origins, { t: origins, locale, isCondo: property.type === 'condo' }).map(
        ({ key, text }: OriginRow) => ({
          key,
          line: origins('line', { name: origins(`name.${key}`), text }),
        }),
      ),
    /** `Listed at $450,000`, `Sold for COP 1,764 million ($441,000)` */
    price: (property: Sale) => {
      const { kind, amount } = shownPrice(property);
      const dollars = inDollars(amount);
      const shown = dollars ? `${money(amount)} (${dollars})` : money(amount);
      return report('title.shownPrice', { kind, amount: shown });
    },
    /** Short form for axis labels. */
    moneyShort: (value: number) => formatAxisMoney(value, locale, ui, unit),
    /** `4 beds · 3 baths · 2,140 sqft` */
    facts: ({ beds, baths, total_sqft }: Facts) =>
      [
        t('facts.beds', { count: countOrUnknown(beds) }),
        t('facts.baths', { count: countOrUnknown(baths) }),
        ...(total_sqft ? [t('facts.area', { area: number(total_sqft) })] : []),
      ].join(' · '),
  };
}

const isInThousands = (unit: MoneyUnit | undefined) => (unit?.perUsd ?? 1) >= 100;

export type Words = ReturnType<typeof wordsFor>;
type Facts = Pick<PropertyDetail, 'beds' | 'baths' | 'total_sqft'>;
type Sale = Parameters<typeof shownPrice>[0];
