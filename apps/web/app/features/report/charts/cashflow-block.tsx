import { cashflowYears } from '@alpha/report-model/cashflow-years';
import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { CashflowChart } from './cashflow-chart';
import { ChartSection } from './chart-section';

/** Cash flow by year with its range; nothing without a simulation. */
export function CashflowBlock({ report }: BlockProps) {
  const t = useT('charts');
  const years = cashflowYears(report.property);
  if (years.length === 0) return null;
  return (
    <ChartSection id="cash-flow" title={t('cashflow.title')} lead={t('cashflow.lead')}>
      <CashflowChart report={report} years={years} />
    </ChartSection>
  );
}
