import {
  type enterRoom as enterRoomEndpoint,
  type InputOf,
  ROOM_SESSION_DAYS,
} from '@alpha/contract';
import { hashToken, newToken } from '../accounts/index.ts';
import { lockLead } from '../crm/index.ts';
import { AppError } from '../platform/http/app-error.ts';
import { type Ctx, inTransaction, roomOf } from '../platform/http/context.ts';
import { resolveSavedHomes } from '../sharing/index.ts';
import { roomCookie, writeRoomCookie } from './room-cookie.ts';
import { claimLink } from './room-links.queries.ts';
import { saveHomes } from './saved-homes.service.ts';
import {
  deleteOldSessions,
  endAllSessions,
  endSession,
  endSessionOf,
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
    // Before its sessions: two links opened at once would wait for each other.
    await lockLead(ctx.db, leadId);
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(now.getTime() + ROOM_SESSION_DAYS * DAY_MS);
    // The room that was open in this browser, maybe of another investor.
    const former = ctx.cookies?.read(roomCookie(ctx.deps.config));
    if (former) await endSessionOf(ctx.db, hashToken(former), now);
    await insertSession(ctx.db, { leadId, tokenHash, expiresAt });
    await deleteOldSessions(ctx.db, leadId, MOST_SESSIONS, now);
    await saveHomes(ctx, leadId, await resolveSavedHomes(ctx, body.homes));
    return token;
  });
  writeRoomCookie(ctx, token);
  return { status: 'success' };
}

export async function leaveRoom(ctx: Ctx): Promise<Done> {
  await endSession(ctx.db, roomOf(ctx).sessionId, new Date());
  writeRoomCookie(ctx, '');
  return { status: 'success' };
}

export async function leaveRoomEverywhere(ctx: Ctx): Promise<Done> {
  const { leadId } = roomOf(ctx);
  await inTransaction(ctx, (ctx) => endAllSessions(ctx.db, leadId, new Date()));
  writeRoomCookie(ctx, '');
  return { status: 'success' };
}
