import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'statusForm' } satisfies PageHandle;

export default function StatusFormRoute() {
  return <UpcomingScreen page="statusForm" />;
}
