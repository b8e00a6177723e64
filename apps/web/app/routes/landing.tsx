import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'landing', isPublic: true } satisfies PageHandle;

export default function LandingRoute() {
  return <UpcomingScreen page="landing" />;
}
