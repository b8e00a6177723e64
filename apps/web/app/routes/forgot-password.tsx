import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'forgotPassword' } satisfies PageHandle;

export default function ForgotPasswordRoute() {
  return <UpcomingScreen page="forgotPassword" />;
}
