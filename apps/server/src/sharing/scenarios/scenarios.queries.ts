import type { ScenarioChanges } from '@alpha/contract';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { scenarios } from '../../platform/db/schema/index.ts';

export type ScenarioRow = typeof scenarios.$inferSelect;

/** Whose scenarios: of one user for one property, or of the reader of one link. */
export type Keeper =
  | { origin: 'kept'; userId: number; propertyId: number }
  | { origin: 'reader'; shareId: number; propertyId: number };

const of = (keeper: Keeper) =>
  keeper.origin === 'kept'
    ? and(
        eq(scenarios.origin, 'kept'),
        eq(scenarios.userId, keeper.userId),
        eq(scenarios.propertyId, keeper.propertyId),
      )
    : and(eq(scenarios.origin, 'reader'), eq(scenarios.shareId, keeper.shareId));

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
  return made as ScenarioRow;
}

/** By id alone: the service checks whose it is. */
export async function findScenario(db: Db, id: number): Promise<ScenarioRow | undefined> {
  const [row] = await db.select().from(scenarios).where(eq(scenarios.id, id));
  return row;
}

type Edited = {
  name?: string | undefined;
  changes?: ScenarioChanges | undefined;
  modelVersion: string;
};

export async function putScenario(
  db: Db,
  id: number,
  { name, changes, modelVersion }: Edited,
): Promise<ScenarioRow> {
  const [row] = await db
    .update(scenarios)
    .set({ ...(name && { name }), ...(changes && { changes }), modelVersion })
    .where(eq(scenarios.id, id))
    .returning();
  return row as ScenarioRow;
}

export async function removeScenario(db: Db, id: number): Promise<void> {
  await db.delete(scenarios).where(eq(scenarios.id, id));
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

export async function countTried(db: Db, shareId: number): Promise<number> {
  return db.$count(scenarios, and(eq(scenarios.shareId, shareId), eq(scenarios.origin, 'tried')));
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
