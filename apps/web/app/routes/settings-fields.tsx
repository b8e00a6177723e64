import { FieldsScreen } from '~/features/crm/settings/fields/fields-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsFieldsRoute() {
  return <FieldsScreen />;
}
