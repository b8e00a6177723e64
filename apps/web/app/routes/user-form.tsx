import { UserFormScreen } from '~/features/users/user-form-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'userForm' } satisfies PageHandle;

export default function UserFormRoute() {
  return <UserFormScreen />;
}
