import type { WebRequest } from '@alpha/contract/web-request';
import type { Room } from '~/data/room';
import { hasRoomCookie } from '~/lib/room-cookie';

/**
 * The room of this browser, so that its homes are there before any script. `null`: none is open, or it could
 * not be read; the browser tries again and says so.
 */
export async function loadRoom(
  ownApi: WebRequest['ownApi'],
  cookies: string | null,
): Promise<{ room: Room | null }> {
  if (!hasRoomCookie(cookies)) return { room: null };
  const answer = await ownApi('/api/room');
  return { room: answer.status === 200 ? (answer.json as Room) : null };
}
