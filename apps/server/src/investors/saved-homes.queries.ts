import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { hasNobodysAddress } from '../platform/db/address-in-text.ts';
import type { Db } from '../platform/db/db.ts';
import { properties, savedHomes, shareAnswers, shareLinks } from '../platform/db/schema/index.ts';

export type { HomeSnapshot } from '../platform/db/schema/index.ts';

export function listSaved(db: Db, leadId: number) {
  return db
    .select()
    .from(savedHomes)
    .where(eq(savedHomes.leadId, leadId))
    .orderBy(desc(savedHomes.savedAt), desc(savedHomes.propertyId));
}

export type SavedRow = Awaited<ReturnType<typeof listSaved>>[number];

/** What is saved stays as it was; it may learn which link opens its report. → new ones */
export async function insertSaved(
  db: Db,
  homes: readonly (typeof savedHomes.$inferInsert)[],
): Promise<number[]> {
  if (homes.length === 0) return [];
  const rows = await db
    .insert(savedHomes)
    .values([...homes])
    .onConflictDoUpdate({
      target: [savedHomes.leadId, savedHomes.propertyId],
      set: { shareId: sql`coalesce(${savedHomes.shareId}, excluded.share_id)` },
    })
    .returning({ id: savedHomes.propertyId, isNew: sql<boolean>`xmax = 0` });
  return rows.flatMap(({ id, isNew }) => (isNew ? [id] : []));
}

type Home = { leadId: number; propertyId: number };

const isHome = ({ leadId, propertyId }: Home) =>
  and(eq(savedHomes.leadId, leadId), eq(savedHomes.propertyId, propertyId));

/** → what it was */
export async function deleteSaved(db: Db, home: Home): Promise<SavedRow | undefined> {
  const [gone] = await db.delete(savedHomes).where(isHome(home)).returning();
  return gone;
}

/** One that was saved again meanwhile keeps a note that it has got. → false: the property is gone */
export async function restoreSaved(
  db: Db,
  { shareId, propertyId, ...row }: SavedRow,
): Promise<boolean> {
  if ((await db.$count(properties, eq(properties.id, propertyId))) === 0) return false;
  const isLink = shareId !== null && (await db.$count(shareLinks, eq(shareLinks.id, shareId))) > 0;
  await db
    .insert(savedHomes)
    .values({ ...row, propertyId, shareId: isLink ? shareId : null })
    .onConflictDoUpdate({
      target: [savedHomes.leadId, savedHomes.propertyId],
      set: {
        savedAt: sql`excluded.saved_at`,
        snapshot: sql`excluded.snapshot`,
        shareId: sql`coalesce(${savedHomes.shareId}, excluded.share_id)`,
        note: sql`coalesce(nullif(${savedHomes.note}, ''), excluded.note)`,
      },
    });
  return true;
}

export async function putNote(db: Db, home: Home, note: string): Promise<boolean> {
  const rows = await db
    .update(savedHomes)
    .set({ note })
    .where(isHome(home))
    .returning({ id: savedHomes.propertyId });
  return rows.length > 0;
}

/**
 * Links to reports that the lead got or opened from the room, the one with the latest answer first, else the latest. One that was made to
 * pass on counts when it was. `savedFrom`: links that homes were saved from; only those for nobody in particular count.
 */
export function listReportLinks(db: Db, leadId: number, savedFrom: readonly number[]) {
  const wasSent = or(ne(shareLinks.channel, 'link'), sql`${shareLinks.firstOpenedAt} is not null`);
  const own = and(eq(shareLinks.leadId, leadId), wasSent);
  const isForNobody = and(isNull(shareLinks.leadId), hasNobodysAddress(shareLinks.email));
  return db
    .select({
      id: shareLinks.id,
      propertyId: shareLinks.propertyId,
      sentAt: shareLinks.createdAt,
      isOwn: sql<boolean>`${shareLinks.leadId} is not distinct from ${leadId}`,
      channel: shareLinks.channel,
      answer: shareAnswers.answer,
      reason: shareAnswers.reason,
    })
    .from(shareLinks)
    .leftJoin(
      shareAnswers,
      and(
        eq(shareAnswers.shareId, shareLinks.id),
        eq(shareAnswers.readerKey, ''),
        eq(shareLinks.leadId, leadId),
      ),
    )
    .where(
      and(
        isNull(shareLinks.revokedAt),
        savedFrom.length > 0
          ? or(own, and(inArray(shareLinks.id, [...savedFrom]), isForNobody))
          : own,
      ),
    )
    .orderBy(sql`${shareAnswers.answeredAt} desc nulls last`, desc(shareLinks.createdAt));
}

export type ReportLinkRow = Awaited<ReturnType<typeof listReportLinks>>[number];
