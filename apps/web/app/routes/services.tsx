import { ServicesScreen } from '~/features/site/services/services-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'services', isPublic: true } satisfies PageHandle;

export default function ServicesRoute() {
  return <ServicesScreen />;
}
