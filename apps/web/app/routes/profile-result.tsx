import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'profileResult' } satisfies PageHandle;

export default function ProfileResultRoute() {
  return <UpcomingScreen page="profileResult" />;
}
