import {
  type enterRoom as enterRoomEndpoint,
  type InputOf,
  ROOM_SESSION_DAYS,
} from '@alpha/contract';
import { hashToken, newToken } from '../accounts/index.ts';
import { AppError } from '../platform/http/app-error.ts';
import { type Ctx, inTransaction, roomOf } from '../platform/http/context.ts';
import { resolveSavedHomes } from '../sharing/index.ts';
import { writeRoomCookie } from './room-cookie.ts';
import { claimLink } from './room-links.queries.ts';
import { saveHomes } from './saved-homes.service.ts';
import {
  deleteAllSessions,
  deleteOldSessions,
  deleteSession,
  insertSession,
} from './sessions.queries.ts';

const DAY_MS = 86_400_000;
const MOST_SESSIONS = 20;

type Done = { status: 'success' };

export async function enterRoom(
  ctx: Ctx,
  { body }: InputOf<typeof enterRoomEndpoint>,
): Promise<Done> {
  const token = await inTransaction(ctx, async (ctx) => {
    const now = new Date();
    const leadId = await claimLink(ctx.db, hashToken(body.token), now);
    if (leadId === null) throw new AppError('room.linkInvalid');
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(now.getTime() + ROOM_SESSION_DAYS * DAY_MS);
    await insertSession(ctx.db, { leadId, tokenHash, expiresAt });
    await deleteOldSessions(ctx.db, leadId, MOST_SESSIONS);
    await saveHomes(ctx, leadId, await resolveSavedHomes(ctx, body.homes));
    return token;
  });
  writeRoomCookie(ctx, token);
  return { status: 'success' };
}

export async function leaveRoom(ctx: Ctx): Promise<Done> {
  await deleteSession(ctx.db, roomOf(ctx).sessionId);
  writeRoomCookie(ctx, '');
  return { status: 'success' };
}

export async function leaveRoomEverywhere(ctx: Ctx): Promise<Done> {
  const { leadId } = roomOf(ctx);
  await inTransaction(ctx, (ctx) => deleteAllSessions(ctx.db, leadId));
  writeRoomCookie(ctx, '');
  return { status: 'success' };
}
