import { lazy, Suspense } from 'react';
import { toggleSaved } from '~/data/saved-homes';
import { type Packed, useUnpacked } from '~/lib/packed';
import { LaterToaster } from '~/ui/later-toaster';
import { SaveButton } from '~/visitors/save-button';
import { SharedPdfLink } from './files/shared-pdf-link';
import { LaterSharedPage } from './later-report-page';
import type { SharedReport } from './load-shared-report';
import { AskSender } from './share/ask-sender';
import { CountOpening } from './share/count-opening';
import { SharedFailure } from './share/shared-failure';
import { SharedOpening } from './share/shared-opening';
import { useOwnWords } from './share/use-own-words';
import { useReaderScenarios } from './what-if/use-reader-scenarios';

/** Below everything else. */
const KeepReport = lazy(() =>
  import('./share/keep-report').then((module) => ({ default: module.KeepReport })),
);

type SharedReportScreenProps = {
  report: Packed<SharedReport> | null;
  isBusy: boolean;
  token: string;
};

/** The report behind an emailed link. */
export function SharedReportScreen({ report, isBusy, token }: SharedReportScreenProps) {
  return report ? <Found report={report} token={token} /> : <SharedFailure isBusy={isBusy} />;
}

function Found({ report: packed, token }: { report: Packed<SharedReport>; token: string }) {
  const report = useUnpacked(packed);
  const own = useOwnWords(token, report);
  const scenarios = useReaderScenarios(token, report, own?.scenarios);
  return (
    <>
      <CountOpening token={token} />
      <SharedOpening report={report} own={own} token={token} />
      <LaterSharedPage
        report={report}
        token={token}
        scenarios={scenarios}
        actions={<SharedPdfLink token={token} />}
        next={<AskSender report={report} token={token} />}
        corner={
          <SaveButton
            home={{ property_id: report.property.id, share: token }}
            address={report.property.address}
            onToggle={toggleSaved}
          />
        }
        after={
          <Suspense>
            <KeepReport report={report} token={token} />
          </Suspense>
        }
      />
      <LaterToaster />
    </>
  );
}
