import { API_KEY_PREFIX } from '@alpha/contract';
import { recordAudit } from '../../platform/audit/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Viewer } from '../../platform/http/context.ts';
import type { FindViewer } from '../../platform/http/serve.ts';
import { findViewerOfKey } from '../api-keys/find-key-viewer.service.ts';
import { requiredStepOf } from './required-step.ts';
import { isSameBrowser, usedAfter } from './session-use.ts';
import { deleteSession, findSessionViewer, touchSession } from './sessions.queries.ts';
import { hashToken } from './token.ts';

/** Writing the last use more often would cost a write with every request. */
const TOUCH_AFTER_MS = 60_000;

/** The user of a valid token. A session that has grown idle or moved to another browser is refused. */
export const findViewer: FindViewer = async (deps, { token, userAgent, ip, isUse }) => {
  if (token.startsWith(API_KEY_PREFIX)) return findViewerOfKey(deps, token);
  const { db } = deps.database;
  const now = new Date();
  const found = await findSessionViewer(db, hashToken(token), now);
  if (!found) return null;
  const { lastUsedAt, userAgent: usualAgent, ...facts } = found;
  const { mustChangePassword, hasTwoFactor, isTwoFactorRequired, ...session } = facts;
  const requiredStep = requiredStepOf({ mustChangePassword, hasTwoFactor, isTwoFactorRequired });
  const viewer: Viewer = { ...session, requiredStep };
  if (!isSameBrowser(usualAgent, userAgent)) return endMovedSession(db, viewer, ip);
  const isAccess = viewer.sessionKind === 'access';
  if (isAccess && lastUsedAt <= usedAfter(deps.config, now)) throw new AppError('auth.sessionIdle');
  if (isUse && now.getTime() - lastUsedAt.getTime() > TOUCH_AFTER_MS)
    touchLater(db, viewer.sessionId, now);
  return viewer;
};

/**
 * Somebody else may have copied the token: it ends, and the owner, if it was they after all, signs in
 * again.
 */
async function endMovedSession(db: Db, viewer: Viewer, ip: string): Promise<never> {
  await transact(db, async (db) => {
    if (await deleteSession(db, viewer.sessionId, viewer.id))
      await recordAudit(
        { db, viewer, ip },
        { action: 'session.ended', data: { sessions: 1, reason: 'browser' } },
      );
  });
  throw new AppError('auth.otherBrowser');
}

/** Sessions whose last use is being written. */
const writing = new Set<number>();

/** The request does not wait for it. If it fails, the next use writes it. */
function touchLater(db: Db, sessionId: number, now: Date): void {
  if (writing.has(sessionId)) return;
  writing.add(sessionId);
  touchSession(db, sessionId, now)
    .catch(() => undefined)
    .finally(() => writing.delete(sessionId));
}
