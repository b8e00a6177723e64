import { OutcomesScreen } from '~/features/crm/settings/outcomes-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsOutcomesRoute() {
  return <OutcomesScreen />;
}
