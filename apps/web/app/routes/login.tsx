import { LoginScreen } from '~/features/session/login-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'login' } satisfies PageHandle;

export default function LoginRoute() {
  return <LoginScreen />;
}
