import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isAnyOf } from '../../platform/db/many-values.ts';
import { ownedHomeEntries, ownedHomeStatements } from '../../platform/db/schema/index.ts';

export type EntryRow = typeof ownedHomeEntries.$inferSelect;
export type StatementRecord = typeof ownedHomeStatements.$inferSelect;

/** The latest first. */
export const listEntryRows = (db: Db, homeId: number): Promise<EntryRow[]> =>
  db
    .select()
    .from(ownedHomeEntries)
    .where(eq(ownedHomeEntries.homeId, homeId))
    .orderBy(desc(ownedHomeEntries.date), desc(ownedHomeEntries.id));

export const listStatementRows = (db: Db, homeId: number): Promise<StatementRecord[]> =>
  db
    .select()
    .from(ownedHomeStatements)
    .where(eq(ownedHomeStatements.homeId, homeId))
    .orderBy(asc(ownedHomeStatements.firstMonth), asc(ownedHomeStatements.id));

export async function findEntryRow(db: Db, id: number): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(ownedHomeEntries).where(eq(ownedHomeEntries.id, id));
  return row;
}

export async function findStatementRow(db: Db, id: number): Promise<StatementRecord | undefined> {
  const [row] = await db.select().from(ownedHomeStatements).where(eq(ownedHomeStatements.id, id));
  return row;
}

export async function findSameStatement(
  db: Db,
  homeId: number,
  fileHash: string,
): Promise<StatementRecord | undefined> {
  const [row] = await db
    .select()
    .from(ownedHomeStatements)
    .where(and(eq(ownedHomeStatements.homeId, homeId), eq(ownedHomeStatements.fileHash, fileHash)));
  return row;
}

/** Statements or typed amounts: a home with one of them is in use. */
export async function hasAmounts(db: Db, homeId: number): Promise<boolean> {
  const statements = await db.$count(ownedHomeStatements, eq(ownedHomeStatements.homeId, homeId));
  return (
    statements > 0 || (await db.$count(ownedHomeEntries, eq(ownedHomeEntries.homeId, homeId))) > 0
  );
}

export async function insertStatement(
  db: Db,
  statement: Omit<typeof ownedHomeStatements.$inferInsert, 'id' | 'addedAt'>,
): Promise<number> {
  const [row] = await db
    .insert(ownedHomeStatements)
    .values(statement)
    .returning({ id: ownedHomeStatements.id });
  if (!row) throw new Error('the statement was not stored');
  return row.id;
}

type NewEntry = Omit<typeof ownedHomeEntries.$inferInsert, 'id' | 'addedAt'>;
const AT_ONCE = 500;

export async function insertEntries(db: Db, entries: readonly NewEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += AT_ONCE)
    await db.insert(ownedHomeEntries).values(entries.slice(from, from + AT_ONCE));
}

export async function deleteEntryRow(db: Db, id: number): Promise<void> {
  await db.delete(ownedHomeEntries).where(eq(ownedHomeEntries.id, id));
}

export async function deleteEntryRows(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db.delete(ownedHomeEntries).where(isAnyOf(ownedHomeEntries.id, ids, 'int'));
}

/** Its entries go with it. */
export async function deleteStatementRow(db: Db, id: number): Promise<void> {
  await db.delete(ownedHomeStatements).where(eq(ownedHomeStatements.id, id));
}
