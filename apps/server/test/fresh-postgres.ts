import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../src/platform/db/db.ts';
import { openDb } from '../src/platform/db/open-db.ts';
import { type DemoMarketOptions, loadDemoMarket, marketName } from './demo-market.ts';

const TEMPLATE = 'alpha_test_template';
/** Any fixed number. */
const MARKET_LOCK = 7_265_901;

/** Migrated once on this server; every test file starts from a copy, which takes a tenth of a second. */
export async function prepareTemplate(server: string): Promise<void> {
  await asOwner(server, `drop database if exists ${TEMPLATE} with (force)`);
  await asOwner(server, `create database ${TEMPLATE}`);
  const database = await openDb({ databaseUrl: nameIn(server, TEMPLATE), dataDir: '' });
  await database.close();
}

/** A new database on a PostgreSQL server, empty or with a market; dropped when closed. */
export async function openFreshPostgres(
  server: string,
  market?: DemoMarketOptions,
): Promise<Database> {
  const name = `alpha_test_${randomUUID().replaceAll('-', '')}`;
  const template = market ? await marketTemplate(server, market) : TEMPLATE;
  await asOwner(server, `create database ${name} template ${template}`);
  const database = await openDb({ databaseUrl: nameIn(server, name), dataDir: '' });
  return {
    ...database,
    close: async () => {
      await database.close();
      await asOwner(server, `drop database ${name} with (force)`);
    },
  };
}

/** Created by the first process that needs it: others wait for the lock and then find it. */
async function marketTemplate(server: string, market: DemoMarketOptions): Promise<string> {
  const name = `${TEMPLATE}_${marketName(market)}`;
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MARKET_LOCK]);
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return;
    await client.query(`create database making_${name} template ${TEMPLATE}`);
    const url = nameIn(server, `making_${name}`);
    const database = await openDb({ databaseUrl: url, dataDir: '' });
    await loadDemoMarket(database.db, market);
    await database.close();
    await client.query(`alter database making_${name} rename to ${name}`);
  });
  return name;
}

/** One statement on the server, as the user of its address. */
export const asOwner = (server: string, statement: string): Promise<void> =>
  withClient(server, (client) => client.query(statement));

async function withClient(
  server: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** The URL of another database on the same server. */
export function nameIn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
