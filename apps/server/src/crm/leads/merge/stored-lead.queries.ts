import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { StoredRow } from '../../../platform/db/schema/index.ts';

/** A lead as it is stored, without what the database computes. */
export async function readStoredLead(db: Db, id: number): Promise<StoredRow> {
  const { rows } = await db.execute<{ lead: StoredRow }>(
    sql`select to_jsonb(l) as lead from leads l where l.id = ${id}`,
  );
  const [row] = rows;
  if (!row) throw new Error('the lead is locked');
  const names = await listColumns(db);
  return Object.fromEntries(names.map((name) => [name, row.lead[name] ?? null]));
}

async function listColumns(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'leads' and is_generated = 'NEVER'`);
  return rows.map(({ name }) => name);
}

const identifiers = (names: readonly string[], part: (name: SQL) => SQL): SQL =>
  sql.join(
    names.map((name) => part(sql.identifier(name) as unknown as SQL)),
    sql`, `,
  );

const recordOf = (row: StoredRow): SQL =>
  sql`jsonb_populate_record(null::leads, ${sql.param(JSON.stringify(row))}::jsonb)`;

/** With its id. Columns that are newer than the stored row get their defaults. */
export async function insertStoredLead(db: Db, row: StoredRow): Promise<void> {
  const known = new Set(await listColumns(db));
  const names = Object.keys(row).filter((name) => known.has(name));
  await db.execute(sql`
    insert into leads (${identifiers(names, (name) => name)})
    select ${identifiers(names, (name) => sql`r.${name}`)} from ${recordOf(row)} r`);
}

/** The given columns. Owner and column first: triggers clear what belongs to the ones before. */
export async function writeStoredColumns(db: Db, id: number, row: StoredRow): Promise<void> {
  const place = ['user_id', 'status_id'];
  const names = Object.keys(row);
  for (const part of [
    names.filter((name) => place.includes(name)),
    names.filter((name) => !place.includes(name)),
  ])
    if (part.length > 0)
      await db.execute(sql`
        update leads l set ${identifiers(part, (name) => sql`${name} = r.${name}`)}
        from ${recordOf(row)} r where l.id = ${id}`);
}
