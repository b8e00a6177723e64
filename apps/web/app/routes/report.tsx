import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'report' } satisfies PageHandle;

export default function ReportRoute() {
  return (
    <main id="content" className="page py-10">
      <UpcomingScreen page="report" />
    </main>
  );
}
