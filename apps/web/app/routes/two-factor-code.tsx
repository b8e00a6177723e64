import { TwoFactorCodeScreen } from '~/features/session/two-factor-code-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'twoFactorCode' } satisfies PageHandle;

export default function TwoFactorCodeRoute() {
  return <TwoFactorCodeScreen />;
}
