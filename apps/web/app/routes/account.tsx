import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'account' } satisfies PageHandle;

export default function AccountRoute() {
  return <UpcomingScreen page="account" />;
}
