import { WebhookScreen } from '~/features/crm/webhooks/webhook-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'settings' } satisfies PageHandle;

export default function SettingsWebhookRoute() {
  return <WebhookScreen />;
}
