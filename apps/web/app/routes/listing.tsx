import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'listing' } satisfies PageHandle;

export default function ListingRoute() {
  return (
    <main id="content" className="page py-10">
      <UpcomingScreen page="listing" />
    </main>
  );
}
