import { RepliesScreen } from '~/features/crm/settings/replies-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsRepliesRoute() {
  return <RepliesScreen />;
}
