import type { PropertyDetail } from '@alpha/contract';
import { formatMoney, formatPercent, type Locale, type MoneyUnit } from '@alpha/i18n';
import { headlineOf } from '../headline.ts';
import { isGood, outcomeOf, yearsOf } from '../outcome.ts';
import { ROI_DECIMALS } from '../units.ts';
import type { Phrases } from './phrases.ts';

export type HeadlineFigure = {
  key: 'netProfit' | 'cashFlow' | 'averageRoi' | 'totalRoi';
  label: string;
  /** Null: not available. */
  value: string | null;
  note: string;
  tone: 'gain' | 'loss' | 'plain';
};

/** The four main numbers, as text for page, PDF, preview and email; empty without an analysis. */
export function headlineFigures(property: PropertyDetail, phrases: Phrases): HeadlineFigure[] {
  const headline = headlineOf(property);
  if (!headline) return [];
  const outcome = outcomeOf(property);
  const years = yearsOf(property);
  const { locale, report, listings, money, percent } = phrases;
  const { netProfit, profitYear: year, profitYearCashflow, annualizedRoi, irr } = headline;
  return [
    {
      key: 'netProfit',
      label: report('headline.netProfit', { years }),
      value: netProfitText(netProfit, locale, phrases.unit),
      note: report('headline.invested', { amount: money(headline.invested) }),
      tone: netProfitTone(netProfit, outcome !== null && isGood(outcome)),
    },
    {
      key: 'cashFlow',
      label: report('headline.cashFlow'),
      value: year === null ? null : listings('card.year', { year }),
      note:
        year === null
          ? report('headline.neverNote', {
              years,
              amount: money(headline.firstYearCashflow, { sign: 'always' }),
            })
          : report('headline.cashFlowNote', {
              amount: money(profitYearCashflow, { sign: 'always' }),
              year,
            }),
      tone: 'plain',
    },
    {
      key: 'averageRoi',
      label: report('headline.average'),
      value: roiText(headline.averageRoi, locale),
      note:
        annualizedRoi === null
          ? report('headline.averageLost')
          : report('headline.averageNote', { rate: percent(annualizedRoi, 2) }),
      tone: 'plain',
    },
    {
      key: 'totalRoi',
      label: report('headline.total'),
      value: roiText(headline.totalRoi, locale),
      note:
        irr === null
          ? report('headline.totalNote', { years })
          : report('headline.irr', { rate: percent(irr, 2) }),
      tone: 'plain',
    },
  ];
}

/** A plan that ends with a gain is only green when the middle simulation and the first year do too. */
function netProfitTone(netProfit: number | null, isGoodOutcome: boolean): HeadlineFigure['tone'] {
  if ((netProfit ?? 0) < 0) return 'loss';
  return isGoodOutcome ? 'gain' : 'plain';
}

/** `+$412,300` */
export const netProfitText = (netProfit: number | null, locale: Locale, unit?: MoneyUnit) =>
  formatMoney(netProfit, locale, { sign: 'always', unit });

/** Total or average, in percent: `213.3%` */
export const roiText = (roi: number | null, locale: Locale) =>
  formatPercent(roi, locale, { decimals: ROI_DECIMALS });
