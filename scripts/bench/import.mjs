// A brokerage's first import: a file of listings into PostgreSQL, analyzed, while people search.
import '../lib/use-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../lib/postgres.mjs';
import { askWhile, homesIn } from './import/ask-while.mjs';
import { runImport } from './import/run-import.mjs';
import { writeListings } from './import/write-listings.mjs';
import { measure, percentilesOf } from './search/measure.mjs';
import { queryMix } from './search/query-mix.mjs';
import { startServer } from './search/server.mjs';

const LISTINGS = Number(process.env.BENCH_LISTINGS ?? process.argv[2] ?? 1_000_000);
const QUESTIONS = Number(process.env.BENCH_QUESTIONS ?? 600);
/** Listings imported before the big file, so that the explorer has something to find. */
const BEFORE = Math.ceil(LISTINGS / 10);
/** Small, so that hardly any query is sent after the import has ended. */
const AT_ONCE = 10;
const MOST_RATIO = 2;
const MOST_MB = 1_024;

export async function benchImport() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  const database = await startPostgres(folder);
  const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') };
  const [first, big] = [join(folder, 'before.csv'), join(folder, 'listings.csv')];
  try {
    const addresses = await writeListings(first, BEFORE, 1);
    await writeListings(big, LISTINGS, BEFORE + 1);
    const imports = [['first file', BEFORE, await runImport(env, first, database.pid)]];
    const server = await startServer(env);
    const mixOf = (seed, count = QUESTIONS) => queryMix(count, addresses, seed);
    const quietly = async (seed) => {
      await measure(mixOf(999), server.url);
      const times = percentilesOf(await measure(mixOf(seed), server.url));
      return { ...times, homes: await homesIn(server.url) };
    };
    try {
      const before = await quietly(1);
      server.watchLoop();
      const importing = runImport(env, big, database.pid);
      const asked = await askWhile(importing, (seed) => mixOf(seed, AT_ONCE), server.url);
      imports.push(['big file', LISTINGS, await importing]);
      const after = await quietly(3);
      imports.push(['big file again', LISTINGS, await runImport(env, big, database.pid)]);
      tell(imports, { before, asked, after });
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Quiet p95 at a market size, interpolated between the two that were measured. */
function quietAmong(homes, before, after) {
  const share = (homes - before.homes) / (after.homes - before.homes || 1);
  return before.p95 + (after.p95 - before.p95) * Math.min(1, Math.max(0, share));
}

function tell(imports, { before, asked, after }) {
  const during = percentilesOf(asked.map(({ ms }) => ms));
  // A larger market takes longer to search with and without an import: each query is compared with the
  // quiet p95 of its own market size.
  const ratio = percentilesOf(
    asked.map(({ ms, homes }) => ms / quietAmong(homes, before, after)),
  ).p95;
  const cells = (values, width = 11) => values.map((value) => value.padStart(width)).join('');
  const one = (value) => value.toFixed(1);
  const thousand = (seconds, rows) => ((1000 * seconds) / rows).toFixed(2);
  console.log(
    `\n${''.padEnd(24)}${cells(['rows', 'seconds', 'rows/s', 'peak MB', 'import CPU', 'db CPU'])}`,
  );
  for (const [name, rows, { seconds, own, database, peakMb }] of imports)
    console.log(
      name.padEnd(24) +
        cells([
          String(rows),
          one(seconds),
          String(Math.round(rows / seconds)),
          String(Math.round(peakMb)),
          thousand(own, rows),
          thousand(database, rows),
        ]),
    );
  console.log(
    `${''.padEnd(24)}(CPU: seconds for 1,000 rows; of the database with what the explorer asked)\n`,
  );
  console.log(`${'explorer, ms'.padEnd(24)}${cells(['questions', 'p50', 'p95', 'max'])}`);
  const lines = {
    [`quiet, ${before.homes} homes`]: before,
    'during the import': during,
    [`quiet, ${after.homes} homes`]: after,
  };
  for (const [name, { n, p50, p95, max }] of Object.entries(lines))
    console.log(name.padEnd(24) + cells([String(n), one(p50), one(p95), one(max)]));
  const peak = Math.max(...imports.map(([, , { peakMb }]) => peakMb));
  const verdict = (isKept) => (isKept ? 'kept' : 'MISSED');
  console.log(
    `\np95 during ÷ quiet among as many homes ${ratio.toFixed(2)}, at most ${MOST_RATIO}: ${verdict(ratio <= MOST_RATIO)}`,
  );
  console.log(
    `peak memory ${Math.round(peak)} MB, at most ${MOST_MB}: ${verdict(peak <= MOST_MB)}`,
  );
  for (const [name, , { summary }] of imports) console.log(`${name}: ${summary}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('../build.mjs');
  await build();
  await benchImport();
}
