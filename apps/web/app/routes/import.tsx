import { ImportScreen } from '~/features/imports/import-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'import' } satisfies PageHandle;

export default function ImportRoute() {
  return <ImportScreen />;
}
