import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { shareLinks, shortlists } from '../platform/db/schema/index.ts';

type Links = typeof shareLinks | typeof shortlists;

/** Unknown, expired and revoked links are treated the same. */
export const isOpenLink = (links: Links, tokenHash: string, now: Date) =>
  and(eq(links.tokenHash, tokenHash), isNull(links.revokedAt), gt(links.expiresAt, now));

/** Counts one more opening. */
export const openedAt = (links: Links, now: Date) => ({
  firstOpenedAt: sql`coalesce(${links.firstOpenedAt}, ${now.toISOString()}::timestamptz)`,
  lastOpenedAt: now,
  openCount: sql`${links.openCount} + 1`,
});
