// Browser tests against the built product with demo data, on the embedded database or PostgreSQL.
import './lib/use-node.mjs';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startDemo } from './lib/demo-server.mjs';
import { installDependencies } from './lib/install.mjs';
import { createMailServer } from './lib/mail-server.mjs';
import { bin, run } from './lib/steps.mjs';

const FIRST_PORT = 3210;
/** For two cores: each lane has its own server, database and browser. */
const LANES = 2;

/**
 * The demo on the embedded database, created once; each lane starts from a copy. → its folder, and how
 * to remove it.
 */
export async function makeDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-demo-'));
  const dataDir = join(folder, 'data');
  await (await startDemo({ port: String(FIRST_PORT), dataDir })).stop();
  return { dataDir, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * `databases`: embedded, postgres or both; `postgres` is the URL of a server. The journeys run in two
 * halves, so that none sees changes of the other half; with two databases each runs one half.
 * → counts of passed, failed and skipped.
 */
export async function runBrowserTests({
  databases = ['embedded'],
  postgres = '',
  demo = null,
  extra = [],
} = {}) {
  const { findChromium } = await import('./lib/chromium.mjs');
  const chromium = await findChromium();
  if (chromium === null) return [{ failed: 1, failures: ['browser tests: no Chromium'] }];
  const shards = extra.length > 0 ? [[]] : [1, 2].map((part) => [`--shard=${part}/2`]);
  const queue = shards.map((shard, i) => ({ kind: databases[i % databases.length], shard }));
  const totals = [];
  const lane = async (_, number) => {
    for (let job = queue.shift(); job; job = queue.shift())
      totals.push(await runPart({ ...job, number, chromium, extra, postgres, demo }));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return totals;
}

async function runPart({ kind, shard, number, chromium, extra, postgres, demo }) {
  const name = [kind, ...shard].join(' ').replace('--shard=', '');
  const folder = mkdtempSync(join(tmpdir(), 'alpha-e2e-'));
  const dataDir = join(folder, 'data');
  if (kind === 'embedded' && demo) cpSync(demo.dataDir, dataDir, { recursive: true });
  const mailFolder = join(folder, 'received');
  const mail = await createMailServer({ folder: mailFolder });
  const server = await startDemo({
    port: String(FIRST_PORT + number),
    dataDir,
    databaseUrl: kind === 'postgres' ? databaseOn(postgres) : '',
    smtpUrl: mail.url,
  });
  try {
    const report = join(folder, 'report.json');
    const { code } = await run(
      bin('playwright'),
      ['test', '--config', 'e2e/playwright.config.ts', ...shard, ...extra],
      {
        prefix: extra.length > 0 ? undefined : `${name} │ `,
        env: {
          CHROMIUM_PATH: chromium,
          DEMO_PASSWORD: server.password,
          E2E_PORT: server.port,
          E2E_REPORT: report,
          E2E_OUTPUT: `e2e-${number}`,
          // What the mail server accepted: a test opens the link in an email as its reader would.
          E2E_RECEIVED: mailFolder,
          // A test puts a file with streets there, as an operator would.
          E2E_DATA_DIR: dataDir,
        },
      },
    );
    // A run that was killed leaves no report.
    if (!existsSync(report)) return { failed: 1, failures: [`${name}: ended without a report`] };
    return counted(name, code, JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    await server.stop();
    await mail.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const databaseOn = (server) => {
  const url = new URL(server);
  url.pathname = `/alpha_e2e_${randomUUID().replaceAll('-', '')}`;
  return url.href;
};

function counted(name, code, { stats, suites }) {
  const specs = specsIn(suites).map((spec) => ({ ...spec, name: `${name}: ${spec.name}` }));
  return {
    passed: stats.expected + stats.flaky,
    // A file that fails to load has no tests to count, only an exit code.
    failed: Math.max(stats.unexpected, code === 0 ? 0 : 1),
    skipped: stats.skipped,
    failures: specs.filter(({ ok }) => !ok).map((spec) => spec.name),
    secondTries: specs.filter(({ isFlaky }) => isFlaky).map((spec) => spec.name),
    executed: specs.filter(({ isSkipped }) => !isSkipped),
  };
}

function specsIn(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.map(({ ok, file, line, title, tests }) => ({
      ok,
      name: `${file}:${line} › ${title}`,
      file: `e2e/${file}`,
      isFlaky: tests.some(({ status }) => status === 'flaky'),
      isSkipped: tests.every(({ status }) => status === 'skipped'),
    })),
    ...specsIn(inner),
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await installDependencies();
  const { build } = await import('./build.mjs');
  const { summarize } = await import('./lib/results.mjs');
  await build();
  process.exit(summarize(await runBrowserTests({ extra: process.argv.slice(2) })) ? 0 : 1);
}
