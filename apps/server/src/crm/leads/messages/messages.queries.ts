import { and, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { leadActivities, properties, users } from '../../../platform/db/schema/index.ts';
import { insertWritten } from '../timeline/timeline.queries.ts';

type Message = Pick<typeof leadActivities.$inferInsert, 'leadId' | 'actorId' | 'body' | 'data'>;

export const insertMessage = (db: Db, message: Message): Promise<number> =>
  insertWritten(db, { ...message, kind: 'message_sent' });

/** Who writes; locked, so that two messages at once count each other. */
export async function lockWriter(db: Db, userId: number) {
  const [writer] = await db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!writer) throw new Error('the writer no longer exists');
  return writer;
}

/** Messages and invitations to a room. */
export async function countEmailsSince(db: Db, actorId: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(leadActivities)
    .where(
      and(
        eq(leadActivities.actorId, actorId),
        gte(leadActivities.createdAt, since),
        or(
          eq(leadActivities.kind, 'room_invited'),
          and(
            eq(leadActivities.kind, 'message_sent'),
            eq(sql`${leadActivities.data}->>'channel'`, 'email'),
          ),
        ),
      ),
    );
  return row?.count ?? 0;
}

/** The one that was sent with this key. */
export async function findMessage(
  db: Db,
  { leadId, actorId, key }: { leadId: number; actorId: number; key: string },
) {
  const [row] = await db
    .select({ id: leadActivities.id, body: leadActivities.body, data: leadActivities.data })
    .from(leadActivities)
    .where(
      and(
        eq(leadActivities.leadId, leadId),
        eq(leadActivities.actorId, actorId),
        eq(leadActivities.kind, 'message_sent'),
        eq(sql`${leadActivities.data}->>'key'`, key),
      ),
    );
  return row;
}

export type LastHomes = { sent?: string; like?: string; pass?: string; question?: string };

/** Addresses of the properties that the lead was last sent, liked, declined and asked about. */
export async function findLastHomes(db: Db, leadId: number): Promise<LastHomes> {
  const about = sql<keyof LastHomes>`case ${leadActivities.kind} when 'mail_sent' then 'sent'
    when 'question_asked' then 'question' else ${leadActivities.data}->>'answer' end`;
  const rows = await db
    .selectDistinctOn([about], { about, address: properties.address })
    .from(leadActivities)
    .innerJoin(properties, sql`${properties.id} = (${leadActivities.data}->>'property_id')::int`)
    .where(
      and(
        eq(leadActivities.leadId, leadId),
        inArray(leadActivities.kind, ['home_answered', 'question_asked', 'mail_sent']),
      ),
    )
    .orderBy(about, desc(leadActivities.createdAt), desc(leadActivities.id));
  return Object.fromEntries(rows.map(({ about, address }) => [about, address]));
}
