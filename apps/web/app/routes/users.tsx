import { UsersScreen } from '~/features/users/users-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'users' } satisfies PageHandle;

export default function UsersRoute() {
  return <UsersScreen />;
}
