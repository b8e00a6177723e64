import { UserFormScreen } from '~/features/users/user-form-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'newUser' } satisfies PageHandle;

export default function NewUserRoute() {
  return <UserFormScreen />;
}
