import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'appHome' } satisfies PageHandle;

export default function AppHomeRoute() {
  return (
    <main id="content" className="page py-10">
      <UpcomingScreen page="appHome" />
    </main>
  );
}
