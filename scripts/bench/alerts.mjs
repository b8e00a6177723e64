// Saved searches in a market the size of a country: changed listings against everybody's searches.
// The market takes much longer than the measurement. With BENCH_FOLDER it is kept there: BENCH_FILL_ONLY=1
// draws it, and each later run measures on a copy.
import '../lib/use-node.mjs';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../lib/postgres.mjs';
import { must, run } from '../lib/steps.mjs';
import { changeListings } from './alerts/change-listings.mjs';
import { fillSearches } from './alerts/fill-searches.mjs';
import { ADMIN } from './report/api.mjs';
import { fillMarket } from './search/fill-market.mjs';
import { startServer } from './search/server.mjs';

const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 1_000_000);
const SEARCHES = Number(process.env.BENCH_SEARCHES ?? 10_000);
const CHANGED = Number(process.env.BENCH_CHANGED ?? 10_000);
/** Of how many listings one is analyzed; the others are listed without estimates, which takes minutes less. */
const ANALYZED = 20;

const { BENCH_FOLDER: KEPT, BENCH_FILL_ONLY: FILL_ONLY } = process.env;
/** The database of the market, measured on as a copy. Its name says that it is complete. */
const FILLED = 'filled';

export async function benchAlerts() {
  if (KEPT) mkdirSync(KEPT, { recursive: true });
  const folder = KEPT ?? mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  const settings = { synchronous_commit: 'off' };
  const database = await startPostgres(folder, { isKept: Boolean(KEPT), settings });
  const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), ...ADMIN };
  try {
    if (!(await isFilled(database.url))) await fill(env);
    if (FILL_ONLY) return;
    await step('copied', () =>
      inOtherDatabase(database.url, async (client) => {
        await client.query('drop database if exists alpha');
        await client.query(`create database alpha template ${FILLED}`);
        await client.query('checkpoint');
      }),
    );
    const script = ['--import', 'tsx', 'scripts/bench/alerts/match.mjs'];
    const { code } = await run(process.execPath, script, { env });
    if (code !== 0) throw new Error('the searches were not compared');
  } finally {
    await database.stop();
    if (!KEPT) rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(env) {
  // The first start creates the tables and the administrator.
  await (await startServer(env)).stop();
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await step(`${LISTINGS} listings drawn`, () => fillMarket(client, LISTINGS));
  await client.query(
    'update properties set may_display_valuation = false where id % $1::int <> 0',
    [ANALYZED],
  );
  await step('listed and indexed', () =>
    must(process.execPath, ['apps/server/dist/analyze.js'], { env }),
  );
  await step('nothing of it is news', () => forgetChanges(client));
  await step(`${SEARCHES} searches saved`, () => fillSearches(client, SEARCHES));
  await client.query('vacuum analyze');
  await step(`${CHANGED} listings changed`, () => changeListings(client, CHANGED));
  await client.end();
  await inOtherDatabase(env.DATABASE_URL, (client) =>
    client.query(`alter database alpha rename to ${FILLED}`),
  );
}

const isFilled = (url) =>
  inOtherDatabase(url, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [FILLED]);
    return found.rows.length > 0;
  });

/** A database that somebody is connected to can be neither renamed nor copied. */
async function inOtherDatabase(url, work) {
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** As after a quiet night: everything is known, and the mark is at the end. */
async function forgetChanges(client) {
  await client.query(
    `insert into alert_figures (property_id, price, cash_flow)
     select s.id, p.list_price, a.cash_flow / 12 from property_search s join properties p on p.id = s.id
     left join property_analyses a on a.property_id = s.id and p.may_display_valuation
     on conflict do nothing`,
  );
  await client.query(
    `insert into alert_state (version, changed_id) select max(version), 2147483647 from search_state
     on conflict (id) do update set version = excluded.version, changed_id = excluded.changed_id`,
  );
}

async function step(name, work) {
  const started = performance.now();
  await work();
  console.log(`${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('../build.mjs');
  await build();
  await benchAlerts();
}
