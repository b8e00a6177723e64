import { loadRoom } from '~/features/room/load-room';
import { RoomScreen } from '~/features/room/room-screen';
import type { PageHandle } from '~/lib/page-meta';
import { privateLinkHeaders } from '~/lib/private-link';
import { webRequest } from '~/lib/request-context';
import type { Route } from './+types/room';

export const handle = { meta: 'room' } satisfies PageHandle;

export const headers: Route.HeadersFunction = privateLinkHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  return loadRoom(context.get(webRequest));
}

export default function RoomRoute({ loaderData }: Route.ComponentProps) {
  return <RoomScreen drawn={loaderData} />;
}
