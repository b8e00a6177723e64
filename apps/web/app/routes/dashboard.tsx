import { DashboardScreen } from '~/features/crm/dashboard/dashboard-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'dashboard' } satisfies PageHandle;

export default function DashboardRoute() {
  return <DashboardScreen />;
}
