import { knownMeasure } from '@alpha/contract/report-figures';
import { useT } from '~/lib/i18n/use-t';
import { YearlyRoi } from '~/listings/yearly-roi';
import { Money, Num, Percent } from '~/ui/money';
import { NEVER_MONTHS } from '../report.types';
import type { PerformanceEntry } from './performance-rows';

/** What is not in percent. */
const UNITS: Partial<Record<string, 'usd' | 'ratio' | 'count'>> = {
  cash_flow: 'usd',
  hoa: 'usd',
  price_per_sqft: 'usd',
  dscr: 'ratio',
  months_to_cashflow: 'count',
};

/** By the metric's key and not by the answer's label: that is in the language of the request. */
export function useMetricName(): (entry: Pick<PerformanceEntry, 'metric' | 'label'>) => string {
  const t = useT('metrics');
  return ({ metric, label }) => {
    const known = knownMeasure(metric);
    return known ? t(`name.${known}`) : label;
  };
}

type MetricFigureProps = {
  entry: Pick<PerformanceEntry, 'metric'>;
  value: number | null;
  isDifference?: boolean;
};

export function MetricFigure({ entry, value, isDifference = false }: MetricFigureProps) {
  const t = useT('report');
  const unit = UNITS[entry.metric];
  const sign = isDifference;
  if (unit === 'usd') return <Money value={value} sign={sign} />;
  if (unit === 'ratio') return <Num value={value} decimals={2} sign={sign} />;
  // Ten years are all that is computed.
  if (entry.metric === 'months_to_cashflow' && !isDifference && (value ?? 0) >= NEVER_MONTHS)
    return t('compare.atLeast', { months: NEVER_MONTHS });
  if (entry.metric === 'annual_roi' && !isDifference) return <YearlyRoi value={value} />;
  if (unit === 'count') return <Num value={value} sign={sign} />;
  return <Percent value={value} sign={sign} />;
}
