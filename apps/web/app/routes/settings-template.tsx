import { TemplateScreen } from '~/features/crm/templates/template-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsTemplateRoute() {
  return <TemplateScreen />;
}
