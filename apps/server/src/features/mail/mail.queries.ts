import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { mailOutbox } from '../../db/schema/index.ts';

/** A second message under the same key is the first one. */
export async function insertMail(db: Db, mail: typeof mailOutbox.$inferInsert): Promise<void> {
  await db.insert(mailOutbox).values(mail).onConflictDoNothing({
    target: mailOutbox.idempotencyKey,
  });
}

/** Takes what is due for as long as `leaseUntil`: a process that dies gives it back by itself. */
export function claimDueMail(db: Db, now: Date, leaseUntil: Date, most: number) {
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(inArray(mailOutbox.status, ['queued', 'sending']), lte(mailOutbox.nextAttemptAt, now)),
    )
    .orderBy(asc(mailOutbox.nextAttemptAt))
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(mailOutbox)
    .set({
      status: 'sending',
      attempts: sql`${mailOutbox.attempts} + 1`,
      nextAttemptAt: leaseUntil,
    })
    .where(inArray(mailOutbox.id, due))
    .returning();
}

export async function markSent(db: Db, id: number, keepsBody: boolean): Promise<void> {
  await db
    .update(mailOutbox)
    .set({
      status: 'sent',
      sentAt: new Date(),
      lastError: null,
      ...(keepsBody ? {} : { html: '', text: '' }),
    })
    .where(eq(mailOutbox.id, id));
}

export async function markFailed(
  db: Db,
  id: number,
  failure: { lastError: string; nextAttemptAt: Date | null },
): Promise<void> {
  const { lastError, nextAttemptAt } = failure;
  await db
    .update(mailOutbox)
    .set(
      nextAttemptAt
        ? { status: 'queued', lastError, nextAttemptAt }
        : { status: 'failed', lastError },
    )
    .where(eq(mailOutbox.id, id));
}
