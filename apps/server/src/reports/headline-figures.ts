import type { PropertyReport } from '@alpha/contract';
import { headlineOf } from '@alpha/report-model/headline';
import { ROI_DECIMALS } from '@alpha/report-model/units';
import type { Words } from './render-worker/words.ts';

export type HeadlineFigure = {
  label: string;
  value: string;
  note: string;
  tone: 'gain' | 'loss' | 'plain';
};

/** The four main numbers, formatted for PDF, preview and email; empty without an analysis. */
export function headlineFigures(words: Words, { property }: PropertyReport): HeadlineFigure[] {
  const headline = headlineOf(property);
  if (!headline) return [];
  const { t } = words;
  const { netProfit, profitYear: year, annualizedRoi } = headline;
  return [
    {
      label: t('headline.netProfit'),
      value: words.money(netProfit, { sign: 'always' }),
      note: t('headline.netProfitNote', { amount: words.money(headline.invested) }),
      tone: (netProfit ?? 0) < 0 ? 'loss' : 'gain',
    },
    {
      label: t('headline.cashFlow'),
      value: year === null ? words.none : t('headline.cashFlowYear', { year }),
      note:
        year === null
          ? words.report('headline.neverNote')
          : words.report('headline.cashFlowNote', {
              amount: words.money(headline.profitYearCashflow, { sign: 'always' }),
              year,
            }),
      tone: 'plain',
    },
    {
      label: t('headline.averageRoi'),
      value: words.percent(headline.averageRoi, { decimals: ROI_DECIMALS }),
      note:
        annualizedRoi === null
          ? t('headline.averageRoiLost')
          : t('headline.averageRoiNote', { rate: words.percent(annualizedRoi) }),
      tone: 'plain',
    },
    {
      label: t('headline.totalRoi'),
      value: words.percent(headline.totalRoi, { decimals: ROI_DECIMALS }),
      note: t('headline.totalRoiNote'),
      tone: 'plain',
    },
  ];
}
