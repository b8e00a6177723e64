import { hashToken } from '../accounts/index.ts';
import { valueIn } from '../platform/http/cookies.ts';
import type { FindRoom } from '../platform/http/serve.ts';
import { roomCookie } from './room-cookie.ts';
import { findSession, touchSession } from './sessions.queries.ts';

/** Writing the last use more often would cost a write with every request. */
const TOUCH_AFTER_MS = 10 * 60_000;

export const findRoom: FindRoom = async (deps, cookie) => {
  const token = valueIn(cookie, roomCookie(deps.config));
  if (!token) return null;
  const { db } = deps.database;
  const now = new Date();
  const found = await findSession(db, hashToken(token), now);
  if (!found) return null;
  const { lastUsedAt, ...room } = found;
  if (now.getTime() - lastUsedAt.getTime() > TOUCH_AFTER_MS)
    await touchSession(db, room.sessionId, now);
  return room;
};
