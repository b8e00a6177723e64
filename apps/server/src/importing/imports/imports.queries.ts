import type { AnalysisBlocker } from '@alpha/contract';
import { and, asc, desc, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isAnyOf, jsonParam } from '../../platform/db/many-values.ts';
import { importRows, imports, users } from '../../platform/db/schema/index.ts';
import { currentName } from '../rows/earlier-names.ts';
import type { FigureSnapshot } from '../rows/figure-snapshot.ts';
import type { Refusal } from '../rows/listing-row.ts';
import type { RowSnapshot } from '../rows/row-snapshot.ts';
import { ANALYSIS_BLOCKER, ROWS_WITH_HOMES } from './analysis-blockers.ts';

export type ImportRecord = typeof imports.$inferSelect;
export type Counts = Record<
  'created' | 'updated' | 'unchanged' | 'skipped' | 'quarantined' | 'off_market',
  number
>;

export async function insertImport(
  db: Db,
  row: typeof imports.$inferInsert,
): Promise<ImportRecord> {
  const [made] = await db.insert(imports).values(row).returning();
  if (!made) throw new Error('the import was not stored');
  return made;
}

export async function findImport(db: Db, id: number): Promise<ImportRecord | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row;
}

export async function updateImport(
  db: Db,
  id: number,
  set: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await db.update(imports).set(set).where(eq(imports.id, id));
}

/** → whether it was running. */
export async function interruptImport(db: Db, id: number, error: Refusal): Promise<boolean> {
  const ended = await db
    .update(imports)
    .set({ status: 'broken', error, phase: null, finishedAt: sql`now()` as unknown as Date })
    .where(and(eq(imports.id, id), eq(imports.status, 'running')))
    .returning({ id: imports.id });
  return ended.length > 0;
}

/**
 * File imports only: a feed continues from its mark with a new run. An import started by a command
 * belongs to that command, which takes the lock at once; after a minute it is considered dead.
 */
const isOrphan = or(
  sql`(${imports.options} ->> 'isUpload')::boolean`,
  // Requested on the page by its address.
  sql`${imports.options} ? 'fetchFrom'`,
  lt(imports.startedAt, sql`now() - interval '1 minute'`),
);

export function listUnfinished(db: Db): Promise<ImportRecord[]> {
  return db
    .select()
    .from(imports)
    .where(and(eq(imports.status, 'running'), ne(imports.kind, 'reso'), isOrphan))
    .orderBy(asc(imports.id));
}

const LISTED = { import: imports, user: { id: users.id, name: users.name } };

export const countImports = (db: Db): Promise<number> => db.$count(imports);

export function listImports(db: Db, { limit, offset }: { limit: number; offset: number }) {
  return db
    .select(LISTED)
    .from(imports)
    .leftJoin(users, eq(users.id, imports.userId))
    .orderBy(desc(imports.id))
    .limit(limit)
    .offset(offset);
}

export async function findImportWithUser(db: Db, id: number) {
  const [row] = await db
    .select(LISTED)
    .from(imports)
    .leftJoin(users, eq(users.id, imports.userId))
    .where(eq(imports.id, id));
  return row;
}

/**
 * A lock can be lost unnoticed. If another process has advanced the import, this one must not
 * commit.
 */
export class TakenOver extends Error {
  override name = 'TakenOver';
}

export async function raiseCounts(
  db: Db,
  id: number,
  counts: Counts,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const raised = await db
    .update(imports)
    .set({
      created: sql`${imports.created} + ${counts.created}`,
      updated: sql`${imports.updated} + ${counts.updated}`,
      unchanged: sql`${imports.unchanged} + ${counts.unchanged}`,
      skipped: sql`${imports.skipped} + ${counts.skipped}`,
      quarantined: sql`${imports.quarantined} + ${counts.quarantined}`,
      offMarket: sql`${imports.offMarket} + ${counts.off_market}`,
      resumeAt: to,
      done: to,
      attempts: 0,
    })
    .where(and(eq(imports.id, id), eq(imports.resumeAt, from)))
    .returning({ id: imports.id });
  if (raised.length === 0) throw new TakenOver('another process has taken over this import');
}

/** → number of attempts since the last progress, including this one. */
export async function beginAttempt(db: Db, id: number): Promise<number> {
  const [row] = await db
    .update(imports)
    .set({ attempts: sql`${imports.attempts} + 1` })
    .where(eq(imports.id, id))
    .returning({ attempts: imports.attempts });
  return row?.attempts ?? 0;
}

export type NewImportRow = {
  line: number | null;
  verdict: keyof Counts;
  source_key: string | null;
  property_id: number | null;
  reasons: Refusal[] | null;
  snapshot: RowSnapshot | FigureSnapshot | null;
  before: Record<string, unknown> | null;
  content_hash: string | null;
};

export async function insertImportRows(
  db: Db,
  importId: number,
  rows: readonly NewImportRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const stored = rows.map((row) => ({ ...row, reasons: row.reasons?.map(storable) ?? null }));
  await db.execute(sql`
    insert into import_rows (import_id, line, verdict, source_key, property_id, reasons, told, before, content_hash)
    select ${importId}, line, verdict, source_key, property_id,
      nullif(reasons, 'null'), nullif(snapshot, 'null'), nullif(before, 'null'), content_hash
    from jsonb_to_recordset(${jsonParam(stored)}) as t (line int, verdict import_verdict,
      source_key text, property_id int, reasons jsonb, snapshot jsonb, before jsonb, content_hash text)`);
}

