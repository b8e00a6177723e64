import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { isUnsent, mailOutbox, users } from '../db/schema/index.ts';

export type MailStatus = typeof mailOutbox.$inferSelect.status;

/** Null when a message with this key already exists. */
export async function insertMail(
  db: Db,
  mail: typeof mailOutbox.$inferInsert,
): Promise<number | null> {
  const [row] = await db
    .insert(mailOutbox)
    .values(mail)
    .onConflictDoNothing({ target: mailOutbox.idempotencyKey })
    .returning({ id: mailOutbox.id });
  return row?.id ?? null;
}

/** Only if no attempt was made to send it. */
export async function deleteWaiting(db: Db, id: number): Promise<boolean> {
  const deleted = await db
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.status, 'queued'), eq(mailOutbox.attempts, 0)))
    .returning({ id: mailOutbox.id });
  return deleted.length > 0;
}

/** By the database clock, which all processes share. */
const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

/** Claims one due message for this long: if the process dies, the claim expires. */
export async function claimDueMail(db: Db, leaseMs: number) {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isUnsent(mailOutbox.status),
        // By the clock that wrote it: ours may be slightly behind.
        lte(mailOutbox.nextAttemptAt, sql`now()`),
      ),
    )
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(mailOutbox)
    .set({
      status: 'sending',
      attempts: sql`${mailOutbox.attempts} + 1`,
      nextAttemptAt: inMs(leaseMs),
    })
    // Not `in`: PostgreSQL may evaluate the subquery for each row and claim more than one.
    .where(eq(mailOutbox.id, sql`(${due})`))
    .returning();
  return mail;
}

/** Messages that a killed process was sending are due at once. Only for a database that no other process uses. */
export async function releaseClaims(db: Db): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: 'queued', nextAttemptAt: sql`now()` })
    .where(eq(mailOutbox.status, 'sending'));
}

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimDueMail>>>;

/** Who wrote it: the user who queued it, if replies go to them. Undefined for emails of the product. */
export async function findWriter(
  db: Db,
  { createdBy, replyTo }: Pick<ClaimedMail, 'createdBy' | 'replyTo'>,
): Promise<{ name: string } | undefined> {
  if (!createdBy || !replyTo) return undefined;
  const [writer] = await db
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.id, createdBy), eq(users.email, replyTo)));
  return writer;
}

/** Only the latest claim may write. */
const isStillOurs = ({ id, attempts }: ClaimedMail) =>
  and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), eq(mailOutbox.status, 'sending'));

export async function renewLease(db: Db, mail: ClaimedMail, leaseMs: number): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ nextAttemptAt: inMs(leaseMs) })
    .where(isStillOurs(mail));
}

/** Clears bodies with secret links as soon as possible. */
const emptied = ({ isSecret }: ClaimedMail) => (isSecret ? { html: '', text: '' } : {});

/** Without a time it is done, but no mail server accepted it. */
export async function markSent(db: Db, mail: ClaimedMail, sentAt: Date | null): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: 'sent', sentAt, lastError: null, ...emptied(mail) })
    .where(isStillOurs(mail));
}

export async function markFailed(db: Db, mail: ClaimedMail, lastError: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: 'failed', lastError, ...emptied(mail) })
    .where(isStillOurs(mail));
}

export async function queueAgain(
  db: Db,
  mail: ClaimedMail,
  lastError: string,
  waitMs: number,
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ status: 'queued', lastError, nextAttemptAt: inMs(waitMs) })
    .where(isStillOurs(mail));
}

/** Deletes old finished messages; the audit log has what happened. */
export async function deleteOldMail(db: Db, before: Date): Promise<void> {
  await db
    .delete(mailOutbox)
    .where(and(inArray(mailOutbox.status, ['sent', 'failed']), lt(mailOutbox.createdAt, before)));
}
