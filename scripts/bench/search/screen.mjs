// The explorer in a real browser on the demo data: from a changed filter to painted cards and map, and
// what blocks the page during scrolling and panning. Then the list as the map is moved.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../lib/chromium.mjs';
import { benchMoves } from './map-moves.mjs';
import { startServer } from './server.mjs';

const PASSWORD = 'for the benchmark only';
const DEMO_STAFF = { email: 'salesman@alpha.test', password: PASSWORD };
const ROUNDS = 8;
/** The specification's debounce after the last key. */
const DEBOUNCE_MS = 500;

/** Parts: `screen` are filters and scrolling, `moves` a map that is moved. */
export async function benchScreen(isWanted) {
  const folder = mkdtempSync(join(tmpdir(), 'alpha-bench-'));
  const server = await startServer({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    DEMO: '1',
    DEMO_PASSWORD: PASSWORD,
  });
  const browser = await openBrowser();
  try {
    if (isWanted('screen')) await benchFilters(browser, server);
    if (isWanted('moves'))
      await benchMap(browser, server.url, { staff: DEMO_STAFF, title: 'on the demo data' });
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const openBrowser = async () =>
  chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
  });

async function benchFilters(browser, server) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openExplorer(page, server.url, DEMO_STAFF);
  server.watchLoop();
  const times = { cards: [], map: [] };
  for (const change of changes()) {
    const control = page.getByRole('search').getByLabel(change.label, { exact: true });
    const { cards, map } = await control.evaluate(timeOf, change);
    if (cards) times.cards.push(cards - (change.waits ?? 0));
    if (map) times.map.push(map - (change.waits ?? 0));
  }
  console.log('\nthe screen, 1440 × 900, on the demo data (drawn without a graphics card)');
  print('filter to painted cards', times.cards);
  print('filter to painted map', times.map);
  await page.mouse.move(300, 600);
  await reportLongTasks(page, 'scrolling the list', async () => {
    for (let i = 0; i < 40; i += 1) await wheel(page, i < 20 ? 160 : -160);
  });
  await page.mouse.move(1150, 500);
  await reportLongTasks(page, 'panning the map', async () => {
    await page.mouse.down();
    for (let i = 0; i < 40; i += 1) await page.mouse.move(1150 - 4 * i, 500 + 3 * i);
    await page.mouse.up();
    await page.waitForTimeout(800);
  });
  await page.close();
}

/** The map alone, on a market of any size. */
export async function benchMapOn(env, { staff, title }) {
  const server = await startServer(env);
  const browser = await openBrowser();
  try {
    await benchMap(browser, server.url, { staff, title });
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Without animations, which take as long as they are meant to. */
async function benchMap(browser, url, { staff, title }) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openExplorer(page, url, staff, '?city=Miami');
  await benchMoves(page, title);
  await context.close();
}

async function openExplorer(page, url, staff, search = '') {
  await page.goto(`${url}/app/login`);
  await page.getByLabel('Email').fill(staff.email);
  await page.getByLabel('Password', { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/app/login'));
  await page.goto(`${url}/app/listing${search}`);
  await page.locator('main article').first().waitFor();
  await page.locator('.maplibregl-canvas-container button').first().waitFor();
  await page.waitForTimeout(2_000);
}

function* changes() {
  for (let round = 0; round < ROUNDS; round += 1) {
    yield { label: 'Bedrooms', value: String((round % 4) + 2) };
    yield { label: 'Bathrooms', value: String((round % 3) + 1) };
    yield { label: 'Cash flow positive in 1st year' };
    const word = ['pool', 'garden', 'oak', 'garage'][round % 4];
    yield { label: 'Search', value: word, waits: DEBOUNCE_MS };
    yield { label: 'Search', value: '', waits: DEBOUNCE_MS };
  }
}

/** Runs in the page: changes one control and checks every frame until cards and markers have changed. */
function timeOf(control, { value }) {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const cards = () =>
    [
      document.querySelector('h1')?.textContent,
      ...all('main article h2 a').map((a) => a.href),
    ].join();
  const marks = () =>
    all('.maplibregl-canvas-container button')
      .map((b) => b.textContent)
      .join();
  const before = { cards: cards(), marks: marks() };
  const found = { cards: 0, map: 0 };
  const began = performance.now();
  if (value === undefined) control.click();
  else {
    // The event React listens to.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(
      control,
      value,
    );
    const kind = control.tagName === 'SELECT' ? 'change' : 'input';
    control.dispatchEvent(new Event(kind, { bubbles: true }));
  }
  return new Promise((resolve) => {
    const look = () => {
      const now = performance.now() - began;
      if (!found.cards && cards() !== before.cards) found.cards = now;
      if (!found.map && marks() !== before.marks) found.map = now;
      if (now > 2_500) resolve(found);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function reportLongTasks(page, name, work) {
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await work();
  const tasks = await page.evaluate(() => window.longTasks);
  const longest = Math.max(0, ...tasks);
  console.log(`${name}: ${tasks.length} tasks over 50 ms, the longest ${longest.toFixed(0)} ms`);
}

async function wheel(page, distance) {
  await page.mouse.wheel(0, distance);
  await page.waitForTimeout(50);
}

function print(name, values) {
  const sorted = values.sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  console.log(
    `${name.padEnd(26)} n ${sorted.length}  p50 ${at(0.5).toFixed(0)} ms  p95 ${at(0.95).toFixed(0)} ms (aim: 200)`,
  );
}
