// How fast a market is analyzed, reading and writing included, on a real PostgreSQL.
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
const AREAS = 40;
const US_LISTINGS = 1_500_000;

export async function benchAnalyze() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  // PostgreSQL runs as another user than root and needs access.
  await chmod(folder, 0o755);
  const server = await startPostgres(folder);
  try {
    const env = { DATABASE_URL: server.url, DATA_DIR: join(folder, 'data') };
    // Migrates the empty database.
    await analyze(env);
    await fill(server.url);
    const first = await analyze(env);
    const again = await analyze(env);
    const minutes = US_LISTINGS / first.perSecond / 60;
    console.log(
      `\nnpm run analyze over ${HOMES} homes in ${AREAS} areas, ${availableParallelism()} cores, PostgreSQL included`,
    );
    console.log(`first run   ${first.line}`);
    console.log(`second run  ${again.line}`);
    console.log(
      `the US market (${US_LISTINGS}) at this rate: ${minutes.toFixed(1)} minutes (aim: 10)`,
    );
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function analyze(env) {
  const { code, output } = await run(process.execPath, ['apps/server/dist/analyze.js'], {
    capture: true,
    env: { NODE_ENV: 'production', ...env },
  });
  if (code !== 0) throw new Error(output);
  const line = output.trim().split('\n').at(-1) ?? '';
  return { line, perSecond: Number(/\((\d+) a second/.exec(line)?.[1]) };
}

/** Plausible spread of prices, rents and kinds; every home is different. */
async function fill(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into areas (city, state, latitude, longitude, volatility_std_dev)
     select 'City ' || n, 'FL', 26, -80, 3 + (n % 9) from generate_series(1, $1::int) n`,
    [AREAS],
  );
  await client.query(
    `insert into properties (address, city, state, zip, area_id, latitude, longitude, type, list_price, beds,
       baths, total_sqft, hoa_monthly, property_tax_annual, insurance_annual, rent_estimate, source, source_key,
       source_as_of, status)
     select n || ' Main St', 'City ' || 1 + n % $2, 'FL', '33101', 1 + n % $2, 26, -80,
       (array['single_family', 'condo', 'townhouse', 'multi_family'])[1 + n % 4]::property_type,
       price, 3, 2, 1500, (n % 7) * 60, price * 0.017, price * 0.011,
       price * (0.0045 + (n % 61) * 0.0001), 'bench', n, current_date, 'active'
     from (select n, 150000 + (n * 7919 % 900000)::float8 as price from generate_series(1, $1::int) n) homes`,
    [HOMES, AREAS],
  );
  await client.query('vacuum analyze');
  await client.end();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('../build.mjs');
  await build();
  await benchAnalyze();
}
