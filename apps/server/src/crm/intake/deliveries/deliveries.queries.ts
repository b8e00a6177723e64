import { and, asc, desc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { intakeDeliveries, leads, users } from '../../../platform/db/schema/index.ts';

export type DeliveryRow = typeof intakeDeliveries.$inferSelect;
type NewDelivery = typeof intakeDeliveries.$inferInsert;

/** The same delivery is stored once. → ids of the new ones. */
export async function insertDeliveries(db: Db, rows: NewDelivery[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const made = await db
    .insert(intakeDeliveries)
    .values(rows)
    .onConflictDoNothing({ target: [intakeDeliveries.sourceId, intakeDeliveries.externalId] })
    .returning({ id: intakeDeliveries.id });
  return made.map(({ id }) => id);
}

/** A refused delivery that arrives again with an address or number is processed with what it has now. */
export async function reviveRefused(
  db: Db,
  { sourceId, externalId, fields }: Pick<NewDelivery, 'sourceId' | 'externalId' | 'fields'>,
): Promise<void> {
  await db
    .update(intakeDeliveries)
    .set({ fields, status: 'waiting', reason: null, attempts: 0, nextAttemptAt: sql`now()` })
    .where(
      and(
        eq(intakeDeliveries.sourceId, sourceId),
        eq(intakeDeliveries.externalId, externalId),
        eq(intakeDeliveries.status, 'refused'),
      ),
    );
}

/** By the database clock, which all processes share. */
const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

/** Claims one due delivery for this long: if the process dies, the claim expires. */
export async function claimDueDelivery(db: Db, leaseMs: number): Promise<DeliveryRow | undefined> {
  const due = db
    .select({ id: intakeDeliveries.id })
    .from(intakeDeliveries)
    .where(
      and(
        sql`${intakeDeliveries.status} = 'waiting'`,
        lte(intakeDeliveries.nextAttemptAt, sql`now()`),
      ),
    )
    .orderBy(asc(intakeDeliveries.nextAttemptAt), asc(intakeDeliveries.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(intakeDeliveries)
    .set({
      attempts: sql`${intakeDeliveries.attempts} + 1`,
      nextAttemptAt: inMs(leaseMs),
    })
    // Not `in`: PostgreSQL may evaluate the subquery for each row and claim more than one.
    .where(eq(intakeDeliveries.id, sql`(${due})`))
    .returning();
  return row;
}

/** Locked until the lead is written; undefined when another process has finished it. */
export async function lockWaiting(db: Db, id: number): Promise<DeliveryRow | undefined> {
  const [row] = await db
    .select()
    .from(intakeDeliveries)
    .where(and(eq(intakeDeliveries.id, id), eq(intakeDeliveries.status, 'waiting')))
    .for('no key update');
  return row;
}

export async function updateDelivery(
  db: Db,
  id: number,
  changes: Partial<NewDelivery>,
): Promise<void> {
  await db.update(intakeDeliveries).set(changes).where(eq(intakeDeliveries.id, id));
}

export async function putOffDelivery(
  db: Db,
  id: number,
  reason: DeliveryRow['reason'],
  waitMs: number,
): Promise<void> {
  await db
    .update(intakeDeliveries)
    .set({ reason, nextAttemptAt: inMs(waitMs) })
    .where(and(eq(intakeDeliveries.id, id), eq(intakeDeliveries.status, 'waiting')));
}

const SHOWN = {
  delivery: intakeDeliveries,
  lead: { id: leads.id, firstName: leads.firstName, lastName: leads.lastName },
  owner: { name: users.name },
};

type Filter = { sourceId: number; status?: DeliveryRow['status'] | undefined };

const matching = ({ sourceId, status }: Filter) =>
  and(
    eq(intakeDeliveries.sourceId, sourceId),
    status ? eq(intakeDeliveries.status, status) : undefined,
  );

export function listDeliveryRows(db: Db, filter: Filter, page: { limit: number; offset: number }) {
  return db
    .select(SHOWN)
    .from(intakeDeliveries)
    .leftJoin(leads, eq(leads.id, intakeDeliveries.leadId))
    .leftJoin(users, eq(users.id, leads.userId))
    .where(matching(filter))
    .orderBy(desc(intakeDeliveries.id))
    .limit(page.limit)
    .offset(page.offset);
}

export type ShownDelivery = Awaited<ReturnType<typeof listDeliveryRows>>[number];

export const countDeliveries = (db: Db, filter: Filter): Promise<number> =>
  db.$count(intakeDeliveries, matching(filter));

export async function findDelivery(db: Db, id: number): Promise<ShownDelivery | undefined> {
  const [row] = await db
    .select(SHOWN)
    .from(intakeDeliveries)
    .leftJoin(leads, eq(leads.id, intakeDeliveries.leadId))
    .leftJoin(users, eq(users.id, leads.userId))
    .where(eq(intakeDeliveries.id, id));
  return row;
}

/** Due at once, if it made no lead and its fields are still there. → whether it was. */
export async function queueAgain(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .update(intakeDeliveries)
    .set({ status: 'waiting', reason: null, attempts: 0, nextAttemptAt: sql`now()` })
    .where(
      and(
        eq(intakeDeliveries.id, id),
        inArray(intakeDeliveries.status, ['failed', 'refused', 'waiting']),
        isNotNull(intakeDeliveries.fields),
      ),
    )
    .returning({ id: intakeDeliveries.id });
  return rows.length > 0;
}

/** Personal data goes; the id stays, so that a late copy of the delivery makes no second lead. */
export async function emptyOldDeliveries(db: Db, days: number, most: number): Promise<boolean> {
  const old = db
    .select({ id: intakeDeliveries.id })
    .from(intakeDeliveries)
    .where(
      and(
        isNotNull(intakeDeliveries.fields),
        lt(intakeDeliveries.createdAt, sql`now() - ${days} * interval '1 day'`),
      ),
    )
    .limit(most);
  const rows = await db
    .update(intakeDeliveries)
    .set({
      fields: null,
      // What still waits after so long has nothing left to be processed with.
      status: sql`case when ${intakeDeliveries.status} = 'waiting' then 'failed' else ${intakeDeliveries.status} end`,
    })
    .where(inArray(intakeDeliveries.id, old))
    .returning({ id: intakeDeliveries.id });
  return rows.length === most;
}

export async function deleteOldDeliveries(db: Db, days: number): Promise<void> {
  await db
    .delete(intakeDeliveries)
    .where(lt(intakeDeliveries.createdAt, sql`now() - ${days} * interval '1 day'`));
}
