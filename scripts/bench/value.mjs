// How fast a market is valued from comparable sales, reading and writing included, on a real PostgreSQL.
import '../lib/use-node.mjs';
import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/steps.mjs';

const HOMES = Number(process.env.BENCH_HOMES ?? 100_000);
const SALES = Number(process.env.BENCH_SALES ?? HOMES);
const AREAS = 40;

export async function benchValue() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  // PostgreSQL runs as another user than root and needs access.
  await chmod(folder, 0o755);
  const server = await startPostgres(folder);
  try {
    const env = { DATABASE_URL: server.url, DATA_DIR: join(folder, 'data') };
    // Migrates the empty database.
    await analyze(env);
    await fill(server.url);
    console.log(
      `\n${HOMES} homes, ${SALES} sales in ${AREAS} areas, ${availableParallelism()} cores, PostgreSQL included`,
    );
    console.log(`first run        ${await analyze(env)}`);
    console.log(`nothing changed  ${await analyze(env)}`);
    await sellOne(server.url);
    console.log(`one new sale     ${await analyze(env)}`);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The homes have no rent, so that they are valued and not analyzed. */
async function analyze(env) {
  const { code, output } = await run(process.execPath, ['apps/server/dist/analyze.js'], {
    capture: true,
    env: { NODE_ENV: 'production', ...env },
  });
  if (code !== 0) throw new Error(output);
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => /^(Valued|Analyzed)/.test(line));
  const memory = /(\d+) MB/.exec(lines.at(-1) ?? '')?.[1];
  return `${lines[0] ?? output} ${memory} MB at most`;
}

/** Each area is a city of about 20 km; sizes, ages and prices differ from home to home. */
async function fill(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into areas (city, state, latitude, longitude)
     select 'City ' || n, 'FL', 26 + n % 8, -80 - n / 8 from generate_series(1, $1::int) n`,
    [AREAS],
  );
  await client.query(
    `insert into area_series (area_id, kind, date, value, source)
     select a.id, 'home_value', (date_trunc('month', now()) - make_interval(months => m) - interval '1 day')::date,
       300000 * 1.004 ^ (40 - m), 'bench' from areas a, generate_series(0, 40) m`,
  );
  for (const [status, count, first] of [
    ['active', HOMES, 0],
    ['sold', SALES, HOMES],
  ])
    await client.query(
      `insert into properties (address, city, state, zip, area_id, latitude, longitude, type, list_price, beds,
         baths, total_sqft, year_built, source, source_key, source_as_of, status, sold_on, sold_price)
       select n || ' Main St', a.city, 'FL', '33101', a.id,
         a.latitude + (n * 7919 % 20011) / 100055.0, a.longitude + (n * 104729 % 20021) / 100105.0,
         (array['single_family', 'condo', 'townhouse'])[1 + n % 3]::property_type, price, 3, 2,
         900 + n * 31 % 1700, 1950 + n * 17 % 70, 'bench', n, current_date, $1::property_status,
         case when $1 = 'sold' then current_date - (n * 13 % 700)::int end,
         case when $1 = 'sold' then price end
       from (select n, 150000 + (n * 7919 % 900000)::float8 as price
             from generate_series($3::bigint + 1, $3::bigint + $2::bigint) n) homes
       join areas a on a.id = 1 + n % ${AREAS}`,
      [status, count, first],
    );
  await client.query('vacuum analyze');
  await client.end();
}

async function sellOne(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `update properties set sold_price = sold_price * 1.1, updated_at = now()
     where id = (select min(id) from properties where status = 'sold')`,
  );
  await client.end();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('../build.mjs');
  await build();
  await benchValue();
}
