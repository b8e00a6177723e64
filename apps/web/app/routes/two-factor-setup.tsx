import { TwoFactorScreen } from '~/features/account/two-factor/two-factor-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'twoFactorSetup' } satisfies PageHandle;

export default function TwoFactorSetupRoute() {
  return <TwoFactorScreen />;
}
