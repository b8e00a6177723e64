import type { WebRequest } from '@alpha/contract/web-request';
import type { Room } from '~/data/room';
import type { PurchasePlan } from '~/data/room-purchases';
import { hasRoomCookie } from '~/lib/room-cookie';

/** What the server has read for the first view. */
export type DrawnRoom = {
  /** `null`: none is open, or it could not be read; then the browser tries again and says so. */
  room: Room | null;
  /** None is open in this browser, which need not ask for it. */
  isClosed: boolean;
  /** `null`: there are none, or they could not be read. */
  plans: PurchasePlan[] | null;
  /** Milliseconds: the page and what the browser makes of it count days from the same moment. */
  readAt: number;
};

const CLOSED = 401;

/** The room of this browser, so that its homes and what comes next are there before any script. */
export async function loadRoom({
  ownApi,
  cookies,
}: Pick<WebRequest, 'ownApi' | 'cookies'>): Promise<DrawnRoom> {
  const nothing = { room: null, plans: null, readAt: Date.now() };
  if (!hasRoomCookie(cookies)) return { ...nothing, isClosed: true };
  const answer = await ownApi('/api/room');
  if (answer.status !== 200) return { ...nothing, isClosed: answer.status === CLOSED };
  const room = answer.json as Room;
  const drawn = { ...nothing, room, isClosed: false };
  if (!room.has_purchase) return drawn;
  const found = await ownApi('/api/room/purchases');
  return { ...drawn, plans: found.status === 200 ? (found.json as PurchasePlan[]) : null };
}
