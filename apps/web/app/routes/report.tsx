import { ReportScreen } from '~/features/report/report-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'report' } satisfies PageHandle;

export default function ReportRoute() {
  return <ReportScreen />;
}
