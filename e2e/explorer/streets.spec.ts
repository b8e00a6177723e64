import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { streetMap } from '../../apps/server/test/street-map.ts';
import { expect, speakSpanish, test } from '../fixtures.ts';
import { openListing } from './explorer-page.ts';
import { DARK, LIGHT, mapOf, sharesOf, zoomInto } from './street-page.ts';

const FILE = join(process.env.E2E_DATA_DIR ?? '', 'basemap.pmtiles');
/** Nothing is found, so the map stays where it opens: downtown Miami at zoom 12. */
const NOWHERE = '?search=nosuchstreetanywhere&view=map';
const marks = (page: Page) => page.locator('[data-mark]');
const isShown = (page: Page) =>
  marks(page)
    .first()
    .evaluate((mark) => mark.checkVisibility({ opacityProperty: true }));
const osm = (page: Page) => mapOf(page).getByText('OpenStreetMap');

test.beforeEach(() => {
  test.slow();
  writeFileSync(FILE, streetMap());
});
test.afterEach(() => rmSync(FILE, { force: true }));

/** Of the map: a grid of streets has more, the included highway less. */
const STREETS = 0.012;

async function openAtStreet(page: Page): Promise<void> {
  await openListing(page, NOWHERE);
  await expect(mapOf(page).getByRole('button', { name: /Zoom in|Acercar/ })).toBeVisible();
  await zoomInto(page, 4);
}

test('streets are drawn at zoom 16, light and dark, from our own server @phone', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const part = page.waitForResponse(/\/media\/streets\/\w+\/basemap\.pmtiles/);
  await openAtStreet(page);
  expect((await part).status()).toBe(206);
  const shares = (colors: typeof LIGHT | typeof DARK) => sharesOf(page, colors);
  await expect.poll(async () => (await shares(LIGHT)).road).toBeGreaterThan(STREETS);
  expect((await shares(LIGHT)).land).toBeGreaterThan(0.4);
  await expect(osm(page)).toBeAttached();

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await shares(DARK)).road).toBeGreaterThan(STREETS);
  expect((await shares(DARK)).land).toBeGreaterThan(0.4);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('without the file the same view has land, and says nothing of OpenStreetMap', async ({
  page,
}) => {
  rmSync(FILE);
  await openAtStreet(page);
  await expect.poll(async () => (await sharesOf(page, LIGHT)).land).toBeGreaterThan(0.4);
  expect((await sharesOf(page, LIGHT)).road).toBeLessThan(STREETS);
  await expect(osm(page)).toHaveCount(0);
});

test('a file whose tiles fail leaves the included map', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource|503|Bad response code|AJAXError|^\w+$/);
  await page.route('**/media/streets/**', (route) => route.fulfill({ status: 503, body: '' }));
  await openAtStreet(page);
  await expect.poll(async () => (await sharesOf(page, LIGHT)).land).toBeGreaterThan(0.4);
  expect((await sharesOf(page, LIGHT)).road).toBeLessThan(STREETS);
});

test('names are in the reader’s language', async ({ page, context }) => {
  const english = await nameOn(page);
  expect((await nameOn(page)).equals(english)).toBe(true);
  const other = await context.newPage();
  await speakSpanish(other);
  expect((await nameOn(other)).equals(english)).toBe(false);
});

/** The part of the map with the name of a quarter, which is longer in Spanish. */
async function nameOn(page: Page): Promise<Buffer> {
  await openListing(page, NOWHERE);
  await zoomInto(page, 2);
  await expect.poll(async () => (await sharesOf(page, LIGHT)).road).toBeGreaterThan(0.005);
  const { x, y, width, height } = (await mapOf(page).boundingBox()) ?? raise('no map');
  // 0.002° west of the middle at zoom 14.
  const clip = { x: x + width / 2 - 47 - 90, y: y + height / 2 - 14, width: 180, height: 28 };
  let last = await page.screenshot({ clip });
  await expect
    .poll(async () => {
      const before = last;
      last = await page.screenshot({ clip });
      return last.equals(before);
    })
    .toBe(true);
  return last;
}

function raise(message: string): never {
  throw new Error(message);
}

test('land appears before the marks on it @phone', async ({ page }) => {
  rmSync(FILE);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/basemap\/(world|states|florida)\.geojson/, async (route) => {
    await held;
    await route.continue();
  });
  await openListing(page, '?city=Miami&view=map');
  await expect(marks(page).first()).toBeAttached();
  expect(await isShown(page)).toBe(false);
  const early = await sharesOf(page, LIGHT);
  expect(early.water).toBe(0);
  release();
  await expect.poll(() => isShown(page)).toBe(true);
  const shares = await sharesOf(page, LIGHT);
  expect(shares.land).toBeGreaterThan(0.1);
  expect(shares.water).toBeGreaterThan(0.02);
});
