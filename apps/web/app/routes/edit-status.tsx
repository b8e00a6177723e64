import { StatusFormScreen } from '~/features/crm/statuses/status-form-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'editStatus' } satisfies PageHandle;

export default function EditStatusRoute() {
  return <StatusFormScreen />;
}
