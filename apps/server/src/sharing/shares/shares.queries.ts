import { and, count, desc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads, mailOutbox, shareLinks, users } from '../../platform/db/schema/index.ts';

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

/** Held until the transaction ends: the sends of one person follow each other. */
export async function lockSender(db: Db, userId: number) {
  const [sender] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!sender) throw new Error('the sender is gone');
  return sender;
}

export async function countSharesSince(db: Db, userId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(shareLinks)
    .where(and(eq(shareLinks.createdBy, userId), gt(shareLinks.createdAt, since)));
  return row?.sent ?? 0;
}

type LettersTo = { createdBy: number; propertyId: number; email: string; since: Date };

/** The keys of letters that arrived or still may; one that was revoked or has failed will not. */
export async function listLettersTo(
  db: Db,
  { createdBy, propertyId, email, since }: LettersTo,
): Promise<string[]> {
  const letters = await db
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
  return letters.map(({ key }) => key);
}

/** The latest lead with this address. */
export async function findLeadByEmail(db: Db, email: string): Promise<number | null> {
  const [lead] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(sql`lower(${leads.email})`, email.toLowerCase()), isNull(leads.erasedAt)))
    .orderBy(desc(leads.createdAt))
    .limit(1);
  return lead?.id ?? null;
}

/** Unknown, expired and revoked are all the same: not there. */
export async function findOpenShare(db: Db, tokenHash: string, now: Date) {
  const [link] = await db
    .select()
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.tokenHash, tokenHash),
        isNull(shareLinks.revokedAt),
        gt(shareLinks.expiresAt, now),
      ),
    );
  return link;
}

export async function countOpening(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(shareLinks)
    .set({
      firstOpenedAt: sql`coalesce(${shareLinks.firstOpenedAt}, ${now.toISOString()}::timestamptz)`,
      lastOpenedAt: now,
      openCount: sql`${shareLinks.openCount} + 1`,
    })
    .where(eq(shareLinks.id, id));
}

/** Whose links somebody sees: all, the own team's, or the own. */
export type ShareScope = { all: true } | { team: number } | { own: number };

function inScope(scope: ShareScope): SQL | undefined {
  if ('all' in scope) return undefined;
  if ('own' in scope) return eq(shareLinks.createdBy, scope.own);
  return or(eq(shareLinks.createdBy, scope.team), eq(users.leaderId, scope.team));
}

const MOST_LISTED = 200;

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
    .limit(MOST_LISTED);
}

export async function findShare(db: Db, id: number, scope: ShareScope) {
  const [link] = await db
    .select({ id: shareLinks.id, email: shareLinks.email, propertyId: shareLinks.propertyId })
    .from(shareLinks)
    .leftJoin(users, eq(users.id, shareLinks.createdBy))
    .where(and(eq(shareLinks.id, id), inScope(scope)));
  return link;
}

/** A message that has not gone out yet, or may have to be tried again, is no use any more. */
export async function holdBackMail(db: Db, id: number, now: Date): Promise<void> {
  const mail = db.select({ id: shareLinks.mailId }).from(shareLinks).where(eq(shareLinks.id, id));
  await db
    .update(mailOutbox)
    .set({ notAfter: now })
    .where(and(inArray(mailOutbox.status, ['queued', 'sending']), inArray(mailOutbox.id, mail)));
}

export async function markRevoked(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(shareLinks)
    .set({ revokedAt: sql`coalesce(${shareLinks.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(shareLinks.id, id));
}

type Together = { leadId: number; propertyIds: readonly number[]; expiresAt: Date };

/** Links of one letter end at the same instant; that and whose they are tells them from all others. */
export async function revokeSharesTogether(
  db: Db,
  { leadId, propertyIds, expiresAt }: Together,
  now: Date,
): Promise<void> {
  await db
    .update(shareLinks)
    .set({ revokedAt: sql`coalesce(${shareLinks.revokedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(shareLinks.leadId, leadId),
        eq(shareLinks.expiresAt, expiresAt),
        inArray(shareLinks.propertyId, [...propertyIds]),
      ),
    );
}
