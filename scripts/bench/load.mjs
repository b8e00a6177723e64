// The built product under a mixed load in an open loop, in three settings: the highest rate it holds for
// a minute with a p99 under 500 ms and no error, then the memory of a server at half of it. Sender and
// servers share this machine's cores. LOAD_SECONDS, LOAD_STEPS, LOAD_MEMORY_MINUTES and LOAD_SETTINGS
// (embedded,postgres,several) shorten it.
import '../lib/use-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../lib/postgres.mjs';
import { startProduct, untilAnalyzed } from '../lib/product.mjs';
import { mustBeLoopback } from './lib/loopback.mjs';
import { climb } from './load/climb.mjs';
import { MEMORY_FLAGS, slopeOf, watchMemory } from './load/memory.mjs';
import { createMix, SHARES } from './load/mix.mjs';
import { holdUndisturbed, percentiles } from './load/open-loop.mjs';
import { meetWorld } from './load/world.mjs';

const PASSWORD = 'for the load only 7';
const numberOf = (name, standard) => Number(process.env[name] ?? standard);
const SECONDS = numberOf('LOAD_SECONDS', 60);
const STEPS = numberOf('LOAD_STEPS', 20);
const MEMORY_MINUTES = numberOf('LOAD_MEMORY_MINUTES', 10);
/** Process roles; memory is measured on the first one, and workers get no requests. */
const SETTINGS = {
  embedded: { says: 'embedded, one process', roles: ['all'] },
  postgres: { says: 'PostgreSQL, one process', roles: ['all'], hasPostgres: true },
  several: {
    says: 'PostgreSQL, two web processes and a worker',
    roles: ['web', 'web', 'worker'],
    hasPostgres: true,
  },
};
const CHOSEN = (process.env.LOAD_SETTINGS ?? Object.keys(SETTINGS).join()).split(',');

export async function benchLoad() {
  const mix = Object.entries(SHARES).map(([name, share]) => `${name} ${share} %`);
  console.log(`\nLoad on ${availableParallelism()} cores, sender included. Mix: ${mix.join(', ')}`);
  const summary = [];
  for (const name of CHOSEN) summary.push(await benchSetting(SETTINGS[name]));
  console.log('\n| setting | held | p50 | p95 | p99 | errors | memory after | slope |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const row of summary) console.log(`| ${row.join(' | ')} |`);
}

async function benchSetting({ says, roles, hasPostgres }) {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-load-'));
  const postgres = hasPostgres ? await startPostgres(folder) : undefined;
  const memoryFile = join(folder, 'memory.json');
  const dataDir = join(folder, 'data');
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres?.url ?? '',
    DEMO: '1',
    DEMO_PASSWORD: PASSWORD,
    SMTP_URL: '',
    MEMORY_FILE: memoryFile,
    // As an operator runs it: request logs and metrics on.
    LOG_LEVEL: 'info',
    METRICS_TOKEN: 'for-the-load-only',
  };
  const products = [];
  try {
    // One after the other: the first one fills the database.
    for (const PROCESS_ROLE of roles)
      products.push(await startProduct({ ...env, PROCESS_ROLE }, { flags: MEMORY_FLAGS }));
    await untilAnalyzed(products[0].url);
    const asked = products.filter((_, i) => roles[i] !== 'worker');
    return await benchProducts(says, asked, dataDir, memoryFile);
  } finally {
    for (const product of products) await product.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchProducts(says, products, dataDir, memoryFile) {
  const urls = products.map(({ url }) => mustBeLoopback(url));
  const nextRequest = createMix(await meetWorld(urls[0], PASSWORD, dataDir));
  console.log(`\n${says}\n  rate/s   s       n     p50     p95     p99     max  errors`);
  const held = await climb(urls, nextRequest, { seconds: SECONDS, steps: STEPS, print: printStep });
  if (!held) return [says, 'nothing', '', '', '', '', '', ''];
  printKinds(held);
  const half = held.rate / 2;
  let errors = 0;
  const rows = await watchMemory(products[0], memoryFile, MEMORY_MINUTES, async (minute) => {
    const options = { rate: half, seconds: 60, seed: minute };
    const result = await holdUndisturbed(urls, nextRequest, options);
    errors += result.sent - result.times.length;
  });
  console.log(
    `\nmemory at ${half.toFixed(0)}/s, ${errors} errors (resident MB, and heap MB after a collection)`,
  );
  for (const { minute, rss, heap } of rows)
    console.log(
      `  minute ${String(minute).padStart(2)}  ${rss.toFixed(0).padStart(6)}  ${heap.toFixed(1).padStart(7)}`,
    );
  const last = rows.at(-1);
  const slope = `${slopeOf(rows, 'rss').toFixed(2)} resident, ${slopeOf(rows, 'heap').toFixed(2)} heap MB/min`;
  const ms = (value) => `${value.toFixed(0)} ms`;
  return [
    says,
    `${held.rate.toFixed(0)}/s for ${SECONDS} s`,
    ms(held.p50),
    ms(held.p95),
    ms(held.p99),
    String(held.errors + errors),
    last ? `${last.rss.toFixed(0)} MB` : 'not asked',
    last ? slope : '',
  ];
}

const ms = (value) => value.toFixed(1).padStart(7);

function printStep({ rate, seconds, n, p50, p95, p99, max, errors, result }, isGood) {
  const why = [...result.errors].slice(0, 3).map(([reason, count]) => `${reason} ×${count}`);
  console.log(
    `${rate.toFixed(0).padStart(8)} ${String(seconds).padStart(3)} ${String(n).padStart(7)} ${ms(p50)} ${ms(p95)} ${ms(p99)} ${ms(max)} ${String(errors).padStart(7)}  ${isGood ? 'held' : 'not held'}${result.gaveUp ? ', the queue grew without end' : ''} ${why.join(', ')}`,
  );
}

function printKinds({ result }) {
  for (const name of Object.keys(SHARES)) {
    const { n, p50, p99 } = percentiles(result.times.filter((time) => time.name === name));
    console.log(`  ${name.padEnd(18)} n ${String(n).padStart(6)}  p50 ${ms(p50)}  p99 ${ms(p99)}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('../build.mjs');
  await build();
  await benchLoad();
}
