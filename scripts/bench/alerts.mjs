// Saved searches in a market the size of a country: changed listings against everybody's searches.
import '../lib/use-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
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

export async function benchAlerts() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  const database = await startPostgres(folder);
  const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data'), ...ADMIN };
  try {
    // The first start creates the tables and the administrator.
    await (await startServer(env)).stop();
    const client = new pg.Client({ connectionString: database.url });
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
    const script = ['--import', 'tsx', 'scripts/bench/alerts/match.mjs'];
    const { code } = await run(process.execPath, script, { env });
    if (code !== 0) throw new Error('the searches were not compared');
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
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
