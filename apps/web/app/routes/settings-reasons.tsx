import { ReasonsScreen } from '~/features/crm/settings/reasons-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsReasonsRoute() {
  return <ReasonsScreen />;
}
