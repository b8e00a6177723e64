import { and, asc, count, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { leads, ownedHomes } from '../../platform/db/schema/index.ts';

export type OwnedHomeRow = typeof ownedHomes.$inferSelect;

/** Of a lead that is neither deleted nor erased. */
const homes = (db: Db) =>
  db
    .select(getTableColumns(ownedHomes))
    .from(ownedHomes)
    .innerJoin(leads, and(eq(leads.id, ownedHomes.leadId), isNull(leads.hiddenAt)))
    .$dynamic();

export const listHomeRows = (db: Db, leadId: number): Promise<OwnedHomeRow[]> =>
  homes(db)
    .where(eq(ownedHomes.leadId, leadId))
    .orderBy(desc(ownedHomes.boughtOn), asc(ownedHomes.id));

export async function findHomeRow(db: Db, id: number): Promise<OwnedHomeRow | undefined> {
  const [row] = await homes(db).where(eq(ownedHomes.id, id));
  return row;
}

/** What plans led to. */
export async function listHomeIdsOfPurchases(db: Db, purchaseIds: readonly number[]) {
  if (purchaseIds.length === 0) return [];
  return db
    .select({ id: ownedHomes.id, purchaseId: ownedHomes.purchaseId })
    .from(ownedHomes)
    .where(inArray(ownedHomes.purchaseId, [...purchaseIds]));
}

export async function setPurchaseOfHome(db: Db, id: number, purchaseId: number): Promise<void> {
  await db.update(ownedHomes).set({ purchaseId }).where(eq(ownedHomes.id, id));
}

export async function countHomes(db: Db, leadId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(ownedHomes)
    .where(eq(ownedHomes.leadId, leadId));
  return row?.count ?? 0;
}

export async function insertHome(
  db: Db,
  home: Omit<typeof ownedHomes.$inferInsert, 'id' | 'madeAt'>,
): Promise<number> {
  const [row] = await db.insert(ownedHomes).values(home).returning({ id: ownedHomes.id });
  if (!row) throw new Error('the purchase was not stored');
  return row.id;
}

export async function updateLand(db: Db, id: number, landCents: number | null): Promise<void> {
  await db.update(ownedHomes).set({ landCents }).where(eq(ownedHomes.id, id));
}

export async function deleteHome(db: Db, id: number): Promise<void> {
  await db.delete(ownedHomes).where(eq(ownedHomes.id, id));
}
