import { UserFormScreen } from '~/features/users/user-form-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'editUser' } satisfies PageHandle;

export default function EditUserRoute() {
  return <UserFormScreen />;
}
