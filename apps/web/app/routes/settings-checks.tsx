import { ChecksScreen } from '~/features/checks/checks-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsChecksRoute() {
  return <ChecksScreen />;
}
