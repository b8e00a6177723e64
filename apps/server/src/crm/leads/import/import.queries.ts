import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { jsonParam } from '../../../platform/db/many-values.ts';
import { leadImportRows, leadImports, users } from '../../../platform/db/schema/index.ts';

export async function insertImport(db: Db, row: typeof leadImports.$inferInsert): Promise<number> {
  const [made] = await db.insert(leadImports).values(row).returning({ id: leadImports.id });
  if (!made) throw new Error('the import was not stored');
  return made.id;
}

type ImportRow = Omit<typeof leadImportRows.$inferInsert, 'importId'>;

export async function insertImportRows(db: Db, importId: number, rows: ImportRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into lead_import_rows (import_id, lead_id, line, before, version)
    select ${importId}, r."leadId", r.line, r.before, r.version
    from jsonb_to_recordset(${jsonParam(rows)})
      as r ("leadId" int, line int, before jsonb, version int)`);
}

const IMPORT = {
  id: leadImports.id,
  fileName: leadImports.fileName,
  user: { id: users.id, name: users.name },
  created: leadImports.created,
  updated: leadImports.updated,
  skipped: leadImports.skipped,
  refused: leadImports.refused,
  createdAt: leadImports.createdAt,
  undoneAt: leadImports.undoneAt,
};

/** Imports of one user, or of all. */
type Whose = { userId: number | null };

const ofWhom = ({ userId }: Whose) =>
  userId === null ? undefined : eq(leadImports.userId, userId);

export function listImportRows(db: Db, whose: Whose, limit: number) {
  return db
    .select(IMPORT)
    .from(leadImports)
    .leftJoin(users, eq(users.id, leadImports.userId))
    .where(ofWhom(whose))
    .orderBy(desc(leadImports.id))
    .limit(limit);
}

export type ImportRecord = Awaited<ReturnType<typeof listImportRows>>[number];

export async function findImport(
  db: Db,
  id: number,
  whose: Whose,
): Promise<ImportRecord | undefined> {
  const [row] = await db
    .select(IMPORT)
    .from(leadImports)
    .leftJoin(users, eq(users.id, leadImports.userId))
    .where(and(eq(leadImports.id, id), ofWhom(whose)));
  return row;
}

/** Serializes two undos of the same import. */
export async function lockImport(db: Db, id: number): Promise<void> {
  await db
    .select({ id: leadImports.id })
    .from(leadImports)
    .where(eq(leadImports.id, id))
    .for('update');
}

export async function markUndone(db: Db, id: number): Promise<void> {
  await db.update(leadImports).set({ undoneAt: sql`now()` }).where(eq(leadImports.id, id));
}

export function listTouched(db: Db, importId: number) {
  return db
    .select({
      leadId: leadImportRows.leadId,
      before: leadImportRows.before,
      version: leadImportRows.version,
    })
    .from(leadImportRows)
    .where(eq(leadImportRows.importId, importId))
    .orderBy(asc(leadImportRows.leadId));
}
