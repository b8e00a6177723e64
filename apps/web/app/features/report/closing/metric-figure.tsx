import { formatNumber } from '@alpha/i18n';
import { differenceOf, knownMeasure } from '@alpha/report-model/performance';
import type { PerformanceEntry } from '@alpha/report-model/performance-rows';
import { NEVER_MONTHS, unitOf } from '@alpha/report-model/units';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { YearlyRoi } from '~/listings/yearly-roi';
import { Money, Num, Percent } from '~/ui/money';

/** By the metric's key, not the response's label, which is in the language of the request. */
export function useMetricName(): (entry: Pick<PerformanceEntry, 'metric' | 'label'>) => string {
  const t = useT('metrics');
  return ({ metric, label }) => {
    const known = knownMeasure(metric);
    return known ? t(`name.${known}`) : label;
  };
}

type Entry = Pick<PerformanceEntry, 'metric' | 'property' | 'median'>;

export function MetricFigure({
  entry,
  value,
}: {
  entry: Pick<Entry, 'metric'>;
  value: number | null;
}) {
  const t = useT('report');
  const { unit, decimals } = unitOf(entry.metric);
  if (unit === 'usd') return <Money value={value} />;
  // Only ten years are computed.
  if (unit === 'months' && (value ?? 0) >= NEVER_MONTHS)
    return t('compare.atLeast', { months: NEVER_MONTHS });
  if (unit !== 'percent') return <Num value={value} decimals={decimals} />;
  if (entry.metric === 'annual_roi') return <YearlyRoi value={value} />;
  return <Percent value={value} decimals={decimals} />;
}

/** Difference from the median; percentages differ by points. */
export function MetricDifference({ entry }: { entry: Entry }) {
  const t = useT('metrics');
  const locale = useLocale();
  const { unit, decimals } = unitOf(entry.metric);
  const difference = differenceOf(entry);
  if (unit === 'usd') return <Money value={difference} sign />;
  if (unit !== 'percent' || difference === null)
    return <Num value={difference} decimals={decimals} sign />;
  const points = formatNumber(difference, locale, { decimals, sign: 'always' }) ?? '';
  return <span className="figures whitespace-nowrap">{t('points', { points })}</span>;
}
