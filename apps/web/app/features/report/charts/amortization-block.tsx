import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { AmortizationTable } from './amortization-table';
import { firstYears, loanCourse, rentGap } from './amortization-years';
import { CashflowChart } from './cashflow-chart';
import { ChartPair, ChartSection } from './chart-section';
import { LoanChart } from './loan-chart';
import { RentGapChart } from './rent-gap-chart';
import { useFormats } from './use-formats';

export function AmortizationBlock({ report }: BlockProps) {
  const t = useT('charts');
  const { money, percent } = useFormats();
  const { property } = report;
  const rows = firstYears(property.property_annual_amortizations);
  const gap = rentGap(rows);
  if (!gap) return null;
  const course = loanCourse(rows);
  const estimates = property.property_estimates;
  const loan =
    estimates &&
    t('amortization.lead', {
      years: estimates.loan_term_years,
      amount: money(estimates.loan_amount),
      apr: percent(property.apr ?? 1200 * estimates.monthly_rate, 2),
    });
  return (
    <ChartSection
      id="amortization"
      title={t('amortization.title')}
      lead={course ? loan : t('amortization.noLoan')}
    >
      <AmortizationTable rows={rows} />
      <CashflowChart report={report} />
      <ChartPair isEven>
        {course && <LoanChart rows={rows} course={course} report={report} />}
        <RentGapChart rows={rows} gap={gap} report={report} />
      </ChartPair>
    </ChartSection>
  );
}
