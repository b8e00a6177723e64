import type { PropertyReport } from '@alpha/contract';
import { ReportPage } from './report-page';

/** The report behind a mailed link. */
export function SharedReportScreen({ report }: { report: PropertyReport }) {
  return <ReportPage isShared report={report} />;
}
