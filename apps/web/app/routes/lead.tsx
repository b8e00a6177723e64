import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'lead' } satisfies PageHandle;

export default function LeadRoute() {
  return <UpcomingScreen page="lead" />;
}
