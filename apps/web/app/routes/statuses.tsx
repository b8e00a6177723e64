import { StatusesScreen } from '~/features/crm/statuses/statuses-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'statuses' } satisfies PageHandle;

export default function StatusesRoute() {
  return <StatusesScreen />;
}
