import { and, eq, inArray, isNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import { inBatches } from '../../../platform/db/batches.ts';
import type { Db } from '../../../platform/db/db.ts';
import {
  isUnsent,
  leads,
  mailOutbox,
  scenarios,
  shareAnswers,
  shareLinks,
} from '../../../platform/db/schema/index.ts';
import { isMessageTo } from '../../../platform/mail/index.ts';
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

const NO_SCENARIO = { name: '', changes: { inputs: {} } };
const NO_ANSWER = {
  ...{ answer: null, reason: '', answeredAt: null, question: '', askedAt: null },
  ...{ readerName: '', readerContact: '' },
};

const digitsOf = (text: SQLWrapper) => sql`regexp_replace(${text}, '\\D', '', 'g')`;

/** Answers to links made for nobody in particular, whose reader left the address or number of the leads. */
function saidBy(db: Db, { leadIds, email, scope }: Erased) {
  const { readerContact, shareId } = shareAnswers;
  const phones = db
    .select({ digits: digitsOf(leads.phone) })
    .from(leads)
    .where(and(inArray(leads.id, leadIds), sql`length(${digitsOf(leads.phone)}) >= 7`));
  const links = db
    .select({ id: shareLinks.id })
    .from(shareLinks)
    .where(or(isNull(shareLinks.createdBy), byMembers(shareLinks.createdBy, scope)));
  return and(
    or(
      email === null ? undefined : eq(sql`lower(${readerContact})`, email.toLowerCase()),
      and(sql`position('@' in ${readerContact}) = 0`, inArray(digitsOf(readerContact), phones)),
    ),
    scope === 'all' ? undefined : inArray(shareId, links),
  );
}

/** Removes address, message, answers and scenarios and revokes the links; how often they were opened stays. */
export async function emptySharesOf(db: Db, erased: Erased): Promise<void> {
  const theirs = db.select({ id: shareLinks.id }).from(shareLinks).where(sentTo(erased));
  await db
    .update(shareAnswers)
    .set(NO_ANSWER)
    .where(or(inArray(shareAnswers.shareId, theirs), saidBy(db, erased)));
  await db.update(scenarios).set(NO_SCENARIO).where(inArray(scenarios.shareId, theirs));
  await db
    .update(shareLinks)
    .set({ email: '', message: '', revokedAt: sql`coalesce(${shareLinks.revokedAt}, now())` })
    .where(sentTo(erased));
}

/** Revokes everything sent for them, deletes their answers and scenarios and cancels emails not yet sent. */
export async function revokeSharesOf(db: Db, leadIds: number[], now: Date): Promise<void> {
  await inBatches(leadIds, async (batch) => {
    const theirs = db
      .select({ id: shareLinks.id })
      .from(shareLinks)
      .where(inArray(shareLinks.leadId, batch));
    await db.delete(shareAnswers).where(inArray(shareAnswers.shareId, theirs));
    await db.delete(scenarios).where(inArray(scenarios.shareId, theirs));
    const emails = await db
      .update(shareLinks)
      .set({
        revokedAt: sql`coalesce(${shareLinks.revokedAt}, ${now.toISOString()}::timestamptz)`,
        // Goes with the lead. PostgreSQL would check it once more for a row changed in this transaction.
        shortlistId: null,
      })
      .where(inArray(shareLinks.leadId, batch))
      .returning({ mailId: shareLinks.mailId });
    const mailIds = [...new Set(emails.flatMap(({ mailId }) => mailId ?? []))];
    await db
      .update(mailOutbox)
      .set({ notAfter: now })
      .where(
        and(isUnsent(mailOutbox.status), or(inArray(mailOutbox.id, mailIds), isMessageTo(batch))),
      );
  });
}
