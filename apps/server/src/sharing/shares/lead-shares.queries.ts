import { and, desc, eq, exists, gt, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  leadActivities,
  mailOutbox,
  properties,
  shareLinks,
  shortlists,
  users,
} from '../../platform/db/schema/index.ts';

const MAX_LISTED = 200;

const sentTo = (leadIds: number[], email: string | null) =>
  or(
    inArray(shareLinks.leadId, leadIds),
    email === null ? undefined : eq(sql`lower(${shareLinks.email})`, email.toLowerCase()),
  );

/** Property links of a shortlist share its expiry. They are listed with the shortlist, not here. */
const isOfShortlist = (db: Db) =>
  exists(
    db
      .select({ id: shortlists.id })
      .from(shortlists)
      .where(
        and(
          eq(shortlists.leadId, shareLinks.leadId),
          eq(shortlists.expiresAt, shareLinks.expiresAt),
        ),
      ),
  );

/** Includes links sent to the address before the lead existed. */
export function listSharesOfLead(db: Db, leadId: number, email: string | null) {
  return db
    .select({
      link: shareLinks,
      sender: { id: users.id, name: users.name },
      mail: { status: mailOutbox.status, sentAt: mailOutbox.sentAt },
      property: {
        id: properties.id,
        address: properties.address,
        city: properties.city,
        state: properties.state,
        zip: properties.zip,
      },
    })
    .from(shareLinks)
    .innerJoin(properties, eq(properties.id, shareLinks.propertyId))
    .leftJoin(users, eq(users.id, shareLinks.createdBy))
    .leftJoin(mailOutbox, eq(mailOutbox.id, shareLinks.mailId))
    .where(and(sentTo([leadId], email), not(isOfShortlist(db))))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
    .limit(MAX_LISTED);
}

/** Whether the timeline already has an opening of this link after `since`. */
export async function isOpeningNotified(
  db: Db,
  { leadId, shareId, since }: { leadId: number; shareId: number; since: Date },
): Promise<boolean> {
  const isNotified = and(
    eq(leadActivities.leadId, leadId),
    eq(leadActivities.kind, 'report_opened'),
    gt(leadActivities.createdAt, since),
    eq(sql`${leadActivities.data}->>'share_id'`, String(shareId)),
  );
  return (await db.$count(leadActivities, isNotified)) > 0;
}

export async function findShareLead(db: Db, id: number) {
  const [link] = await db
    .select({
      id: shareLinks.id,
      email: shareLinks.email,
      propertyId: shareLinks.propertyId,
      leadId: shareLinks.leadId,
    })
    .from(shareLinks)
    .where(and(eq(shareLinks.id, id), isNull(shareLinks.revokedAt)));
  return link;
}
