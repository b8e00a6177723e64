import type { PropertyReport } from '@alpha/contract';
import type { ReactNode } from 'react';
import { AmortizationBlock } from './charts/amortization-block';
import { PriceHistoryBlock } from './charts/price-history-block';
import { RentalBlock } from './charts/rental-block';
import { RoiBlock } from './charts/roi-block';
import { FinancialsBlock } from './closing/financials-block';
import { PerformanceBlock } from './closing/performance-block';
import { ReportFooter } from './closing/report-footer';
import { SimilarSalesBlock } from './closing/similar-sales-block';
import { ComparisonBlock } from './overview/comparison-block';
import { HeadlineBlock } from './overview/headline-block';
import { SectionMenu } from './overview/section-menu';
import { SummaryBlock } from './overview/summary-block';
import { TitleBlock } from './overview/title-block';
import { useWhatIf } from './what-if/use-what-if';
import { WhatIfBlock } from './what-if/what-if-block';

type ReportPageProps = {
  report: PropertyReport;
  /** What stands at the end of the section menu: sending and the PDF. */
  actions?: ReactNode;
  /** Staff only: to whom it was sent. */
  shares?: ReactNode;
};

/** One page for staff and for a shared link: same data, same parts, in the specification's order. */
export function ReportPage({ report, actions, shares }: ReportPageProps) {
  const whatIf = useWhatIf(report);
  const { shown } = whatIf;
  return (
    <>
      <SectionMenu report={report} actions={actions} />
      <main id="content" className="page grid gap-16 pt-8 pb-16">
        <section id="overview" className="grid gap-16">
          <div>
            <TitleBlock report={report} />
            <HeadlineBlock report={shown} />
          </div>
          {shares}
          <ComparisonBlock report={shown} />
          <SummaryBlock report={shown} />
          <RoiBlock report={shown} />
          <PriceHistoryBlock report={shown} />
          <RentalBlock report={shown} />
          <WhatIfBlock {...whatIf} />
        </section>
        <AmortizationBlock report={shown} />
        <SimilarSalesBlock report={report} />
        <PerformanceBlock report={shown} />
        <FinancialsBlock report={shown} />
        <ReportFooter report={report} />
      </main>
    </>
  );
}
