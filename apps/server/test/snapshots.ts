import type pg from 'pg';

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/** A table of the product with the columns that can be written. */
type Table = { name: string; columns: string };

/** A snapshot of a database, stored in a schema inside it. The caller names the schemas. */
export async function saveSnapshot(pool: pg.Pool, name: string): Promise<void> {
  await inOneTransaction(pool, async (query) => {
    await query(`create schema ${name}`);
    for (const table of await listTables(query)) {
      const { rows } = await query(`select 1 from ${table.name} limit 1`);
      if (rows.length > 0) await query(`create table ${name}.${table.name} as table ${table.name}`);
    }
    await query(`create table ${name}.sequence_values as
      select sequencename as name, last_value from pg_sequences where schemaname = 'public'`);
  });
}

/** Restores every row and sequence; triggers are disabled, statistics are reset. */
export async function restoreSnapshot(pool: pg.Pool, name: string): Promise<void> {
  await inOneTransaction(pool, async (query) => {
    await query('set local session_replication_role = replica');
    const tables = await listTables(query);
    await query(`truncate ${tables.map((table) => table.name).join()} restart identity cascade`);
    const saved = new Set(
      (await query('select tablename from pg_tables where schemaname = $1', [name])).rows.map(
        ({ tablename }) => tablename,
      ),
    );
    for (const table of tables.filter((each) => saved.has(each.name)))
      await query(`insert into ${table.name} (${table.columns}) overriding system value
        select ${table.columns} from ${name}.${table.name}`);
    await query(`select setval(format('public.%I', name)::regclass, last_value)
      from ${name}.sequence_values where last_value is not null`);
    await query('delete from pg_statistic');
  });
}

/** Changes when a test has changed the schema: such a database is not reused. */
export async function describeSchema(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query(`
    select md5(string_agg(line, ',' order by line)) as schema from (
      select format('%s %s', relkind, relname) as line from pg_class
        where relnamespace = 'public'::regnamespace
      union all select format('column %s %s', attrelid::regclass, attname) from pg_attribute
        join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and attnum > 0
      union all select format('constraint %s', conname) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select format('trigger %s %s', tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select format('function %s', proname) from pg_proc
        where pronamespace = 'public'::regnamespace
    ) lines`);
  return rows[0].schema;
}

async function listTables(query: Query): Promise<Table[]> {
  const { rows } = await query(`
    select quote_ident(relname) as name,
      string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`);
  return rows;
}

async function inOneTransaction(pool: pg.Pool, work: (query: Query) => Promise<void>) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work((text, values) => client.query(text, values));
    await client.query('commit');
  } finally {
    client.release();
  }
}
