import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { leads, roomLinks, users } from '../platform/db/schema/index.ts';

const RECIPIENT = {
  id: leads.id,
  firstName: leads.firstName,
  email: leads.email,
  ownerName: users.name,
};

const recipients = (db: Db) =>
  db.select(RECIPIENT).from(leads).innerJoin(users, eq(users.id, leads.userId)).$dynamic();

/** Two teams may have the same client, who has a room with each. */
export function listByAddress(db: Db, email: string, most: number) {
  return recipients(db)
    .where(and(eq(sql`lower(${leads.email})`, email.toLowerCase()), isNull(leads.hiddenAt)))
    .orderBy(desc(leads.activeAt), desc(leads.id))
    .limit(most);
}

export async function findRecipient(db: Db, leadId: number) {
  const [row] = await recipients(db).where(and(eq(leads.id, leadId), isNull(leads.hiddenAt)));
  return row;
}

export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

/** Of a link in any state. */
export async function findLeadOfLink(db: Db, tokenHash: string): Promise<number | null> {
  const [row] = await db
    .select({ leadId: roomLinks.leadId })
    .from(roomLinks)
    .where(eq(roomLinks.tokenHash, tokenHash));
  return row?.leadId ?? null;
}

export async function countLinksSince(
  db: Db,
  { leadId, isInvitation, since }: { leadId: number; isInvitation: boolean; since: Date },
): Promise<number> {
  return db.$count(
    roomLinks,
    and(
      eq(roomLinks.leadId, leadId),
      eq(roomLinks.isInvitation, isInvitation),
      gt(roomLinks.createdAt, since),
    ),
  );
}

export async function insertLink(db: Db, link: typeof roomLinks.$inferInsert): Promise<void> {
  await db.insert(roomLinks).values(link);
}

/** Uses a link up. → whose it was, only for the request that did so. */
export async function claimLink(db: Db, tokenHash: string, now: Date): Promise<number | null> {
  const [used] = await db
    .update(roomLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(roomLinks.tokenHash, tokenHash),
        isNull(roomLinks.usedAt),
        gt(roomLinks.expiresAt, now),
      ),
    )
    .returning({ leadId: roomLinks.leadId });
  return used && (await findRecipient(db, used.leadId)) ? used.leadId : null;
}

export async function findInvitedAt(db: Db, leadId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: roomLinks.createdAt })
    .from(roomLinks)
    .where(and(eq(roomLinks.leadId, leadId), eq(roomLinks.isInvitation, true)))
    .orderBy(desc(roomLinks.createdAt))
    .limit(1);
  return row?.at ?? null;
}
