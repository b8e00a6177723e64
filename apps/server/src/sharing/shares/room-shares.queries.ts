import { and, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { hasNobodysAddress } from '../../platform/db/address-in-text.ts';
import type { Db } from '../../platform/db/db.ts';
import { leads, roomSessions, savedHomes, shareLinks } from '../../platform/db/schema/index.ts';
import type { RoomReport } from './room-report.ts';

/** Made for nobody in particular. Any other is a key for the one it was sent to, also when it is passed on. */
const isForNobody = (): SQL | undefined =>
  and(isNull(shareLinks.leadId), hasNobodysAddress(shareLinks.email));

/**
 * A link of the session's lead, or one for nobody in particular that this home in the room was saved from. Its own
 * expiry does not count.
 */
export async function findRoomShare(
  db: Db,
  { shareId, sessionId }: RoomReport,
  now: Date,
  { isLocked = false } = {},
) {
  const ofSession = sql`exists (select from ${roomSessions} s
    join ${leads} l on l.id = s.lead_id and l.hidden_at is null
    where s.id = ${sessionId} and s.expires_at > ${now.toISOString()}::timestamptz
      and (${shareLinks.leadId} = s.lead_id or ${isForNobody()} and exists (select from ${savedHomes} h
        where h.lead_id = s.lead_id and h.share_id = ${shareLinks.id}
          and h.property_id = ${shareLinks.propertyId})))`;
  const found = db
    .select()
    .from(shareLinks)
    .where(and(eq(shareLinks.id, shareId), isNull(shareLinks.revokedAt), ofSession));
  const [link] = await (isLocked ? found.for('no key update') : found);
  return link;
}

/** The open links among these tokens that were made for nobody in particular. */
export function listUnaddressed(db: Db, tokenHashes: readonly string[], now: Date) {
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
        isForNobody(),
      ),
    );
}

export async function isRoomShareRevoked(
  db: Db,
  { leadId, propertyId }: { leadId: number; propertyId: number },
): Promise<boolean> {
  const revoked = and(
    eq(shareLinks.leadId, leadId),
    eq(shareLinks.propertyId, propertyId),
    eq(shareLinks.channel, 'room'),
    isNotNull(shareLinks.revokedAt),
  );
  return (await db.$count(shareLinks, revoked)) > 0;
}
