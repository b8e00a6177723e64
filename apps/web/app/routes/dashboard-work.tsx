import { WorkScreen } from '~/features/crm/dashboard/work-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'dashboard' } satisfies PageHandle;

export default function DashboardWorkRoute() {
  return <WorkScreen />;
}
