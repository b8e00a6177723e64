import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leadActivities, leadMerges, leads, users } from '../../../platform/db/schema/index.ts';

/** Whose leads may be joined. */
export type JoinReach = {
  ownerIds: readonly number[];
  /** Among several leads of one person, theirs comes first. */
  firstOwnerId?: number;
  /** Administrators: leads that came to them and that they have handed on since belong to their door too. */
  handedOnBy?: readonly number[];
};
type Person = { email: string | null; phone: string | null };

/** The leader and all salesmen of the user's team. */
export async function listTeamIds(db: Db, userId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select u.id from ${users} u join ${users} me on me.id = ${userId}
    where coalesce(u.leader_id, u.id) = coalesce(me.leader_id, me.id)`);
  return rows.map(({ id }) => Number(id));
}

/**
 * The lead of this person that may be joined, else the oldest of several; locked. Never a hidden one. An
 * address that a merge left behind is the person's too.
 */
export async function findKnownLead(
  db: Db,
  { email, phone }: Person,
  reach: JoinReach,
): Promise<number | null> {
  if (email === null) return phone === null ? null : findFirst(db, reach, eq(leads.phone, phone));
  const address = email.toLowerCase();
  const merged = db
    .select({ id: leadMerges.leadId })
    .from(leadMerges)
    .where(eq(sql`lower(${leadMerges.former}->>'email')`, address));
  return (
    (await findFirst(db, reach, eq(sql`lower(${leads.email})`, address))) ??
    (await findFirst(db, reach, inArray(leads.id, merged)))
  );
}

async function findFirst(db: Db, reach: JoinReach, isPerson: SQL): Promise<number | null> {
  const isFirst = reach.firstOwnerId === undefined ? [] : [eq(leads.userId, reach.firstOwnerId)];
  const [row] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(isPerson, sql`${leads.hiddenAt} is null`, mayJoin(reach)))
    .orderBy(...isFirst.map((own) => desc(own)), asc(leads.createdAt), asc(leads.id))
    .limit(1)
    .for('no key update');
  return row?.id ?? null;
}

const mayJoin = ({ ownerIds, handedOnBy = [] }: JoinReach): SQL | undefined =>
  or(
    inArray(leads.userId, [...ownerIds]),
    handedOnBy.length === 0
      ? undefined
      : sql`exists (select from ${leadActivities} c where c.lead_id = ${leads.id} and c.kind = 'created'
          and c.data->>'owner' = any(array[${sql.join(
            handedOnBy.map((id) => sql`${String(id)}`),
            sql`, `,
          )}]))`,
  );

/** What a known lead has; `isLost`: in one of these columns. */
export async function findJoined(db: Db, id: number, lostStatusIds: readonly number[]) {
  const [row] = await db
    .select({
      firstName: leads.firstName,
      lastName: leads.lastName,
      email: leads.email,
      phone: leads.phone,
      country: leads.country,
      profile: leads.profile,
      initialPayment: leads.initialPayment,
      adicionales: leads.adicionales,
      utms: leads.utms,
      statusId: leads.statusId,
    })
    .from(leads)
    .where(eq(leads.id, id));
  if (!row) throw new Error('the lead is locked');
  return { ...row, isLost: lostStatusIds.includes(row.statusId) };
}

export type Joined = Awaited<ReturnType<typeof findJoined>>;

export async function fillGaps(
  db: Db,
  id: number,
  gaps: Partial<typeof leads.$inferInsert>,
): Promise<void> {
  await db
    .update(leads)
    .set({ ...gaps, version: sql`${leads.version} + 1` })
    .where(eq(leads.id, id));
}

type Post = { key: string; since: Date };

/** What the same post has already added to this lead, the latest first. */
export async function findJoinedPost(db: Db, leadId: number, { key, since }: Post) {
  const [row] = await db
    .select({ data: leadActivities.data })
    .from(leadActivities)
    .where(
      and(
        eq(leadActivities.leadId, leadId),
        eq(leadActivities.kind, 'form_repeated'),
        eq(sql`${leadActivities.data}->>'post_key'`, key),
        sql`${leadActivities.createdAt} >= ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(leadActivities.createdAt), desc(leadActivities.id))
    .limit(1);
  return row?.data;
}
