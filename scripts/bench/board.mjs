// The board with 5,000 leads: time until its cards are painted, and how smoothly a card is dragged
// and a long column scrolled, from Chromium's trace.
import '../lib/use-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { must } from '../lib/steps.mjs';
import { traced } from './board/trace.mjs';
import { ask } from './lib/ask.mjs';
import { launchOptions } from './lib/lighthouse.mjs';
import { ADMIN } from './report/api.mjs';
import { startServer } from './search/server.mjs';

const LEADS = 5_000;
const OPENINGS = 5;
const READINGS = 40;
/** A frame of this length is not noticed. */
const FRAME_MS = 50;

export async function benchBoard() {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  const dataDir = join(folder, 'data');
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', ...ADMIN };
  try {
    // The first start creates the administrator and the columns.
    await (await startServer(env)).stop();
    const fill = ['scripts/bench/board/fill-leads.mjs', dataDir, ADMIN.ADMIN_EMAIL, String(LEADS)];
    await must(process.execPath, ['--import', 'tsx', ...fill]);
    const server = await startServer(env);
    try {
      console.log(`\nthe board with ${LEADS} leads, 1440 × 900`);
      await benchScreen(server.url);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchScreen(url) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, url);
    await benchAnswers(page, url);
    const openings = [];
    for (let i = 0; i < OPENINGS; i += 1) openings.push(await open(page, url));
    print('opened → first card painted', openings, 1_500);
    report('dragging a card over every column', await traced(browser, page, () => drag(page)));
    report('scrolling a column of 1,000', await traced(browser, page, () => scroll(page)));
    const seen = await page.locator('[data-card]').count();
    console.log(`cards in the page after scrolling: ${seen} (aim: under 120)`);
  } finally {
    await browser.close();
  }
}

async function signIn(page, url) {
  await page.goto(`${url}/app/login`);
  await page.getByLabel('Email').fill(ADMIN.ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/app/login'));
}

async function benchAnswers(page, url) {
  // A token that appears in another browser is ended.
  const [token, agent] = await page.evaluate(() => [
    localStorage.getItem('access_token'),
    navigator.userAgent,
  ]);
  const headers = { authorization: `Bearer ${token}`, 'user-agent': agent };
  for (const path of ['/api/board', '/api/board/totals']) {
    const times = [];
    for (let i = 0; i < READINGS; i += 1) times.push(await ask(url + path, headers));
    print(`GET ${path}`, times.slice(READINGS / 4), 200);
  }
}

/** From navigation to the frame that shows the first card. */
async function open(page, url) {
  await page.goto('about:blank');
  await page.goto(`${url}/app/board`, { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector('[data-card]')) return requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
      }),
  );
}

async function drag(page) {
  const columns = await page.locator('section[data-column]').all();
  const boxes = await Promise.all(columns.map((column) => column.boundingBox()));
  const card = await page.locator('[data-card]').first().boundingBox();
  await page.mouse.move(card.x + 60, card.y + 50);
  await page.mouse.down();
  for (let round = 0; round < 3; round += 1) {
    for (const box of [...boxes, ...boxes.toReversed()]) {
      const x = Math.min(box.x + box.width / 2, 1_400);
      await page.mouse.move(x, box.y + 200 + 60 * round, { steps: 12 });
    }
  }
  const last = boxes[2];
  await page.mouse.move(last.x + 100, last.y + 200, { steps: 6 });
  await page.mouse.up();
  await page.waitForTimeout(600);
}

async function scroll(page) {
  const box = await page.locator('section[data-column]').first().boundingBox();
  await page.mouse.move(box.x + 100, box.y + 300);
  for (let i = 0; i < 150; i += 1) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(600);
}

function report(name, { tasks, frames }) {
  print(`${name}: a frame’s work`, frames, FRAME_MS);
  const long = frames.filter((ms) => ms > FRAME_MS).length;
  const longest = (key) => Math.max(0, ...tasks.map((task) => task[key])).toFixed(0);
  console.log(
    `  frames over ${FRAME_MS} ms: ${long} of ${frames.length} (aim: 0); longest task ${longest('ms')} ms, ${longest('cpuMs')} ms of the processor`,
  );
}

function print(name, values, aim) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
  console.log(
    `${name.padEnd(54)} p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)} ms (aim: ${aim}, n ${sorted.length})`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { build } = await import('../build.mjs');
  await build();
  await benchBoard();
}
