import { RoomScreen } from '~/features/room/room-screen';
import type { PageHandle } from '~/lib/page-meta';

export const handle = { meta: 'room' } satisfies PageHandle;

export default function RoomRoute() {
  return <RoomScreen />;
}
