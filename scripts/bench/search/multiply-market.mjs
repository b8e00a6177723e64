// A market of many millions in minutes: analyzed listings are copied with all that belongs to them, each copy
// a little beside the original and with its own figures to sort by. Analyzing each would take hours.

import pg from 'pg';

const ID_OF_COPY = 'base.id + copy * $1::int';
const BESIDE = (salt) =>
  `((base.id::bigint * 7919 + copy::bigint * ${salt}) % 1000 - 500) * 0.00002`;

/** What differs from the original. */
const CHANGES = {
  properties: {
    id: ID_OF_COPY,
    source_key: `base.source_key || '-' || copy`,
    latitude: `base.latitude + ${BESIDE(104_729)}`,
    longitude: `base.longitude + ${BESIDE(15_485_863)}`,
  },
  property_analyses: { property_id: ID_OF_COPY.replace('base.id', 'base.property_id') },
  property_search: {
    id: ID_OF_COPY,
    location: `point(round(base.location[0] + 1e6 * ${BESIDE(15_485_863)}), round(base.location[1] + 1e6 * ${BESIDE(104_729)}))`,
    initial_investment: 'base.initial_investment + copy',
    relevance: 'base.relevance + 0.001 * (copy % 97)',
    total_roi: `base.total_roi + 0.01 * (copy % 89)`,
    annual_roi: `base.annual_roi + 0.001 * (copy % 83)`,
    net_profit: 'base.net_profit + copy',
  },
};

/** `copies` of each of the first `count` listings. */
export async function multiplyMarket(connectionString, count, copies) {
  const connect = async () => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    return client;
  };
  const main = await connect();
  const indexes = await takeIndexes(main);
  await Promise.all(
    Object.keys(CHANGES).map(async (table) => {
      const client = await connect();
      await copyRows(client, table, count, copies);
      await client.end();
    }),
  );
  await main.query('update search_cities set n = n * $1', [copies + 1]);
  await main.query('update search_lexemes set listings = listings * $1', [copies + 1]);
  await main.query(`set maintenance_work_mem = '1GB'`);
  for (const { definition } of indexes) await main.query(definition);
  await main.end();
}

async function copyRows(client, table, count, copies) {
  // No triggers: cities and words are counted at the end.
  await client.query('set session_replication_role = replica');
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => CHANGES[table][name] ?? `base.${name}`);
  const key = table === 'property_analyses' ? 'property_id' : 'id';
  await client.query(
    `insert into ${table} (${names.join(', ')})
     select ${values.join(', ')} from generate_series(1, $2::int) copy,
       lateral (select * from ${table} where ${key} <= $1::int order by ${key}) base`,
    [count, copies],
  );
}

/** Building them once is many times faster than keeping them. */
async function takeIndexes(client) {
  const { rows } = await client.query(
    `select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = any($1::regclass[]) and not i.indisprimary
       and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
    [Object.keys(CHANGES)],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}
