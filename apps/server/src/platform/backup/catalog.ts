import type pg from 'pg';

export type Column = { name: string; type: string };
type Key = { name: string; isText: boolean };
export type Table = { name: string; columns: Column[]; key: Key[] };

export type Client = Pick<pg.ClientBase, 'query'>;

/** Quoted, because a table may be called `order`. */
export const quoted = (name: string) => `"${name.replaceAll(`"`, `""`)}"`;

/** Skips objects that belong to extensions. */
const notOfAnExtension = (catalog: string, alias: string) =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${alias}.oid and deptype = 'e')`;

/**
 * Our tables, without generated columns and without unlogged tables, whose content may be lost in a
 * crash anyway.
 */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query(`
    select c.relname as name,
      (select coalesce(json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum), '[]')
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(json_agg(json_build_object(
          'name', a.attname, 'isText', a.attcollation <> 0) order by k.place), '[]')
        from pg_index i
        cross join unnest(i.indkey::int2[]) with ordinality as k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and c.relpersistence = 'p' and not c.relispartition and ${notOfAnExtension('pg_class', 'c')}
    order by c.relname collate "C"`);
  return rows;
}

export async function listSequences(client: Client): Promise<Record<string, string | null>> {
  const { rows } = await client.query(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' order by sequencename collate "C"`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

export type Migration = { hash: string; createdAt: string };

/** Applied migrations, oldest first; empty when this is not one of our databases. */
export async function listMigrations(client: Client): Promise<Migration[]> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (!table.rows[0]?.name) return [];
  const { rows } = await client.query(
    `select hash, created_at::text as "createdAt" from drizzle.__drizzle_migrations order by created_at, id`,
  );
  return rows;
}

export type ForeignKey = { table: string; name: string; definition: string };

export async function listForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by 1, 2`,
  );
  return rows;
}

/** Statements that drop everything of ours, and nothing of extensions or other schemas. */
export async function listDrops(client: Client): Promise<string[]> {
  const { rows } = await client.query(`
    select format('drop %s %s cascade', case c.relkind
        when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, c.oid::regclass) as drop
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and not c.relispartition and ${notOfAnExtension('pg_class', 'c')}
    union all
    select format('drop routine %s cascade', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and ${notOfAnExtension('pg_proc', 'p')}
    union all
    select format('drop type %s cascade', t.oid::regtype) from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
        and ${notOfAnExtension('pg_type', 't')}`);
  return [
    ...rows.map(({ drop }) => drop.replace(/^drop (\S+|materialized view) /, 'drop $1 if exists ')),
    'drop schema if exists drizzle cascade',
  ];
}
