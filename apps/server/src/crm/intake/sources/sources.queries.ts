import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { intakeDeliveries, intakeSources } from '../../../platform/db/schema/index.ts';

export type SourceRow = typeof intakeSources.$inferSelect;
type NewSource = typeof intakeSources.$inferInsert;

export function listSourceRows(db: Db): Promise<SourceRow[]> {
  return db.select().from(intakeSources).orderBy(asc(intakeSources.id));
}

export async function findSource(db: Db, id: number): Promise<SourceRow | undefined> {
  const [row] = await db.select().from(intakeSources).where(eq(intakeSources.id, id));
  return row;
}

export async function findSourceByKey(db: Db, key: string): Promise<SourceRow | undefined> {
  const [row] = await db.select().from(intakeSources).where(eq(intakeSources.key, key));
  return row;
}

export async function insertSource(db: Db, source: NewSource): Promise<SourceRow> {
  const [row] = await db.insert(intakeSources).values(source).returning();
  if (!row) throw new Error('the source was not stored');
  return row;
}

export async function updateSourceRow(
  db: Db,
  id: number,
  changes: Partial<NewSource>,
): Promise<void> {
  await db.update(intakeSources).set(changes).where(eq(intakeSources.id, id));
}

export async function deleteSourceRow(db: Db, id: number): Promise<void> {
  await db.delete(intakeSources).where(eq(intakeSources.id, id));
}

/** Only the number: of a forged request nothing else is kept. */
export async function countRefused(db: Db, id: number): Promise<void> {
  await db
    .update(intakeSources)
    .set({
      refusedCount: sql`${intakeSources.refusedCount} + 1`,
      refusedAt: sql`now()`,
      updatedAt: sql`${intakeSources.updatedAt}`,
    })
    .where(eq(intakeSources.id, id));
}

/** Serializes assignments of one source and returns its running weights. */
export async function lockSourceTurns(db: Db, id: number): Promise<Record<string, number>> {
  const [row] = await db
    .select({ turns: intakeSources.turns })
    .from(intakeSources)
    .where(eq(intakeSources.id, id))
    .for('no key update');
  return row?.turns ?? {};
}

export async function findSourceFigures(db: Db, sourceId: number) {
  const { status, createdAt } = intakeDeliveries;
  const isRecent = sql`${createdAt} > now() - interval '30 days'`;
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${isRecent} and ${condition})`.mapWith(Number);
  const [figures] = await db
    .select({
      leads: counted(sql`${status} = 'lead'`),
      joined: counted(sql`${status} = 'joined'`),
      problems: counted(
        sql`(${status} in ('failed', 'refused') or ${status} = 'waiting' and ${intakeDeliveries.reason} is not null)`,
      ),
      lastAt: sql<string | null>`max(${createdAt})`,
    })
    .from(intakeDeliveries)
    .where(eq(intakeDeliveries.sourceId, sourceId));
  return figures;
}

/** Names of fields in the latest fifty deliveries. */
export async function listKnownFields(db: Db, sourceId: number): Promise<string[]> {
  const latest = db
    .select({ fields: intakeDeliveries.fields })
    .from(intakeDeliveries)
    .where(
      and(eq(intakeDeliveries.sourceId, sourceId), sql`${intakeDeliveries.fields} is not null`),
    )
    .orderBy(sql`${intakeDeliveries.id} desc`)
    .limit(50)
    .as('latest');
  const rows = await db
    .selectDistinct({ name: sql<string>`json_object_keys(${latest.fields})` })
    .from(latest);
  return rows.map(({ name }) => name).sort();
}

/** For `npm run secret:replace`. */
export async function listIntakeCredentials(db: Db) {
  const rows = await db
    .select({
      id: intakeSources.id,
      key: intakeSources.key,
      credentials: intakeSources.credentials,
    })
    .from(intakeSources)
    .for('update');
  return rows.map(({ id, key, ...sealed }) => ({ id, owner: `intake:${key}`, sealed }));
}

export async function updateIntakeCredentials(
  db: Db,
  id: number,
  sealed: Record<string, string>,
): Promise<void> {
  await db.update(intakeSources).set(sealed).where(eq(intakeSources.id, id));
}
