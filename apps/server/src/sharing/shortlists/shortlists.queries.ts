import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  isUnsent,
  leads,
  mailOutbox,
  properties,
  shareAnswers,
  shareLinks,
  shortlistItems,
  shortlists,
  users,
} from '../../platform/db/schema/index.ts';
import { ONLY_READER } from '../answers/reader-key.ts';
import { isOpenLink } from '../open-link.ts';

/** A lead has a handful; older ones are not shown. */
const MAX_LISTED = 20;

/** One email per shortlist: sending it again is a retry. */
export const mailKeyOf = (id: number) => `shortlist:${id}`;

const rows = (db: Db) =>
  db
    .select({
      list: shortlists,
      curator: { id: users.id, name: users.name },
      mail: { status: mailOutbox.status, sentAt: mailOutbox.sentAt },
    })
    .from(shortlists)
    .leftJoin(users, eq(users.id, shortlists.createdBy))
    .leftJoin(
      mailOutbox,
      eq(mailOutbox.idempotencyKey, sql`'shortlist:' || ${shortlists.id}::text`),
    )
    .$dynamic();

export function listShortlistRows(db: Db, leadId: number) {
  return rows(db)
    .where(eq(shortlists.leadId, leadId))
    .orderBy(desc(shortlists.createdAt), desc(shortlists.id))
    .limit(MAX_LISTED);
}

/** The one that is being worked on; its row is locked with the lead's. */
export async function findLatestDraft(db: Db, leadId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: shortlists.id })
    .from(shortlists)
    .where(and(eq(shortlists.leadId, leadId), isNull(shortlists.sentAt)))
    .orderBy(desc(shortlists.createdAt), desc(shortlists.id))
    .limit(1);
  return row?.id;
}

export async function findShortlist(db: Db, id: number) {
  const [row] = await rows(db).where(eq(shortlists.id, id));
  return row;
}

export type ShortlistRow = NonNullable<Awaited<ReturnType<typeof findShortlist>>>;

/** Locks the row until the transaction ends. */
export async function lockShortlist(db: Db, id: number): Promise<void> {
  await db
    .select({ id: shortlists.id })
    .from(shortlists)
    .where(eq(shortlists.id, id))
    .for('update');
}

export function listItems(db: Db, shortlistIds: readonly number[]) {
  return db
    .select({
      item: shortlistItems,
      home: {
        status: properties.status,
        mayDisplay: properties.mayDisplay,
        address: properties.address,
        city: properties.city,
      },
      answer: shareAnswers,
    })
    .from(shortlistItems)
    .innerJoin(properties, eq(properties.id, shortlistItems.propertyId))
    .leftJoin(
      shareLinks,
      and(
        eq(shareLinks.shortlistId, shortlistItems.shortlistId),
        eq(shareLinks.propertyId, shortlistItems.propertyId),
      ),
    )
    .leftJoin(
      shareAnswers,
      and(eq(shareAnswers.shareId, shareLinks.id), eq(shareAnswers.readerKey, ONLY_READER)),
    )
    .where(inArray(shortlistItems.shortlistId, [...shortlistIds]))
    .orderBy(asc(shortlistItems.position), asc(shortlistItems.id));
}

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number];
type NewItem = typeof shortlistItems.$inferInsert;

export async function insertShortlist(
  db: Db,
  fields: Pick<typeof shortlists.$inferInsert, 'leadId' | 'locale' | 'message' | 'createdBy'>,
): Promise<number> {
  const [row] = await db.insert(shortlists).values(fields).returning({ id: shortlists.id });
  if (!row) throw new Error('the shortlist was not stored');
  return row.id;
}

/** Replaces the items. Items that stay keep their reasons and score. */
export async function putItems(db: Db, id: number, items: readonly NewItem[]): Promise<void> {
  const kept = items.map(({ propertyId }) => propertyId);
  await db.execute(sql`
    delete from ${shortlistItems}
    where ${shortlistItems.shortlistId} = ${id}
      and not ${shortlistItems.propertyId} = any(${sql.param(kept)}::int[])`);
  if (items.length === 0) return;
  await db
    .insert(shortlistItems)
    .values([...items])
    .onConflictDoUpdate({
      target: [shortlistItems.shortlistId, shortlistItems.propertyId],
      set: { position: sql`excluded.position`, sentence: sql`excluded.sentence` },
    });
}

/** Adds one at the end. */
export async function insertItem(db: Db, item: NewItem): Promise<void> {
  await db.insert(shortlistItems).values(item);
}

type NewPoints = Pick<NewItem, 'shortlistId' | 'propertyId' | 'score' | 'reasons' | 'cautions'>;

/** Not a change of the list: its author changed nothing. */
export async function putPoints(
  db: Db,
  { shortlistId, propertyId, ...points }: NewPoints,
): Promise<void> {
  await db
    .update(shortlistItems)
    .set(points)
    .where(
      and(eq(shortlistItems.shortlistId, shortlistId), eq(shortlistItems.propertyId, propertyId)),
    );
}

type Fields = typeof shortlists.$inferInsert;

export async function updateShortlistRow(
  db: Db,
  id: number,
  fields: { [K in keyof Fields]?: Fields[K] | undefined },
): Promise<void> {
  await db
    .update(shortlists)
    // Always set: a change of the items is a change of the list.
    .set({ ...fields, updatedAt: sql`clock_timestamp()` })
    .where(eq(shortlists.id, id));
}

export async function deleteShortlistRow(db: Db, id: number): Promise<void> {
  await db.delete(shortlists).where(eq(shortlists.id, id));
}

export async function findOpenShortlist(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      list: shortlists,
      firstName: leads.firstName,
      email: leads.email,
    })
    .from(shortlists)
    .innerJoin(leads, and(eq(leads.id, shortlists.leadId), isNull(leads.hiddenAt)))
    .where(isOpenLink(shortlists, tokenHash, now));
  return row;
}

/** Stops an email that is still queued or may be retried. */
export async function holdShortlistEmail(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ notAfter: now })
    .where(and(isUnsent(mailOutbox.status), eq(mailOutbox.idempotencyKey, mailKeyOf(id))));
}
