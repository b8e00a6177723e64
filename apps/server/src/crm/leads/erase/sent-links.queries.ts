import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { inBatches } from '../../../platform/db/batches.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isUnsent, mailOutbox, shareLinks } from '../../../platform/db/schema/index.ts';
import type { LeadScope } from '../leads.queries.ts';
import { byMembers } from './by-members.ts';

type Erased = { leadIds: number[]; email: string | null; scope: LeadScope };

/**
 * Links sent for the leads, and those without a lead that somebody in reach, or somebody who is gone, sent
 * to the address. For an administrator: every link to the address.
 */
const sentTo = ({ leadIds, email, scope }: Erased) =>
  or(
    inArray(shareLinks.leadId, leadIds),
    email === null
      ? undefined
      : and(
          eq(sql`lower(${shareLinks.email})`, email.toLowerCase()),
          scope === 'all'
            ? undefined
            : and(
                isNull(shareLinks.leadId),
                or(isNull(shareLinks.createdBy), byMembers(shareLinks.createdBy, scope)),
              ),
        ),
  );

/** Removes the address and revokes the links; how often they were opened stays. */
export async function emptySharesOf(db: Db, erased: Erased): Promise<void> {
  await db
    .update(shareLinks)
    .set({ email: '', revokedAt: sql`coalesce(${shareLinks.revokedAt}, now())` })
    .where(sentTo(erased));
}

/** Revokes everything sent for them and cancels emails not yet sent. */
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
