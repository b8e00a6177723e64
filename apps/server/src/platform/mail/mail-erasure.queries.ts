import { and, eq, inArray, isNull, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { namesAddress } from '../db/address-in-text.ts';
import type { Db } from '../db/db.ts';
import { mailOutbox, shareLinks, shortlists, users } from '../db/schema/index.ts';

/** `scope`: an administrator erases everywhere, a leader in the own team. */
export type ErasedPerson = {
  leadIds: number[];
  email: string | null;
  /** Links `sent` to the person, and those behind which they `said` something. */
  shares: { sent: number[]; said: { shareId: number; readerKey: string }[] };
  scope: 'all' | { ownerId: number } | { leaderId: number };
};

/** Emails to the person, or to staff about them. Cancels unsent ones. → the rows. */
export async function emptyMailOf(db: Db, person: ErasedPerson): Promise<number[]> {
  const { leadIds, email, shares } = person;
  const rows = await db
    .update(mailOutbox)
    .set({
      recipient: '',
      replyTo: null,
      subject: '',
      html: '',
      text: '',
      lastError: null,
      unsubscribeUrl: null,
      notAfter: sql`now()`,
      status: sql`case when ${mailOutbox.status} = 'sent' then ${mailOutbox.status} else 'failed'::mail_status end`,
    })
    .where(
      or(
        ...leadIds.map((id) => sql`${mailOutbox.text} ~ ${`/app/leads/${id}(\\D|$)`}`),
        inArray(mailOutbox.id, reportsFor(db, leadIds)),
        inArray(mailOutbox.idempotencyKey, shortlistsFor(db, leadIds)),
        isMessageTo(leadIds),
        isAlertTo(leadIds),
        isNoticeOf(shares),
        email === null ? undefined : and(or(...toOrAbout(email)), ofTeam(db, { ...person, email })),
      ),
    )
    .returning({ id: mailOutbox.id });
  return rows.map(({ id }) => id);
}

const reportsFor = (db: Db, leadIds: number[]) =>
  db
    .select({ id: sql`${shareLinks.mailId}` })
    .from(shareLinks)
    .where(and(inArray(shareLinks.leadId, leadIds), sql`${shareLinks.mailId} is not null`));

const shortlistsFor = (db: Db, leadIds: number[]) =>
  db
    .select({ key: sql`'shortlist:' || ${shortlists.id}::text` })
    .from(shortlists)
    .where(inArray(shortlists.leadId, leadIds));

/** Written to these leads from the CRM, whatever their address was then. */
export const isMessageTo = (leadIds: readonly number[]): SQL | undefined =>
  leadIds.length === 0
    ? undefined
    : sql`${mailOutbox.idempotencyKey} ~ ${`^message:\\d+:(${leadIds.join('|')}):`}`;

/** News of a saved search of these leads. */
const isAlertTo = (leadIds: readonly number[]): SQL | undefined =>
  leadIds.length === 0
    ? undefined
    : sql`${mailOutbox.idempotencyKey} ~ ${`^alert:(${leadIds.join('|')}):`}`;

/** An email to staff about what the reader of one of these links said. */
function isNoticeOf({ sent, said }: ErasedPerson['shares']): SQL | undefined {
  const links = [
    ...sent.map((id) => `${id}:`),
    ...said.map(({ shareId, readerKey }) =>
      readerKey ? `${shareId}:${readerKey}:` : `${shareId}:[^:]*$`,
    ),
  ];
  if (links.length === 0) return undefined;
  return sql`${mailOutbox.idempotencyKey} ~ ${`^(answer|question):(${links.join('|')})`}`;
}

const isTo = (email: string) => eq(sql`lower(${mailOutbox.recipient})`, email.toLowerCase());

function toOrAbout(email: string): SQL[] {
  const { replyTo, subject, html, text } = mailOutbox;
  const isFrom = eq(sql`lower(${replyTo})`, email.toLowerCase());
  return [
    isTo(email),
    isFrom,
    namesAddress(sql`${subject} || ' ' || ${html} || ' ' || ${text}`, email),
  ];
}

/**
 * Sent by or to a member of the team, or to the person by somebody who is gone; and not for a lead that
 * now belongs to another team.
 */
function ofTeam(db: Db, { leadIds, scope, email }: ErasedPerson & { email: string }) {
  if (scope === 'all') return undefined;
  const leaderId = 'leaderId' in scope ? scope.leaderId : null;
  const id = 'ownerId' in scope ? scope.ownerId : scope.leaderId;
  const isMember = or(
    eq(users.id, id),
    leaderId === null ? undefined : eq(users.leaderId, leaderId),
  );
  const members = db.select({ id: users.id }).from(users).where(isMember);
  const addresses = db.select({ email: users.email }).from(users).where(isMember);
  const forOthers = db
    .select({ id: sql`${shareLinks.mailId}` })
    .from(shareLinks)
    .where(
      and(
        sql`${shareLinks.mailId} is not null`,
        sql`${shareLinks.leadId} is not null`,
        notInArray(shareLinks.leadId, leadIds),
      ),
    );
  return and(
    or(
      inArray(mailOutbox.createdBy, members),
      inArray(mailOutbox.recipient, addresses),
      and(isNull(mailOutbox.createdBy), isTo(email)),
    ),
    not(inArray(mailOutbox.id, forOthers)),
  );
}
