import { and, count, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads, receivedEmails, replyMailbox, users } from '../../platform/db/schema/index.ts';

const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

export type MailboxState = typeof replyMailbox.$inferSelect;

/** Claims a reading that is due for this long; undefined: it is not, or another process reads. */
export async function claimReading(
  db: Db,
  hash: string,
  leaseMs: number,
): Promise<MailboxState | undefined> {
  await db.insert(replyMailbox).values({ hash }).onConflictDoNothing();
  const [state] = await db
    .update(replyMailbox)
    .set({ nextReadAt: inMs(leaseMs) })
    .where(and(eq(replyMailbox.hash, hash), lte(replyMailbox.nextReadAt, sql`now()`)))
    .returning();
  return state;
}

export async function findMailboxState(db: Db, hash: string): Promise<MailboxState | undefined> {
  const [state] = await db.select().from(replyMailbox).where(eq(replyMailbox.hash, hash));
  return state;
}

/** The server has numbered its messages again. */
export async function restartMailbox(db: Db, hash: string, uidValidity: string): Promise<void> {
  await db.update(replyMailbox).set({ uidValidity, lastUid: 0 }).where(eq(replyMailbox.hash, hash));
}

export type Counts = Pick<MailboxState, 'matched' | 'bounced' | 'unmatched' | 'ignored'>;
type Progress = { hash: string; uidValidity: string; uid: number; counts: Counts; leaseMs: number };

/** What was read until a message; nothing, if another process has read further. */
export async function saveProgress(
  db: Db,
  { hash, uidValidity, uid, counts, leaseMs }: Progress,
): Promise<void> {
  await db
    .update(replyMailbox)
    .set({
      lastUid: uid,
      nextReadAt: inMs(leaseMs),
      matched: sql`${replyMailbox.matched} + ${counts.matched}`,
      bounced: sql`${replyMailbox.bounced} + ${counts.bounced}`,
      unmatched: sql`${replyMailbox.unmatched} + ${counts.unmatched}`,
      ignored: sql`${replyMailbox.ignored} + ${counts.ignored}`,
    })
    .where(
      and(
        eq(replyMailbox.hash, hash),
        eq(replyMailbox.uidValidity, uidValidity),
        lt(replyMailbox.lastUid, uid),
      ),
    );
}

export async function markRead(db: Db, hash: string, pauseMs: number): Promise<void> {
  await db
    .update(replyMailbox)
    .set({
      readAt: sql`now()`,
      nextReadAt: inMs(pauseMs),
      failures: 0,
      failingSince: null,
      lastError: null,
    })
    .where(eq(replyMailbox.hash, hash));
}

export async function markUnreadable(
  db: Db,
  { hash, lastError, pauseMs }: { hash: string; lastError: string; pauseMs: number },
): Promise<void> {
  await db
    .update(replyMailbox)
    .set({
      lastError,
      nextReadAt: inMs(pauseMs),
      failures: sql`${replyMailbox.failures} + 1`,
      failingSince: sql`coalesce(${replyMailbox.failingSince}, now())`,
    })
    .where(eq(replyMailbox.hash, hash));
}

/** → whether it is new. A second process that stores the same message waits here for the first. */
export async function insertReceived(
  db: Db,
  received: typeof receivedEmails.$inferInsert,
): Promise<boolean> {
  const rows = await db
    .insert(receivedEmails)
    .values(received)
    .onConflictDoNothing()
    .returning({ hash: receivedEmails.hash });
  return rows.length > 0;
}

export async function countReceivedSince(db: Db, leadId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(receivedEmails)
    .where(and(eq(receivedEmails.leadId, leadId), gt(receivedEmails.createdAt, since)));
  return row?.count ?? 0;
}

/** Lead and owner of a message; locked, so that two messages at once count each other. */
export async function lockLeadOfMessage(db: Db, id: number) {
  const [row] = await db
    .select({
      id: leads.id,
      email: leads.email,
      firstName: leads.firstName,
      lastName: leads.lastName,
      isHidden: sql<boolean>`${leads.hiddenAt} is not null`,
      owner: { email: users.email, locale: users.locale, deactivatedAt: users.deactivatedAt },
    })
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .where(eq(leads.id, id))
    .for('update', { of: leads });
  return row;
}

export type LeadOfMessage = NonNullable<Awaited<ReturnType<typeof lockLeadOfMessage>>>;

export async function listStaffAddresses(
  db: Db,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const address = sql<string>`lower(${users.email})`;
  const rows = await db
    .select({ address })
    .from(users)
    .where(inArray(address, [...addresses]));
  return new Set(rows.map((row) => row.address));
}
