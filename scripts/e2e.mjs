// Browser tests against the built product on a fresh embedded database with demo data.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installDependencies } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { bin, run } from './lib/steps.mjs';

const PORT = '3210';
const DEMO_PASSWORD = 'for the browser tests only';
const START_TIMEOUT_MS = 180_000;

/** → counts of passed, failed and skipped tests. */
export async function runBrowserTests(extra = []) {
  const { findChromium } = await import('./lib/chromium.mjs');
  const chromium = await findChromium();
  if (chromium === null) return { passed: 0, failed: 1, skipped: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'alpha-e2e-'));
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      DEMO_PASSWORD,
      // The tests stand for many visitors: each gives its address, as a proxy would.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  });
  try {
    await untilReady(server);
    const report = join(folder, 'report.json');
    const { code } = await run(
      bin('playwright'),
      ['test', '--config', 'e2e/playwright.config.ts', ...extra],
      {
        env: {
          CHROMIUM_PATH: chromium,
          DEMO_PASSWORD,
          E2E_PORT: PORT,
          E2E_REPORT: report,
          // Messages are kept there as files: a test opens the link in one as its reader would.
          E2E_DATA_DIR: join(folder, 'data'),
        },
      },
    );
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    // A file that does not load has no tests to count, only an exit code.
    const failed = Math.max(stats.unexpected, code === 0 ? 0 : 1);
    return {
      passed: stats.expected + stats.flaky,
      failed,
      skipped: stats.skipped,
      unsteady: stats.flaky,
    };
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) =>
      server.exitCode === null ? server.on('close', resolve) : resolve(),
    );
    rmSync(folder, { recursive: true, force: true });
  }
}

async function untilReady(server) {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(`http://localhost:${PORT}/api/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server for the browser tests did not start');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await installDependencies();
  const { build } = await import('./build.mjs');
  await build();
  const { failed } = await runBrowserTests(process.argv.slice(2));
  process.exit(failed > 0 ? 1 : 0);
}
