import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useParams } from 'react-router';
import { reportQuery } from '~/data/reports';
import { isMissing } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { MetaTags } from '~/lib/page-meta';
import { ShortlistAddingContext } from '~/listings/shortlist-adding';
import { ErrorState } from '~/ui/error-state';
import { MissingState } from '~/ui/missing-state';
import { PageHeader } from '~/ui/page-header';
import { StaffPdfButton } from './files/staff-pdf-button';
import { ReportPage, type ReportPageProps } from './report-page';
import { ReportSkeleton } from './report-skeleton';
import { SampleRow } from './share/sample-row';
import { SendByEmail } from './share/send-by-email';
import { SharesBlock } from './share/shares-block';
import { StaffSteps } from './share/staff-steps';
import { useStaffScenarios } from './what-if/use-staff-scenarios';

/** The report in the app: each home has its own tab title. */
export function ReportScreen() {
  const meta = useT('meta');
  const { address = '' } = useParams();
  const { data } = useQuery(reportQuery(address));
  // The canonical form of the id, however it was typed.
  const name = data?.property.address ?? address.split(',')[0] ?? address;
  return (
    <>
      <MetaTags
        title={meta('report.home', { address: name })}
        description={meta('report.description')}
        isPublic={false}
      />
      <Report address={address} />
    </>
  );
}

function StaffReportPage(props: Omit<ReportPageProps, 'scenarios'>) {
  const scenarios = useStaffScenarios(props.report.property.id);
  return <ReportPage {...props} scenarios={scenarios} />;
}

function Report({ address }: { address: string }) {
  const t = useT('report');
  const report = useQuery(reportQuery(address));
  const adding = useContext(ShortlistAddingContext);
  if (report.data)
    return (
      <StaffReportPage
        // Remounted for each home: no slider or gallery state carries over.
        key={address}
        report={report.data}
        actions={
          <>
            {adding && <adding.AddButton home={report.data.property} look="bar" />}
            <StaffPdfButton propertyId={report.data.property.id} />
            <SendByEmail report={report.data} />
          </>
        }
        next={<StaffSteps report={report.data} />}
        shares={
          <>
            <SharesBlock report={report.data} />
            <SampleRow report={report.data} />
          </>
        }
      />
    );
  if (!report.isError)
    return (
      <main id="content">
        <ReportSkeleton />
      </main>
    );
  return (
    <main id="content" className="page grid gap-6 py-10">
      <PageHeader title={address} />
      {isMissing(report.error) ? (
        <MissingState
          title={t('missing.title')}
          text={t('missing.text')}
          backTo="/app/listing"
          backLabel={t('missing.back')}
        />
      ) : (
        <ErrorState
          title={t('error')}
          error={report.error}
          isRetrying={report.isFetching}
          onRetry={() => report.refetch()}
        />
      )}
    </main>
  );
}
