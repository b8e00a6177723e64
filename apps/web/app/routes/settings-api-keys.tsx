import { ApiKeysScreen } from '~/features/crm/api-keys/api-keys-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsApiKeysRoute() {
  return <ApiKeysScreen />;
}
