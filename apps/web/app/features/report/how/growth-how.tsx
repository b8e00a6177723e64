import { LONG_RUN_LOG_GROWTH, plannedGrowth } from '@alpha/engine';
import { historySentence } from '@alpha/report-model/texts/growth';
import { useT } from '~/lib/i18n/use-t';
import type { FormulaLine } from '~/ui/formula';
import { Num, Rate } from '~/ui/money';
import type { BlockProps } from '../report.types';
import { usePhrases } from '../use-phrases';
import { marketVolatility } from './simulated';
import { TextHow } from './text-how';
import { WhatIfLink } from './what-if-link';

/** The price model with its constants, their source, and this area's numbers. */
export function GrowthHow({ report, align = 'end' }: BlockProps & { align?: 'start' | 'end' }) {
  const t = useT('how');
  const phrases = usePhrases();
  const { price_history: history } = report.property;
  if (!history || !report.property.model) return null;
  const market = marketVolatility(report.property);
  const fraction = (log: number) => Math.exp(log) - 1;
  const rate = (value: number, decimals = 1) => <Rate fraction={value} decimals={decimals} />;
  const lines: FormulaLine[] = [
    { label: t('growth.gap'), value: <Rate fraction={fraction(market.gap)} decimals={1} sign /> },
    {
      label: t('growth.lastYear'),
      value: <Rate fraction={fraction(market.lastYearGrowth)} decimals={1} sign />,
    },
    { label: t('growth.swing'), value: rate(market.volatility) },
    { label: t('growth.longRun'), value: rate(fraction(LONG_RUN_LOG_GROWTH)) },
    { label: t('growth.momentum'), value: <Num value={market.phi} decimals={2} /> },
    { label: t('growth.pull'), value: rate(market.pull) },
    { label: t('growth.shock'), value: <Num value={market.shockScale} decimals={2} /> },
    { label: t('growth.drift'), value: <Num value={100 * market.driftVolatility} decimals={2} /> },
    { label: t('growth.result'), value: rate(plannedGrowth(market)), kind: 'result' },
  ];
  if (history.long_run_growth !== null)
    lines.push({ label: t('growth.average'), value: rate(history.long_run_growth) });
  return (
    <TextHow title={t('growth.title')} align={align}>
      {() => ({
        text: t('growth.text', { inflation: history.is_after_inflation ? 'yes' : 'no' }),
        lines,
        notes: [
          historySentence(history, phrases),
          t('growth.fitted'),
          ...(history.is_after_inflation ? [t('growth.inflation')] : []),
          t('growth.limits'),
        ],
        more: <WhatIfLink />,
      })}
    </TextHow>
  );
}
