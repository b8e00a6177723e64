// Search in a market the size of a country: exact answers over HTTP, warm, in one run. In parts with
// `BENCH_PART=fill`, `search`, `map`, `peer`, `embedded`, `screen` or `moves`, and `BENCH_FOLDER` for the database that
// stays between them: `fill` takes long and may share the machine, the others measure.
import '../lib/use-node.mjs';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/steps.mjs';
import { ADMIN, benchReportApi } from './report/api.mjs';
import { fillReports, sampleReports } from './report/fill-reports.mjs';
import { benchChanges } from './search/changes.mjs';
import { fillMarket } from './search/fill-market.mjs';
import { matchMix } from './search/match-mix.mjs';
import { measure, report } from './search/measure.mjs';
import { memoryOf } from './search/memory-of.mjs';
import { multiplyMarket } from './search/multiply-market.mjs';
import { naiveAnswers, prepareNaive } from './search/naive-peer.mjs';
import { queryMix } from './search/query-mix.mjs';
import { benchMapOn, benchScreen } from './search/screen.mjs';
import { startServer } from './search/server.mjs';

const ON_POSTGRES = Number(process.env.BENCH_LISTINGS ?? 1_000_000);
/** More listings than these are copies of them: analyzing ten million would take hours. */
const ANALYZED = Number(process.env.BENCH_ANALYZED ?? 1_000_000);
const EMBEDDED = Number(process.env.BENCH_LISTINGS_EMBEDDED ?? 100_000);
const QUESTIONS = Number(process.env.BENCH_QUESTIONS ?? 600);
const CLIENTS = 16;
const WARM_UP = 200;
/** Answers of the quiz, each with many searches of its own. */
const MATCHES = 200;

/** Undefined: all of them. */
const PART = process.env.BENCH_PART;
const isWanted = (part) => PART === undefined || PART === part;

export async function benchSearch() {
  if (ON_POSTGRES > 0 && ['fill', 'search', 'map', 'peer'].some(isWanted))
    await benchPostgres(ON_POSTGRES);
  if (EMBEDDED > 0 && isWanted('embedded')) await benchEmbedded(EMBEDDED);
  if (['screen', 'moves'].some(isWanted)) await benchScreen(isWanted);
}

async function benchPostgres(count) {
  const kept = process.env.BENCH_FOLDER;
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  mkdirSync(folder, { recursive: true });
  const database = await startPostgres(folder, { isKept: kept !== undefined });
  const env = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'data') };
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    if (isWanted('fill')) await fill(env, client, count);
    const mix = queryMix(QUESTIONS, await sampleAddresses(client));
    const warmUp = queryMix(WARM_UP, await sampleAddresses(client), 999);
    const ours = isWanted('search') && (await benchOurs(env, client, { count, mix, warmUp }));
    if (isWanted('map')) {
      const staff = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
      await benchMapOn({ ...env, ...ADMIN }, { staff, title: `PostgreSQL, ${count} listings` });
    }
    if (!isWanted('peer')) return;
    await step('the schema a typical developer writes', () => prepareNaive(client));
    const lists = mix.filter(isList);
    await naiveAnswers(client, warmUp.filter(isList));
    const naive = await naiveAnswers(client, lists);
    const theirs = report('its SQL alone, without HTTP', lists, naive);
    if (ours)
      console.log(
        `\nratio of the 95th percentiles: ${(theirs.p95 / ours.p95).toFixed(1)} (aim: 15)`,
      );
  } finally {
    await client.end();
    await database.stop();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
}

async function fill(env, client, count) {
  await analyze(env);
  const copies = Math.ceil(count / ANALYZED) - 1;
  const drawn = Math.ceil(count / (copies + 1));
  await step(`${drawn} listings drawn`, () => fillMarket(client, drawn));
  await step('their history, sales and pictures', () => fillReports(client));
  await step('analyzed and indexed', () => analyze(env));
  if (copies > 0)
    await step(`${copies} copies of each`, () => multiplyMarket(env.DATABASE_URL, drawn, copies));
  await client.query('vacuum analyze');
}

/** → percentiles of one client */
async function benchOurs(env, client, { count, mix, warmUp }) {
  const reports = await sampleReports(client, 2 * QUESTIONS);
  const server = await startServer({ ...env, ...ADMIN });
  try {
    await step('first answer of the whole market', () => firstAnswer(server.url));
    // Different queries from those that are measured.
    await measure(warmUp, server.url);
    server.watchLoop();
    const ours = report(
      `PostgreSQL, ${count} listings, one client`,
      mix,
      await measure(mix, server.url),
    );
    const many = await measure(mix, server.url, CLIENTS);
    report(
      `the same, ${CLIENTS} clients (${many.perSecond.toFixed(0)} answers a second)`,
      mix,
      many,
    );
    await benchChanges(env.DATABASE_URL, server, { mix, count });
    console.log(`\n${memoryOf(server.pid)}`);
    await benchMatches(`PostgreSQL, ${count} listings`, server.url);
    await benchReportApi(server.url, reports);
    return ours;
  } finally {
    await server.stop();
  }
}

async function benchEmbedded(count) {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  const DATA_DIR = join(folder, 'data');
  try {
    await step(`${count} listings drawn into the embedded database`, async () => {
      const { code, output } = await run(
        process.execPath,
        ['--import', 'tsx', 'scripts/bench/search/fill-embedded.mjs', DATA_DIR, String(count)],
        { capture: true },
      );
      if (code !== 0) throw new Error(output);
    });
    const server = await step('started, analyzed and indexed', () =>
      startServer({ DATA_DIR, DATABASE_URL: '' }),
    );
    try {
      const first = await (await fetch(`${server.url}/api/properties`)).json();
      const addresses = first.data.map(({ address }) => address);
      const mix = queryMix(QUESTIONS, addresses);
      await measure(queryMix(WARM_UP, addresses, 999), server.url);
      server.watchLoop();
      report(`embedded, ${count} listings, one client`, mix, await measure(mix, server.url));
      await benchMatches(`embedded, ${count} listings`, server.url);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchMatches(title, url) {
  const mix = matchMix(MATCHES);
  await measure(matchMix(MATCHES / 10, 999), url);
  report(`${title}, properties for quiz answers, one client`, mix, await measure(mix, url));
  const many = await measure(matchMix(MATCHES, 7), url, CLIENTS);
  report(`the same, ${CLIENTS} clients (${many.perSecond.toFixed(0)} answers a second)`, mix, many);
}

/** After the start. The market as a whole is in no index: the memory has to be there. */
const firstAnswer = async (url) => {
  const answer = await fetch(`${url}/api/properties?investment_min=100000&beds=2`);
  if (!answer.ok) throw new Error(await answer.text());
  await answer.json();
};

const isList = ({ name }) => name !== 'map';

async function sampleAddresses(client) {
  const { rows } = await client.query(
    'select address from properties where id % 997 = 3 limit 200',
  );
  return rows.map(({ address }) => address);
}

async function analyze(env) {
  const { code, output } = await run(process.execPath, ['apps/server/dist/analyze.js'], {
    capture: true,
    env: { NODE_ENV: 'production', ...env },
  });
  if (code !== 0) throw new Error(output);
}

async function step(name, work) {
  const started = performance.now();
  const result = await work();
  console.log(`${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('../build.mjs');
  await build();
  await benchSearch();
}
