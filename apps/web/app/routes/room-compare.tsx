import { RoomCompareScreen } from '~/features/compare/room-compare-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'compare' } satisfies PageHandle;

export default function RoomCompareRoute() {
  return <RoomCompareScreen />;
}
