import type { ScenarioChanges } from '@alpha/contract';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { scenarios, shareLinks } from '../../platform/db/schema/index.ts';

export type ScenarioRow = typeof scenarios.$inferSelect;

/** Whose scenarios: of one user, for one property or for all; or of one reader of a link. */
export type Keeper =
  | { origin: 'kept'; userId: number; propertyId?: number }
  | { origin: 'reader'; shareId: number; readerKey: string };

const of = (keeper: Keeper) =>
  keeper.origin === 'kept'
    ? and(
        eq(scenarios.origin, 'kept'),
        eq(scenarios.userId, keeper.userId),
        keeper.propertyId === undefined ? undefined : eq(scenarios.propertyId, keeper.propertyId),
      )
    : and(
        eq(scenarios.origin, 'reader'),
        eq(scenarios.shareId, keeper.shareId),
        eq(scenarios.readerKey, keeper.readerKey),
      );

export function listScenariosOf(db: Db, keeper: Keeper): Promise<ScenarioRow[]> {
  return db
    .select()
    .from(scenarios)
    .where(of(keeper))
    .orderBy(desc(scenarios.updatedAt), desc(scenarios.id));
}

export async function countScenariosOf(db: Db, keeper: Keeper): Promise<number> {
  const [row] = await db.select({ kept: count() }).from(scenarios).where(of(keeper));
  return row?.kept ?? 0;
}

export async function insertScenario(
  db: Db,
  row: typeof scenarios.$inferInsert,
): Promise<ScenarioRow> {
  const [made] = await db.insert(scenarios).values(row).returning();
  if (!made) throw new Error('the scenario was not stored');
  return made;
}

type Edited = {
  name?: string | undefined;
  changes?: ScenarioChanges | undefined;
  modelVersion: string;
};

type Kept = { id: number; keeper: Keeper };

/** → undefined where the keeper has no such scenario, or no more. */
export async function putScenario(
  db: Db,
  { id, keeper }: Kept,
  { name, changes, modelVersion }: Edited,
): Promise<ScenarioRow | undefined> {
  const [row] = await db
    .update(scenarios)
    .set({ ...(name && { name }), ...(changes && { changes }), modelVersion })
    .where(and(eq(scenarios.id, id), of(keeper)))
    .returning();
  return row;
}

/** → whether the keeper had it. */
export async function removeScenario(db: Db, { id, keeper }: Kept): Promise<boolean> {
  const removed = await db
    .delete(scenarios)
    .where(and(eq(scenarios.id, id), of(keeper)))
    .returning({ id: scenarios.id });
  return removed.length > 0;
}

/** The scenario that a link was sent with. */
export async function findSentScenario(db: Db, shareId: number): Promise<ScenarioRow | undefined> {
  const [row] = await db
    .select()
    .from(scenarios)
    .where(and(eq(scenarios.shareId, shareId), eq(scenarios.origin, 'sent')));
  return row;
}

/** Everything that belongs to these links, the latest first. */
export async function listScenariosOfShares(
  db: Db,
  shareIds: readonly number[],
): Promise<ScenarioRow[]> {
  if (shareIds.length === 0) return [];
  return db
    .select()
    .from(scenarios)
    .where(inArray(scenarios.shareId, [...shareIds]))
    .orderBy(desc(scenarios.updatedAt), desc(scenarios.id));
}

const hasChanges = (shareId: number, changes: ScenarioChanges) =>
  and(
    eq(scenarios.shareId, shareId),
    eq(scenarios.changes, sql`${JSON.stringify(changes)}::jsonb`),
  );

/** Whether the link has a scenario with exactly these changes already. */
export async function hasScenario(
  db: Db,
  shareId: number,
  changes: ScenarioChanges,
): Promise<boolean> {
  return (await db.$count(scenarios, hasChanges(shareId, changes))) > 0;
}

/** One more behind the link, which stays counted when it is deleted. */
export async function countScenario(
  db: Db,
  shareId: number,
  counted: 'savedCount' | 'triedCount',
): Promise<void> {
  await db
    .update(shareLinks)
    .set({ [counted]: sql`${shareLinks[counted]} + 1` })
    .where(eq(shareLinks.id, shareId));
}

/** A saved scenario is no longer only tried. */
export async function forgetTried(
  db: Db,
  shareId: number,
  changes: ScenarioChanges,
): Promise<void> {
  await db
    .delete(scenarios)
    .where(and(eq(scenarios.origin, 'tried'), hasChanges(shareId, changes)));
}
