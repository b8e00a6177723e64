import { StatusFormScreen } from '~/features/statuses/status-form-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'statusForm' } satisfies PageHandle;

export default function StatusFormRoute() {
  return <StatusFormScreen />;
}
