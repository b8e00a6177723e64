import type { SharedReport } from './load-shared-report';
import { ReportPage, type ReportPageProps } from './report-page';
import { SharedPreview } from './share/shared-preview';

type SharedReportPageProps = Omit<ReportPageProps, 'report' | 'isShared'> & {
  report: SharedReport;
  token: string;
};

/** The report behind a link, with what chats show of the link: texts that only the server needs at first. */
export function SharedReportPage({ report, token, ...rest }: SharedReportPageProps) {
  return (
    <>
      <SharedPreview report={report} token={token} />
      <ReportPage isShared report={report} {...rest} />
    </>
  );
}
