import { TagsScreen } from '~/features/crm/settings/tags/tags-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsTagsRoute() {
  return <TagsScreen />;
}
