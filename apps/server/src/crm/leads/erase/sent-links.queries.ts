import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { inBatches } from '../../../platform/db/batches.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isUnsent, mailOutbox, shareLinks } from '../../../platform/db/schema/index.ts';

/** Removes the address and revokes the links; how often they were opened stays. */
export async function emptySharesOf(
  db: Db,
  leadIds: number[],
  email: string | null,
): Promise<void> {
  await db
    .update(shareLinks)
    .set({ email: '', revokedAt: sql`coalesce(${shareLinks.revokedAt}, now())` })
    .where(
      or(
        inArray(shareLinks.leadId, leadIds),
        email === null ? undefined : eq(sql`lower(${shareLinks.email})`, email.toLowerCase()),
      ),
    );
}

/** Revokes everything sent to them and cancels emails not yet sent. */
export async function revokeSharesOf(db: Db, leadIds: number[], now: Date): Promise<void> {
  await inBatches(leadIds, async (batch) => {
    const emails = await db
      .update(shareLinks)
      .set({ revokedAt: sql`coalesce(${shareLinks.revokedAt}, ${now.toISOString()}::timestamptz)` })
      .where(inArray(shareLinks.leadId, batch))
      .returning({ mailId: shareLinks.mailId });
    const mailIds = [...new Set(emails.flatMap(({ mailId }) => mailId ?? []))];
    await db
      .update(mailOutbox)
      .set({ notAfter: now })
      .where(and(isUnsent(mailOutbox.status), inArray(mailOutbox.id, mailIds)));
  });
}
