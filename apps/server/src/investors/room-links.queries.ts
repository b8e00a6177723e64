import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { leads, roomLinks, roomSessions, savedHomes, users } from '../platform/db/schema/index.ts';

const RECIPIENT = {
  id: leads.id,
  firstName: leads.firstName,
  email: leads.email,
  ownerName: users.name,
};

/**
 * Two teams may have the same client, who has a room with each. Of duplicates within a team it is the one that is in
 * use, else the latest.
 */
export function listByAddress(db: Db, email: string, most: number) {
  const team = sql`coalesce(${users.leaderId}, ${users.id})`;
  const isInUse = sql`(exists (select from ${roomSessions} where lead_id = ${leads.id})
    or exists (select from ${savedHomes} where lead_id = ${leads.id}))`;
  const ofTeams = db
    .selectDistinctOn([team], { ...RECIPIENT, activeAt: leads.activeAt })
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .where(and(eq(sql`lower(${leads.email})`, email.toLowerCase()), isNull(leads.hiddenAt)))
    .orderBy(team, desc(isInUse), desc(leads.activeAt), desc(leads.id))
    .as('of_teams');
  const { id, firstName, email: address, ownerName } = ofTeams;
  return db
    .select({ id, firstName, email: address, ownerName })
    .from(ofTeams)
    .orderBy(desc(ofTeams.activeAt), desc(id))
    .limit(most);
}

export async function findRecipient(db: Db, leadId: number) {
  const [row] = await db
    .select(RECIPIENT)
    .from(leads)
    .innerJoin(users, eq(users.id, leads.userId))
    .where(and(eq(leads.id, leadId), isNull(leads.hiddenAt)));
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
