import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'twoFactorSetup' } satisfies PageHandle;

export default function TwoFactorSetupRoute() {
  return <UpcomingScreen page="twoFactorSetup" />;
}