/** Rows of earlier versions have earlier names of fields. */
const withCurrentReasons = <T extends { reasons: Refusal[] | null }>(row: T): T => ({
  ...row,
  reasons:
    row.reasons?.map(({ field, ...reason }) =>
      field === undefined ? reason : { ...reason, field: currentName(field) },
    ) ?? null,
});

/** A truncated value may end with half a surrogate pair, which PostgreSQL rejects. */
const storable = ({ value, ...reason }: Refusal): Refusal =>
  value === undefined ? reason : { ...reason, value: value.replace(/\p{Surrogate}/gu, '') };

/** For rows stored without a snapshot: the property as it is now. */
export const HOME_SNAPSHOT =
  sql.raw(`case when p.id is not null then jsonb_strip_nulls(jsonb_build_object(
  'address', p.address, 'city', p.city, 'state', p.state, 'zip', p.zip, 'type', p.type,
  'status', p.status, 'listPrice', nullif(p.list_price, 0), 'beds', p.beds, 'baths', p.baths,
  'sqft', p.total_sqft, 'lotSqft', p.lot_sqft, 'hoaMonthly', p.hoa_monthly,
  'listedOn', p.listed_on, 'soldPrice', p.sold_price, 'soldOn', p.sold_on,
  'rent', case when p.rent_source = 'listing' then p.rent_estimate end)) end`);

type RowsChoice = { verdict?: keyof Counts | undefined; blocker?: AnalysisBlocker | undefined };
type RowsPage = RowsChoice & { limit: number; offset: number };

const chosenOf = (importId: number, { verdict, blocker }: RowsChoice) => sql`
  r.import_id = ${importId} ${verdict ? sql`and r.verdict = ${verdict}` : sql``}
  ${blocker ? sql`and ${ANALYSIS_BLOCKER} = ${blocker}` : sql``}`;

export async function listImportRows(db: Db, importId: number, page: RowsPage) {
  const { rows } = await db.execute<{
    id: number;
    line: number | null;
    verdict: keyof Counts;
    sourceKey: string | null;
    propertyId: number | null;
    address: string | null;
    reasons: Refusal[] | null;
    snapshot: RowSnapshot | FigureSnapshot | null;
    before: Record<string, unknown> | null;
    blocker: AnalysisBlocker | null;
  }>(sql`
    select r.id::float8, r.line, r.verdict, r.source_key as "sourceKey", p.id as "propertyId",
      p.address || ', ' || p.city || ', ' || p.state || ' ' || p.zip as address, r.reasons,
      coalesce(r.told, ${HOME_SNAPSHOT}) as snapshot, r.before, ${ANALYSIS_BLOCKER} as blocker
    from ${ROWS_WITH_HOMES} where ${chosenOf(importId, page)}
    order by r.id limit ${page.limit} offset ${page.offset}`);
  return rows.map(withCurrentReasons);
}

/** In file order, paged to keep memory bounded. */
export async function listRowsAfter(
  db: Db,
  importId: number,
  { after, limit, verdicts }: { after: number; limit: number; verdicts: readonly string[] | null },
) {
  const { rows } = await db.execute<{
    id: number;
    line: number | null;
    verdict: keyof Counts;
    key: string | null;
    property_id: number | null;
    reasons: Refusal[] | null;
    snapshot: RowSnapshot | FigureSnapshot | null;
    before: Record<string, unknown> | null;
  }>(sql`
    select r.id::float8, r.line, r.verdict, r.source_key as key, r.property_id, r.reasons,
      coalesce(r.told, ${HOME_SNAPSHOT}) as snapshot, r.before
    from import_rows r left join properties p on p.id = r.property_id
    where r.import_id = ${importId} and r.id > ${after}
      ${verdicts ? sql`and ${isAnyOf(sql`r.verdict`, verdicts, 'import_verdict')}` : sql``} order by r.id limit ${limit}`);
  return rows.map(withCurrentReasons);
}

export async function countImportRows(
  db: Db,
  importId: number,
  choice: RowsChoice,
): Promise<number> {
  // The join is only needed for blockers; a million rows are counted without it.
  const rows = choice.blocker ? ROWS_WITH_HOMES : sql.raw('import_rows r');
  const { rows: counted } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${rows} where ${chosenOf(importId, choice)}`,
  );
  return counted[0]?.n ?? 0;
}

export async function deleteImport(db: Db, id: number): Promise<void> {
  await db.delete(imports).where(eq(imports.id, id));
}

/** → whether it was still in that state. */
export async function deleteImportIn(
  db: Db,
  id: number,
  status: ImportRecord['status'],
): Promise<boolean> {
  const gone = await db
    .delete(imports)
    .where(and(eq(imports.id, id), eq(imports.status, status)))
    .returning({ id: imports.id });
  return gone.length > 0;
}

export async function deleteImportRows(db: Db, importId: number): Promise<void> {
  await db.delete(importRows).where(eq(importRows.importId, importId));
}

export async function findUserName(db: Db, id: number): Promise<string | null> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, id));
  return user?.name ?? null;
}

/** Unchanged rows are kept only until the next import of the same kind. */
export async function deleteUnchangedRows(db: Db, kind: string, before: number): Promise<void> {
  const earlier = db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.kind, kind), lt(imports.id, before)));
  await db
    .delete(importRows)
    .where(and(inArray(importRows.importId, earlier), eq(importRows.verdict, 'unchanged')));
}

export const countRunningImports = (db: Db): Promise<number> =>
  db.$count(imports, and(eq(imports.status, 'running'), isNotNull(imports.phase)));
