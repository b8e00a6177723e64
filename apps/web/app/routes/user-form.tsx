import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'userForm' } satisfies PageHandle;

export default function UserFormRoute() {
  return <UpcomingScreen page="userForm" />;
}
