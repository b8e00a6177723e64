// First visit: time to start, what a first visit loads, Lighthouse scores.
import '../lib/use-node.mjs';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from '../lib/paths.mjs';
import { launchOptions, runLighthouse } from './lib/lighthouse.mjs';

const PORT = '3220';
const ORIGIN = `http://localhost:${PORT}`;
const WARM_STARTS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Where a visitor arrives; the curator is the demo's. */
const PAGES = ['/', '/services', '/blog/market-indicators', '/quiz', '/landings/valeria-montiel'];
/** Performance varies with other load on the machine: the median of these counts. */
const RUNS = 3;
const AIM = 95;

export async function benchWeb() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  try {
    await (await start(folder)).stop();
    const starts = [];
    for (let i = 0; i < WARM_STARTS; i += 1) {
      const server = await start(folder);
      starts.push(server.seconds);
      await server.stop();
    }
    starts.sort((a, b) => a - b);
    print(['npm start, second time, to the first answer (s)', range(starts), 'seconds']);

    const server = await start(folder);
    print([
      'JavaScript of a first visit to / (kB gzip)',
      (await scriptBytes('/')).toFixed(1),
      '< 139',
    ]);
    for (const path of PAGES)
      for (const [category, scores] of await lighthouseScores(path))
        print([`Lighthouse mobile on ${path}: ${category}`, spread(scores), `≥ ${AIM}`]);
    await server.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `npm start` as a user runs it, timed until the home page answers. */
async function start(folder) {
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
    },
  });
  for (;;) {
    const answer = await fetch(`${ORIGIN}/`).catch(() => null);
    if (answer?.ok) break;
    if (child.exitCode !== null) throw new Error('the server did not start');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const seconds = (performance.now() - began) / 1000;
  const stop = () =>
    new Promise((resolve) => {
      child.on('close', resolve);
      child.kill('SIGTERM');
    });
  return { seconds, stop };
}

/** Every script the browser really fetches, compressed as the server sends it. */
async function scriptBytes(path) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage();
  const sizes = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(ORIGIN + path, { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await browser.close();
  return total / 1000;
}

/** Each category with the scores of every run, from worst to best. */
async function lighthouseScores(path) {
  const answer = await fetch(ORIGIN + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  const runs = [];
  for (let i = 0; i < RUNS; i += 1)
    runs.push((await runLighthouse(ORIGIN + path, CATEGORIES)).categories);
  return CATEGORIES.map((id) => [
    id,
    runs.map((run) => Math.round((run[id]?.score ?? 0) * 100)).sort((a, b) => a - b),
  ]);
}

function spread(scores) {
  const middle = scores[Math.floor(scores.length / 2)];
  return scores[0] === scores.at(-1) ? `${middle}` : `${middle} (${scores[0]}–${scores.at(-1)})`;
}

function range(sorted) {
  const middle = sorted[Math.floor(sorted.length / 2)];
  return `${middle.toFixed(2)} (${sorted[0].toFixed(2)}–${sorted.at(-1).toFixed(2)})`;
}

/** Printed at once: the whole run takes minutes. */
function print([what, value, aim]) {
  console.log(`${what.padEnd(64)}  ${value.padEnd(20)}  ${aim}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchWeb();
