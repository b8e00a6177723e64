import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jsonParam } from '../../platform/db/many-values.ts';
import { leads, purchaseSteps, purchases, users } from '../../platform/db/schema/index.ts';

export type PurchaseRow = typeof purchases.$inferSelect;

/** Those that are under way first, then the latest. */
export const listPurchaseRows = (db: Db, leadId: number): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(purchases)
    .where(eq(purchases.leadId, leadId))
    .orderBy(desc(isNull(purchases.endedAt)), desc(purchases.startedAt), desc(purchases.id));

export async function findPurchaseRow(db: Db, id: number): Promise<PurchaseRow | undefined> {
  const [row] = await db.select().from(purchases).where(eq(purchases.id, id));
  return row;
}

/** Of a lead that is neither deleted nor erased. */
export async function findPurchaseByCalendar(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ purchase: purchases })
    .from(purchases)
    .innerJoin(leads, and(eq(leads.id, purchases.leadId), isNull(leads.hiddenAt)))
    .where(eq(purchases.calendarTokenHash, tokenHash));
  return row?.purchase;
}

/** In the room: all but those that were called off. */
export const countShownPurchases = (db: Db, leadId: number): Promise<number> =>
  db.$count(
    purchases,
    and(
      eq(purchases.leadId, leadId),
      or(isNull(purchases.outcome), ne(purchases.outcome, 'cancelled')),
    ),
  );

export async function insertPurchase(
  db: Db,
  purchase: typeof purchases.$inferInsert,
): Promise<number> {
  const [row] = await db.insert(purchases).values(purchase).returning({ id: purchases.id });
  if (!row) throw new Error('the purchase was not stored');
  return row.id;
}

export async function updatePurchaseRow(
  db: Db,
  id: number,
  change: Partial<typeof purchases.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length > 0)
    await db.update(purchases).set(change).where(eq(purchases.id, id));
}

const stepRows = (db: Db) =>
  db
    .select({ step: purchaseSteps, doneByName: users.name })
    .from(purchaseSteps)
    .leftJoin(users, eq(users.id, purchaseSteps.doneBy));

export type StepRow = typeof purchaseSteps.$inferSelect & { doneByName: string | null };

export async function listStepRows(db: Db, purchaseIds: readonly number[]): Promise<StepRow[]> {
  if (purchaseIds.length === 0) return [];
  const rows = await stepRows(db)
    .where(inArray(purchaseSteps.purchaseId, [...purchaseIds]))
    .orderBy(asc(purchaseSteps.position), asc(purchaseSteps.id));
  return rows.map(({ step, doneByName }) => ({ ...step, doneByName }));
}

export async function findStep(db: Db, id: number) {
  const [row] = await db
    .select({ purchaseId: purchaseSteps.purchaseId, phase: purchaseSteps.phase })
    .from(purchaseSteps)
    .where(eq(purchaseSteps.id, id));
  return row;
}

export const findPurchaseOfStep = async (db: Db, stepId: number): Promise<number | undefined> =>
  (await findStep(db, stepId))?.purchaseId;

type NewStep = typeof purchaseSteps.$inferInsert;

export const insertSteps = (db: Db, steps: NewStep[]) =>
  db
    .insert(purchaseSteps)
    .values(steps)
    .returning({ id: purchaseSteps.id, key: purchaseSteps.key });

export async function updateStep(db: Db, id: number, change: Partial<NewStep>): Promise<void> {
  if (Object.keys(change).length > 0)
    await db.update(purchaseSteps).set(change).where(eq(purchaseSteps.id, id));
}

/** What each step waits for, in one statement. */
export async function setPredecessors(
  db: Db,
  steps: readonly { id: number; after: readonly number[] }[],
): Promise<void> {
  if (steps.length === 0) return;
  await db.execute(sql`
    update purchase_steps s
    set after = array(select jsonb_array_elements_text(v.after)::int)
    from jsonb_to_recordset(${jsonParam(steps)}) as v(id int, after jsonb)
    where s.id = v.id`);
}

/** By their place in the list. */
export async function setOrder(db: Db, ids: readonly number[]): Promise<void> {
  const places = ids.map((id, place) => ({ id, place }));
  await db.execute(sql`
    update purchase_steps s set position = v.place
    from jsonb_to_recordset(${jsonParam(places)}) as v(id int, place int)
    where s.id = v.id`);
}

export async function deleteStep(db: Db, id: number): Promise<void> {
  await db.delete(purchaseSteps).where(eq(purchaseSteps.id, id));
}
