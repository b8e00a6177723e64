import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads, comparisonLinks as links } from '../../platform/db/schema/index.ts';

/** A member of staff, or the investor of a room. */
export type LinkMaker = { userId: number } | { leadId: number };

const madeBy = (maker: LinkMaker) =>
  'userId' in maker ? eq(links.createdBy, maker.userId) : eq(links.leadId, maker.leadId);

const isOpen = (now: Date) => and(isNull(links.revokedAt), gt(links.expiresAt, now));

export async function insertComparisonLink(
  db: Db,
  link: typeof links.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(links).values(link).returning({ id: links.id });
  if (!row) throw new Error('the address was not stored');
  return row.id;
}

export async function countOpenLinks(db: Db, maker: LinkMaker, now: Date): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(links)
    .where(and(madeBy(maker), isOpen(now)));
  return row?.open ?? 0;
}

export function listOpenLinks(db: Db, maker: LinkMaker, now: Date) {
  return db
    .select({
      id: links.id,
      propertyIds: links.propertyIds,
      createdAt: links.createdAt,
      expiresAt: links.expiresAt,
    })
    .from(links)
    .where(and(madeBy(maker), isOpen(now)))
    .orderBy(desc(links.createdAt), desc(links.id));
}

/** Unknown, expired and revoked ones are treated the same, and those of a lead that was deleted or erased. */
export async function findOpenLink(db: Db, tokenHash: string, now: Date) {
  const [link] = await db
    .select({
      propertyIds: links.propertyIds,
      view: links.view,
      createdBy: links.createdBy,
      expiresAt: links.expiresAt,
    })
    .from(links)
    .leftJoin(leads, eq(leads.id, links.leadId))
    .where(
      and(
        eq(links.tokenHash, tokenHash),
        isOpen(now),
        or(isNull(links.leadId), isNull(leads.hiddenAt)),
      ),
    );
  return link;
}

/** False for one of somebody else. */
export async function endLink(db: Db, id: number, maker: LinkMaker, now: Date): Promise<boolean> {
  const ended = await db
    .update(links)
    .set({ revokedAt: sql`coalesce(${links.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(links.id, id), madeBy(maker)))
    .returning({ id: links.id });
  return ended.length > 0;
}
