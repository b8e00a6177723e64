import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads, roomSessions, savedHomes, shareLinks } from '../../platform/db/schema/index.ts';
import type { RoomReport } from './room-report.ts';

export type { KeptHome } from '../../platform/db/schema/index.ts';

/** A link of the session's lead, or one that a home in the room was saved from. Its own expiry does not count. */
export async function findRoomShare(
  db: Db,
  { shareId, sessionId }: RoomReport,
  now: Date,
  { isLocked = false } = {},
) {
  const ofSession = sql`exists (select from ${roomSessions} s
    join ${leads} l on l.id = s.lead_id and l.hidden_at is null
    where s.id = ${sessionId} and s.expires_at > ${now.toISOString()}::timestamptz
      and (${shareLinks.leadId} = s.lead_id or exists (select from ${savedHomes} h
        where h.lead_id = s.lead_id and h.share_id = ${shareLinks.id})))`;
  const found = db
    .select()
    .from(shareLinks)
    .where(and(eq(shareLinks.id, shareId), isNull(shareLinks.revokedAt), ofSession));
  const [link] = await (isLocked ? found.for('no key update') : found);
  return link;
}

/** The open links among these tokens. */
export function listOpenShares(db: Db, tokenHashes: readonly string[], now: Date) {
  return db
    .select({
      id: shareLinks.id,
      propertyId: shareLinks.propertyId,
      tokenHash: shareLinks.tokenHash,
    })
    .from(shareLinks)
    .where(
      and(
        inArray(shareLinks.tokenHash, [...tokenHashes]),
        isNull(shareLinks.revokedAt),
        gt(shareLinks.expiresAt, now),
      ),
    );
}
