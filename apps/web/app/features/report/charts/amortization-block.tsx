import { firstYears, loanCourse, rentGap } from '@alpha/report-model/amortization-years';
import { loanLine } from '@alpha/report-model/texts/fold-lines';
import { amortizationLead } from '@alpha/report-model/texts/years';
import { useT } from '~/lib/i18n/use-t';
import type { BlockProps } from '../report.types';
import { usePhrases } from '../use-phrases';
import { AmortizationTable } from './amortization-table';
import { ChartPair, ChartSection } from './chart-section';
import { LoanChart } from './loan-chart';
import { RentGapChart } from './rent-gap-chart';

export function AmortizationBlock({ report }: BlockProps) {
  const t = useT('charts');
  const phrases = usePhrases();
  const { property } = report;
  const rows = firstYears(property.property_annual_amortizations);
  const gap = rentGap(rows);
  if (!gap) return null;
  const course = loanCourse(rows);
  return (
    <ChartSection
      id="amortization"
      title={t('amortization.title')}
      lead={amortizationLead(property, course, phrases)}
      fold={loanLine(property, phrases)}
    >
      <AmortizationTable rows={rows} />
      <ChartPair isEven>
        {course && <LoanChart rows={rows} course={course} report={report} />}
        {/* One year is a point: its figures are in the table. */}
        {rows.length > 1 && <RentGapChart rows={rows} gap={gap} report={report} />}
      </ChartPair>
    </ChartSection>
  );
}
