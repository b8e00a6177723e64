import { LeadScreen } from '~/features/crm/lead/detail/lead-screen';
import { ShortlistPanel } from '~/features/shortlist/panel/shortlist-panel';
import type { PageHandle } from '~/lib/page-meta';
import { useRouteId } from '~/lib/route-id';

export const handle = { meta: 'lead' } satisfies PageHandle;

export default function LeadRoute() {
  const id = useRouteId();
  return <LeadScreen aside={id !== null && !Number.isNaN(id) && <ShortlistPanel leadId={id} />} />;
}
