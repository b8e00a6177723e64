import { CuratorFormScreen } from '~/features/curators/curator-form-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'curatorForm' } satisfies PageHandle;

export default function CuratorFormRoute() {
  return <CuratorFormScreen />;
}
