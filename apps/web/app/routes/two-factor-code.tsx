import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'twoFactorCode' } satisfies PageHandle;

export default function TwoFactorCodeRoute() {
  return <UpcomingScreen page="twoFactorCode" />;
}
