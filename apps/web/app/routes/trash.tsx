import { TrashScreen } from '~/features/crm/trash/trash-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'trash' } satisfies PageHandle;

export default function TrashRoute() {
  return <TrashScreen />;
}
