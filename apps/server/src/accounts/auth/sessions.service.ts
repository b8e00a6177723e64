import type {
  endOtherSessions as endOtherSessionsEndpoint,
  endOwnSession as endOwnSessionEndpoint,
  InputOf,
  listOwnSessions as listOwnSessionsEndpoint,
  ResultOf,
} from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, inTransaction, type Viewer, viewerOf } from '../../platform/http/context.ts';
import { forgetDevices, forgetOtherDevices } from './known-devices.service.ts';
import { assertProved } from './proof.service.ts';
import { storedUserAgent, usedAfter } from './session-use.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessions,
  insertSession,
  listAccessSessions,
  replaceToken,
} from './sessions.queries.ts';
import { newToken } from './token.ts';

const ACCESS_HOURS = 12;
const TEMP_MINUTES = 5;

/** → the token, which is stored nowhere. */
export async function openSession(
  ctx: Ctx,
  userId: number,
  kind: Viewer['sessionKind'],
): Promise<string> {
  const { token, tokenHash } = newToken();
  const now = Date.now();
  const lifeMs = kind === 'access' ? ACCESS_HOURS * 3_600_000 : TEMP_MINUTES * 60_000;
  await deleteExpiredSessions(ctx.db, userId, new Date(now));
  await insertSession(ctx.db, {
    userId,
    kind,
    tokenHash,
    expiresAt: new Date(now + lifeMs),
    lastUsedAt: new Date(now),
    // Everything was just entered.
    provedAt: kind === 'access' ? new Date(now) : null,
    ip: ctx.ip,
    userAgent: storedUserAgent(ctx.userAgent),
  });
  return token;
}

/** After a change of credentials: ends all other sessions and moves this one to a new token. */
export async function renewOwnSession(ctx: Ctx): Promise<string> {
  const { id, sessionId } = viewerOf(ctx);
  const { token, tokenHash } = newToken();
  await deleteSessions(ctx.db, id, sessionId);
  if (!(await replaceToken(ctx.db, sessionId, tokenHash)))
    throw new AppError('auth.unauthenticated');
  return token;
}

/** Signs a user out everywhere, effective with the next request. */
export async function endAllSessions(ctx: Ctx, userId: number): Promise<void> {
  await deleteSessions(ctx.db, userId);
  await forgetDevices(ctx, userId);
}

export async function listOwnSessions(ctx: Ctx): Promise<ResultOf<typeof listOwnSessionsEndpoint>> {
  const { id, sessionId } = viewerOf(ctx);
  const now = new Date();
  const rows = await listAccessSessions(ctx.db, id, {
    now,
    usedAfter: usedAfter(ctx.deps.config, now),
  });
  return rows.map(({ createdAt, lastUsedAt, expiresAt, userAgent, ...row }) => ({
    ...row,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    user_agent: userAgent,
    is_current: row.id === sessionId,
  }));
}

export async function endOwnSession(
  ctx: Ctx,
  { params }: InputOf<typeof endOwnSessionEndpoint>,
): Promise<{ status: 'success' }> {
  const viewer = viewerOf(ctx);
  if (params.id !== viewer.sessionId) assertProved(ctx);
  await inTransaction(ctx, async (ctx) => {
    if (!(await deleteSession(ctx.db, params.id, viewer.id)))
      throw new AppError('session.notFound');
    await recordAudit(ctx, { action: 'session.ended', data: { sessions: 1 } });
  });
  return { status: 'success' };
}

export async function endOtherSessions(
  ctx: Ctx,
): Promise<ResultOf<typeof endOtherSessionsEndpoint>> {
  const { id, sessionId } = viewerOf(ctx);
  assertProved(ctx);
  return inTransaction(ctx, async (ctx) => {
    const ended = await deleteSessions(ctx.db, id, sessionId);
    await forgetOtherDevices(ctx, id);
    if (ended > 0) await recordAudit(ctx, { action: 'session.ended', data: { sessions: ended } });
    return { status: 'success', ended };
  });
}
