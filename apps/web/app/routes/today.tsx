import { TodayScreen } from '~/features/crm/today/today-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'today' } satisfies PageHandle;

export default function TodayRoute() {
  return <TodayScreen />;
}
