import { SourcesScreen } from '~/features/crm/sources/sources-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsSourcesRoute() {
  return <SourcesScreen />;
}
