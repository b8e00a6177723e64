import { HomeScreen } from '~/features/explorer/home/home-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'appHome' } satisfies PageHandle;

export default function AppHomeRoute() {
  return <HomeScreen />;
}
