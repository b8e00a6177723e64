import { ForgotPasswordScreen } from '~/features/session/forgot-password-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'forgotPassword' } satisfies PageHandle;

export default function ForgotPasswordRoute() {
  return <ForgotPasswordScreen />;
}
