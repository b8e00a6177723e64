import { StatusFormScreen } from '~/features/crm/statuses/status-form-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'newStatus' } satisfies PageHandle;

export default function NewStatusRoute() {
  return <StatusFormScreen />;
}
