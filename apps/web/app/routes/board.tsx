import { UpcomingScreen } from '~/layouts/upcoming-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'board' } satisfies PageHandle;

export default function BoardRoute() {
  return <UpcomingScreen page="board" />;
}
