import { and, eq, inArray, isNull, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
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

/** `sent` to the person; `said`: what the person wrote behind a link made for nobody in particular. */
type SharesOf = { sent: number[]; said: { shareId: number; readerKey: string }[] };

/** Until the transaction ends no reader adds to the links that were sent to the person. */
export async function lockSharesOf(db: Db, erased: Erased): Promise<SharesOf> {
  const { id } = shareLinks;
  const links = await db.select({ id }).from(shareLinks).where(sentTo(erased)).for('update');
  const { shareId, readerKey } = shareAnswers;
  const said = await db.select({ shareId, readerKey }).from(shareAnswers).where(saidBy(db, erased));
  return { sent: links.map(({ id }) => id), said };
}

/**
 * Removes address, message, answers and scenarios and revokes the links; how often they were opened stays.
 * A link that somebody else passed on to the person keeps working, and what was sent with it stays.
 */
export async function emptySharesOf(db: Db, { sent, said }: SharesOf): Promise<void> {
  for (const { shareId, readerKey } of said) {
    const isTheirs = (of: typeof shareAnswers | typeof scenarios) =>
      and(eq(of.shareId, shareId), eq(of.readerKey, readerKey));
    await db.update(shareAnswers).set(NO_ANSWER).where(isTheirs(shareAnswers));
    await db
      .update(scenarios)
      .set(NO_SCENARIO)
      .where(and(isTheirs(scenarios), ne(scenarios.origin, 'sent')));
  }
  await inBatches(sent, async (batch) => {
    await db.update(shareAnswers).set(NO_ANSWER).where(inArray(shareAnswers.shareId, batch));
    await db.update(scenarios).set(NO_SCENARIO).where(inArray(scenarios.shareId, batch));
    await db
      .update(shareLinks)
      .set({ email: '', message: '', revokedAt: sql`coalesce(${shareLinks.revokedAt}, now())` })
      .where(inArray(shareLinks.id, batch));
  });
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
