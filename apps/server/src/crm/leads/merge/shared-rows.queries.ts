import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { jsonParam } from '../../../platform/db/many-values.ts';
import type { MergeUndo, StoredRow } from '../../../platform/db/schema/index.ts';
import { SHARED_TABLES, type SharedTable } from './moved-tables.ts';

type Pair = { from: number; to: number };
type Shared = NonNullable<MergeUndo['shared']>;

const TABLES = Object.keys(SHARED_TABLES) as SharedTable[];

/** What the remaining lead does not have is filled in, except for some fields. → what the other had, and what was added */
export async function shareRows(
  db: Db,
  { from, to }: Pair,
  keptFieldIds: readonly number[],
): Promise<Shared> {
  const shared: Shared = {};
  for (const table of TABLES) {
    const columns = columnsOf(table);
    const { rows: had } = await db.execute<{ row: StoredRow }>(sql`
      select to_jsonb(r) as row
      from (select ${columns} from ${sql.identifier(table)} where lead_id = ${from}) r`);
    if (had.length === 0) continue;
    const isKept =
      table === 'lead_field_values'
        ? sql` and field_id <> all(${sql.param(keptFieldIds)}::int[])`
        : sql``;
    const { rows: added } = await db.execute<{ same: number }>(sql`
      insert into ${sql.identifier(table)} (lead_id, ${columns})
      select ${to}, ${columns} from ${sql.identifier(table)} where lead_id = ${from}${isKept}
      on conflict do nothing returning ${sql.identifier(SHARED_TABLES[table].same)} as same`);
    shared[table] = { had: had.map(({ row }) => row), added: added.map(({ same }) => same) };
  }
  return shared;
}

/**
 * The other lead gets its rows back; those that were added go, unless somebody has changed them. → ids of the custom
 * fields that were emptied by that
 */
export async function unshareRows(db: Db, { from, to }: Pair, shared: Shared): Promise<number[]> {
  const emptied: number[] = [];
  for (const table of TABLES) {
    const { had, added } = shared[table] ?? { had: [], added: [] };
    if (had.length === 0) continue;
    const { same, of, columns } = SHARED_TABLES[table];
    const rows = sql`jsonb_populate_recordset(null::${sql.identifier(table)}, ${jsonParam(had)}) r`;
    const isUnchanged = columns.map(
      (name) => sql` and t.${sql.identifier(name)} is not distinct from r.${sql.identifier(name)}`,
    );
    const { rows: gone } = await db.execute<{ same: number }>(sql`
      delete from ${sql.identifier(table)} t using ${rows}
      where t.lead_id = ${from} and t.${sql.identifier(same)} = r.${sql.identifier(same)}
        and t.${sql.identifier(same)} = any(${sql.param(added)}::int[])${sql.join(isUnchanged)}
      returning t.${sql.identifier(same)} as same`);
    if (table === 'lead_field_values') emptied.push(...gone.map((row) => row.same));
    // Tags and fields may have been deleted since.
    await db.execute(sql`
      insert into ${sql.identifier(table)} (lead_id, ${columnsOf(table)})
      select ${to}, ${columnsOf(table, sql`r.`)} from ${rows}
      where exists (select from ${sql.identifier(of)} where id = r.${sql.identifier(same)})
      on conflict do nothing`);
  }
  return emptied;
}

function columnsOf(table: SharedTable, prefix = sql``): SQL {
  const { same, columns } = SHARED_TABLES[table];
  const names = [same, ...columns];
  return sql.join(
    names.map((name) => sql`${prefix}${sql.identifier(name)}`),
    sql`, `,
  );
}
