import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  leadActivities,
  mailOutbox,
  properties,
  shareLinks,
  users,
} from '../../platform/db/schema/index.ts';
import { inScope, type ShareScope } from './share-scope.ts';

const MAX_LISTED = 200;

/** For this lead; or to its address before there was a lead, by somebody whose links the viewer sees anyway. */
const sentTo = ({ leadId, email, scope }: Recipient) =>
  or(
    eq(shareLinks.leadId, leadId),
    email === null
      ? undefined
      : and(
          isNull(shareLinks.leadId),
          eq(sql`lower(${shareLinks.email})`, email.toLowerCase()),
          inScope(scope),
        ),
  );

/** `email`: null when it is a placeholder, which many leads share. */
type Recipient = { leadId: number; email: string | null; scope: ShareScope };

/** Links of a shortlist are listed with it. */
const isOnItsOwn = isNull(shareLinks.shortlistId);

export function listSharesOfLead(db: Db, recipient: Recipient) {
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
    .where(and(sentTo(recipient), isOnItsOwn))
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
