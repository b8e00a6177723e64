import { LeadScreen } from '~/features/lead/detail/lead-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'lead' } satisfies PageHandle;

export default function LeadRoute() {
  return <LeadScreen />;
}
