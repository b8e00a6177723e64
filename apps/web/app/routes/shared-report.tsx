import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'sharedReport' } satisfies PageHandle;

export default function SharedReportRoute() {
  return <UpcomingScreen page="sharedReport" />;
}
