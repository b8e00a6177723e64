import type { WebRequest } from '@alpha/contract/web-request';
import type { Room } from '~/data/room';
import type { PurchasePlan } from '~/data/room-purchases';
import { hasRoomCookie } from '~/lib/room-cookie';

/** What the server has read for the first view. */
export type DrawnRoom = {
  /** `null`: none is open, or it could not be read; the browser tries again and says so. */
  room: Room | null;
  /** `null`: there are none, or they could not be read. */
  plans: PurchasePlan[] | null;
  /** Milliseconds: the page and what the browser makes of it count days from the same moment. */
  readAt: number;
};

/** The room of this browser, so that its homes and what comes next are there before any script. */
export async function loadRoom(
  ownApi: WebRequest['ownApi'],
  cookies: string | null,
): Promise<DrawnRoom> {
  const readAt = Date.now();
  if (!hasRoomCookie(cookies)) return { room: null, plans: null, readAt };
  const answer = await ownApi('/api/room');
  const room = answer.status === 200 ? (answer.json as Room) : null;
  if (!room?.has_purchase) return { room, plans: null, readAt };
  const found = await ownApi('/api/room/purchases');
  return { room, plans: found.status === 200 ? (found.json as PurchasePlan[]) : null, readAt };
}
