import { UnlockScreen } from '~/features/session/unlock-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'unlock' } satisfies PageHandle;

export default function UnlockRoute() {
  return <UnlockScreen />;
}
