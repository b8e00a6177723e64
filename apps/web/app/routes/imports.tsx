import { ImportsScreen } from '~/features/imports/imports-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'imports' } satisfies PageHandle;

export default function ImportsRoute() {
  return <ImportsScreen />;
}
