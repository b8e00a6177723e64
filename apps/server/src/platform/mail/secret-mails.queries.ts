import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { mailOutbox } from '../db/schema/index.ts';

/** Messages that still hold their encrypted bodies: those that were sent are empty. */
export async function listSecretMails(db: Db) {
  const rows = await db
    .select({
      id: mailOutbox.id,
      owner: mailOutbox.idempotencyKey,
      html: mailOutbox.html,
      text: mailOutbox.text,
    })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.isSecret, true), ne(mailOutbox.html, '')))
    .for('update');
  return rows.map(({ id, owner, ...sealed }) => ({ id, owner, sealed }));
}

export async function updateSecretMail(
  db: Db,
  id: number,
  sealed: Record<string, string>,
): Promise<void> {
  await db.update(mailOutbox).set(sealed).where(eq(mailOutbox.id, id));
}
