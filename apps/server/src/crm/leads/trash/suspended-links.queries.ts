import { and, inArray, isNull, or, sql } from 'drizzle-orm';
import { inBatches } from '../../../platform/db/batches.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isUnsent, leads, mailOutbox, shareLinks } from '../../../platform/db/schema/index.ts';
import { isMessageTo } from '../../../platform/mail/index.ts';

/** Links are revoked at the moment of the deletion, by which restoring finds them. Unsent emails are canceled. */
export async function suspendSharesOf(db: Db, leadIds: number[], now: Date): Promise<void> {
  await inBatches(leadIds, async (batch) => {
    await db
      .update(shareLinks)
      .set({ revokedAt: now })
      .where(and(inArray(shareLinks.leadId, batch), isNull(shareLinks.revokedAt)));
    const mailIds = db
      .select({ id: sql`${shareLinks.mailId}` })
      .from(shareLinks)
      .where(and(inArray(shareLinks.leadId, batch), sql`${shareLinks.mailId} is not null`));
    await db
      .update(mailOutbox)
      .set({ notAfter: now })
      .where(
        and(isUnsent(mailOutbox.status), or(inArray(mailOutbox.id, mailIds), isMessageTo(batch))),
      );
  });
}

/** Links that a person revoked before stay revoked. Call it before the leads leave the trash. */
export async function resumeSharesOf(db: Db, leadIds: number[]): Promise<void> {
  await inBatches(leadIds, (batch) =>
    db
      .update(shareLinks)
      .set({ revokedAt: null })
      .where(
        and(
          inArray(shareLinks.leadId, batch),
          sql`${shareLinks.revokedAt} = (select l.deleted_at from ${leads} l where l.id = ${shareLinks.leadId})`,
        ),
      ),
  );
}
