import { ResetPasswordScreen } from '~/features/session/reset-password-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'resetPassword' } satisfies PageHandle;

export default function ResetPasswordRoute() {
  return <ResetPasswordScreen />;
}
