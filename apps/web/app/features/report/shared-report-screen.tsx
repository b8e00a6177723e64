import type { PropertyReport } from '@alpha/contract';
import { useParams } from 'react-router';
import { Toaster } from '~/ui/toaster';
import { PdfButton } from './files/pdf-button';
import { ReportPage } from './report-page';

/** The report behind a mailed link. */
export function SharedReportScreen({ report }: { report: PropertyReport }) {
  const { token = '' } = useParams();
  return (
    <>
      <ReportPage report={report} actions={<PdfButton source={{ kind: 'shared', token }} />} />
      <Toaster />
    </>
  );
}
