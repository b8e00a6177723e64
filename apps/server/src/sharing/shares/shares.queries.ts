import { and, count, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isUnsent, mailOutbox, shareLinks, users } from '../../platform/db/schema/index.ts';
import { isOpenLink, openedAt } from '../open-link.ts';
import { inScope, type ShareScope } from './share-scope.ts';

export async function insertShare(db: Db, link: typeof shareLinks.$inferInsert): Promise<number> {
  const [row] = await db.insert(shareLinks).values(link).returning({ id: shareLinks.id });
  return row?.id ?? 0;
}

export async function insertShares(
  db: Db,
  links: (typeof shareLinks.$inferInsert)[],
): Promise<void> {
  if (links.length > 0) await db.insert(shareLinks).values(links);
}

/** Locks the row until the transaction ends, so that sends of one user run one at a time. */
export async function lockSender(db: Db, userId: number) {
  const [sender] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!sender) throw new Error('the sender no longer exists');
  return sender;
}

/** Without those that investors opened from their rooms: the sender did nothing. */
export async function countSharesSince(db: Db, userId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.createdBy, userId),
        gt(shareLinks.createdAt, since),
        ne(shareLinks.channel, 'room'),
      ),
    );
  return row?.sent ?? 0;
}

type SentEmails = { createdBy: number; propertyId: number; email: string; since: Date };

/** Idempotency keys of emails that were or may still be delivered; without revoked and failed ones. */
export async function listSentEmailKeys(
  db: Db,
  { createdBy, propertyId, email, since }: SentEmails,
): Promise<string[]> {
  const emails = await db
    .select({ key: mailOutbox.idempotencyKey })
    .from(shareLinks)
    .innerJoin(mailOutbox, eq(mailOutbox.id, shareLinks.mailId))
    .where(
      and(
        eq(shareLinks.createdBy, createdBy),
        gt(shareLinks.createdAt, since),
        eq(shareLinks.propertyId, propertyId),
        eq(sql`lower(${shareLinks.email})`, email.toLowerCase()),
        isNull(shareLinks.revokedAt),
        ne(mailOutbox.status, 'failed'),
      ),
    );
  return emails.map(({ key }) => key);
}

export async function findOpenShare(db: Db, tokenHash: string, now: Date) {
  const [link] = await db
    .select()
    .from(shareLinks)
    .where(isOpenLink(shareLinks, tokenHash, now));
  return link;
}

/** The same, locked until the transaction ends. */
export async function lockOpenShare(db: Db, tokenHash: string, now: Date) {
  const [link] = await db
    .select()
    .from(shareLinks)
    .where(isOpenLink(shareLinks, tokenHash, now))
    .for('no key update');
  return link;
}

export async function countOpening(db: Db, id: number, now: Date): Promise<void> {
  await db.update(shareLinks).set(openedAt(shareLinks, now)).where(eq(shareLinks.id, id));
}

const MAX_LISTED = 200;

export function listSharesOf(db: Db, propertyId: number, scope: ShareScope) {
  return db
    .select({
      link: shareLinks,
      sender: { id: users.id, name: users.name },
      mail: { status: mailOutbox.status, sentAt: mailOutbox.sentAt },
    })
    .from(shareLinks)
    .leftJoin(users, eq(users.id, shareLinks.createdBy))
    .leftJoin(mailOutbox, eq(mailOutbox.id, shareLinks.mailId))
    .where(and(eq(shareLinks.propertyId, propertyId), inScope(scope)))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
    .limit(MAX_LISTED);
}

export async function findShare(db: Db, id: number, scope: ShareScope) {
  const [link] = await db
    .select({
      id: shareLinks.id,
      email: shareLinks.email,
      propertyId: shareLinks.propertyId,
      leadId: shareLinks.leadId,
    })
    .from(shareLinks)
    .leftJoin(users, eq(users.id, shareLinks.createdBy))
    .where(and(eq(shareLinks.id, id), inScope(scope)));
  return link;
}

type SharedLink = { id: number; createdBy: number; channel: 'whatsapp' };

/** A link that was made to pass on now was; nothing for other links and other people's. */
export async function markShared(db: Db, { id, createdBy, channel }: SharedLink) {
  const own = and(eq(shareLinks.id, id), eq(shareLinks.createdBy, createdBy));
  const found = { leadId: shareLinks.leadId, propertyId: shareLinks.propertyId };
  const [first] = await db
    .update(shareLinks)
    .set({ channel })
    .where(and(own, eq(shareLinks.channel, 'link')))
    .returning(found);
  if (first) return { ...first, isFirst: true };
  const [again] = await db
    .select(found)
    .from(shareLinks)
    .where(and(own, eq(shareLinks.channel, channel)));
  return again && { ...again, isFirst: false };
}

/** The links to the properties of a list are passed on with it. */
export async function markSharesOf(db: Db, shortlistId: number, channel: 'whatsapp') {
  await db.update(shareLinks).set({ channel }).where(eq(shareLinks.shortlistId, shortlistId));
}

/** Stops an email that is still queued or may be retried. */
export async function holdShareEmail(db: Db, id: number, now: Date): Promise<void> {
  const mail = db.select({ id: shareLinks.mailId }).from(shareLinks).where(eq(shareLinks.id, id));
  await db
    .update(mailOutbox)
    .set({ notAfter: now })
    .where(and(isUnsent(mailOutbox.status), inArray(mailOutbox.id, mail)));
}

export async function markRevoked(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(shareLinks)
    .set({ revokedAt: sql`coalesce(${shareLinks.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(shareLinks.id, id));
}

export function listSharesOfShortlist(db: Db, shortlistId: number) {
  return db
    .select({ id: shareLinks.id, propertyId: shareLinks.propertyId })
    .from(shareLinks)
    .where(eq(shareLinks.shortlistId, shortlistId));
}

export async function putTokenHash(db: Db, id: number, tokenHash: string): Promise<void> {
  await db.update(shareLinks).set({ tokenHash }).where(eq(shareLinks.id, id));
}

export async function revokeSharesOfShortlist(
  db: Db,
  shortlistId: number,
  now: Date,
): Promise<void> {
  await db
    .update(shareLinks)
    .set({ revokedAt: sql`coalesce(${shareLinks.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(shareLinks.shortlistId, shortlistId));
}
