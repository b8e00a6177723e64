import { WebhooksScreen } from '~/features/crm/webhooks/webhooks-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsWebhooksRoute() {
  return <WebhooksScreen />;
}
