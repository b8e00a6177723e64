import type { Page } from '@playwright/test';
import { corners, drawArea, type Shares } from '../area-page.ts';
import { expect, test } from '../fixtures.ts';
import { count, openListing, query } from './explorer-page.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the properties found' });
const draw = (page: Page) => page.getByRole('button', { name: 'Draw Area' });
/** Points can be set. */
const hint = (page: Page) => page.getByText('Tap or click the corners of your area on the map.');
/** Its sides cross in the middle. */
const BOW_TIE: Shares = [
  [0.2, 0.2],
  [0.8, 0.8],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.2, 0.2],
];

async function moveAndClick(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.click(x, y);
}

test.beforeEach(() => test.slow());

test('an area drawn with the mouse narrows the list, and survives reload, back and forward', async ({
  page,
}) => {
  await openListing(page, '?city=Miami');
  await expect(draw(page)).toBeEnabled();
  const all = await count(page).textContent();
  await draw(page).click();
  await expect(hint(page)).toBeVisible();
  await drawArea(map(page), (x, y) => moveAndClick(page, x, y));
  await expect(page.getByText('in the area you drew')).toBeVisible();
  await expect(count(page)).not.toHaveText(all ?? '');
  const found = await count(page).textContent();
  const { polygon } = query(page);
  expect(polygon).toBeTruthy();

  await page.reload();
  await expect(count(page)).toHaveText(found ?? '');
  expect(query(page).polygon).toBe(polygon);
  await expect(page.getByRole('button', { name: 'Clear Area' })).toBeVisible();

  await page.goBack();
  await expect(count(page)).toHaveText(all ?? '');
  await page.goForward();
  await expect(count(page)).toHaveText(found ?? '');
  await page.getByRole('button', { name: 'Clear Area' }).click();
  await expect(page).toHaveURL('/app/listing?city=Miami');
  await expect(count(page)).toHaveText(all ?? '');
});

test('a self-crossing area is accepted; an area dragged at a side adds one history entry', async ({
  page,
}) => {
  await openListing(page, '?city=Miami');
  await expect(draw(page)).toBeEnabled();
  await draw(page).click();
  const cancel = page.getByRole('button', { name: 'Cancel Drawing' });
  const clear = page.getByRole('button', { name: 'Clear Area' });
  await expect(cancel).toBeVisible();
  await expect(hint(page)).toBeVisible();
  await drawArea(map(page), (x, y) => moveAndClick(page, x, y), BOW_TIE);
  await expect(page).toHaveURL(/polygon=/);
  await expect(page.getByText('in the area you drew')).toBeVisible();
  await expect(clear).toBeVisible();
  // One way out while another is drawn.
  await draw(page).click();
  await expect(clear).toHaveCount(0);
  await cancel.click();
  await expect(page).toHaveURL('/app/listing?city=Miami');

  await draw(page).click();
  await page.getByRole('button', { name: 'Use visible area' }).click();
  await expect(page).toHaveURL(/polygon=/);
  const before = page.url();
  const steps = await page.evaluate(() => history.length);
  const [[x, y] = [0, 0]] = await corners(map(page), [[0.08, 0.5]]);
  await page.waitForTimeout(800);
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 20, { steps: 8 });
  await page.mouse.up();
  await expect(page).not.toHaveURL(before);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});

test('an area is drawn by touch @phone-only', async ({ page }) => {
  await openListing(page, '?city=Miami&view=map');
  await expect(draw(page)).toBeEnabled();
  await draw(page).tap();
  await expect(hint(page)).toBeVisible();
  await drawArea(map(page), (x, y) => page.touchscreen.tap(x, y));
  await expect(page).toHaveURL(/polygon=/);
  await expect(page.getByRole('button', { name: 'Clear Area' })).toBeVisible();
});
