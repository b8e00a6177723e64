import { SourceScreen } from '~/features/crm/sources/source-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsSourceRoute() {
  return <SourceScreen />;
}
