import { TemplatesScreen } from '~/features/crm/templates/templates-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsTemplatesRoute() {
  return <TemplatesScreen />;
}
