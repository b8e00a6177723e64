import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'resetPassword' } satisfies PageHandle;

export default function ResetPasswordRoute() {
  return <UpcomingScreen page="resetPassword" />;
}
