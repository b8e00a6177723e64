import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'statuses' } satisfies PageHandle;

export default function StatusesRoute() {
  return <UpcomingScreen page="statuses" />;
}
