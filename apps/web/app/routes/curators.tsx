import { CuratorsScreen } from '~/features/curators/curators-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'curators' } satisfies PageHandle;

export default function CuratorsRoute() {
  return <CuratorsScreen />;
}
