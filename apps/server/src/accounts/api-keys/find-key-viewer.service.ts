import type { Viewer } from '../../platform/http/context.ts';
import type { FindViewer } from '../../platform/http/serve.ts';
import { hashToken } from '../auth/token.ts';
import { findKeyViewer, touchApiKey } from './api-keys.queries.ts';

/** The user a key acts for, with their role of today. A key has no session, no proof and no steps to take. */
export async function findViewerOfKey(
  deps: Parameters<FindViewer>[0],
  key: string,
): Promise<Viewer | null> {
  const { db } = deps.database;
  const found = await findKeyViewer(db, hashToken(key));
  if (!found) return null;
  // The request does not wait for it, and the next one writes it if this fails.
  touchApiKey(db, found.key.id).catch(() => undefined);
  return {
    ...found.user,
    ...{ sessionId: 0, sessionKind: 'access', provedAt: null, requiredStep: null },
    apiKey: found.key,
  };
}
