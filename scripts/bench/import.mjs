// A brokerage's first evening: a file of listings into PostgreSQL, analysed, while people search.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../lib/steps.mjs';
import { writeListings } from './import/write-listings.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { measure, report } from './search/measure.mjs';
import { queryMix } from './search/query-mix.mjs';
import { startServer } from './search/server.mjs';

const LISTINGS = Number(process.env.BENCH_LISTINGS ?? process.argv[2] ?? 1_000_000);
const QUESTIONS = Number(process.env.BENCH_QUESTIONS ?? 300);
/** What is there before the big file comes: without it the explorer would have nothing to find. */
const BEFORE = Math.ceil(LISTINGS / 10);

export async function benchImport() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  const database = await startPostgres(folder);
  const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') };
  try {
    const addresses = await writeListings(join(folder, 'before.csv'), BEFORE, 1);
    await writeListings(join(folder, 'listings.csv'), LISTINGS, BEFORE + 1);
    console.log(await importFile(env, join(folder, 'before.csv')));
    const server = await startServer(env);
    const mixOf = (seed) => queryMix(QUESTIONS, addresses, seed);
    const quietly = async (title, seed) => {
      await measure(mixOf(999), server.url);
      return report(title, mixOf(seed), await measure(mixOf(seed), server.url));
    };
    try {
      const before = await quietly(`quiet, ${BEFORE} listings`, 1);
      const importing = importFile(env, join(folder, 'listings.csv'));
      const [mix, times] = await measureUntil(importing, mixOf, server.url);
      const during = report(`during the import`, mix, times);
      console.log(`\n${await importing}`);
      const after = await quietly(`quiet again, ${BEFORE + LISTINGS} listings`, 3);
      const quiet = Math.max(before.p95, after.p95);
      console.log(`\np95 during ÷ quiet: ${(during.p95 / quiet).toFixed(2)} (aim: at most 2)`);
      console.log(`the same file again: ${await importFile(env, join(folder, 'listings.csv'))}`);
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks for as long as the import takes. */
async function measureUntil(importing, mixOf, url) {
  const asked = [];
  const times = [];
  let isDone = false;
  const settled = importing.then(
    () => {
      isDone = true;
    },
    () => {
      isDone = true;
    },
  );
  for (let seed = 10; !isDone; seed += 1) {
    const mix = mixOf(seed);
    times.push(...(await measure(mix, url)));
    asked.push(...mix);
  }
  await settled;
  return [asked, times];
}

async function importFile(env, file) {
  const { code, output } = await run(
    process.execPath,
    ['apps/server/dist/import.js', 'csv', file, '--as-of', '2026-11-01'],
    { capture: true, env: { NODE_ENV: 'production', ...env } },
  );
  if (code !== 0) throw new Error(output);
  return output.trim().split('\n').at(-1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('../build.mjs');
  await build();
  await benchImport();
}
