import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { count, openListing, query } from './explorer-page.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the properties found' });
const draw = (page: Page) => page.getByRole('button', { name: 'Draw Area' });
const SQUARE = [
  [0.3, 0.3],
  [0.7, 0.3],
  [0.7, 0.7],
  [0.3, 0.7],
  [0.3, 0.3],
] as const;

/** The corners of a square in the middle of the map, in page pixels. */
async function corners(page: Page): Promise<[number, number][]> {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('no map');
  return SQUARE.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height]);
}

async function press(page: Page, hit: (x: number, y: number) => Promise<void>): Promise<void> {
  for (const [x, y] of await corners(page)) {
    await hit(x, y);
    // Two quick clicks would be a double click, which ends the drawing.
    await page.waitForTimeout(400);
  }
}

test.beforeEach(() => test.slow());

test('an area drawn with the mouse narrows the list, and survives reload, back and forward', async ({
  page,
}) => {
  await openListing(page, '?city=Miami');
  await expect(draw(page)).toBeEnabled({ timeout: 30_000 });
  const all = await count(page).textContent();
  await draw(page).click();
  await press(page, async (x, y) => {
    await page.mouse.move(x, y, { steps: 3 });
    await page.mouse.click(x, y);
  });
  await expect(page.getByText('in the area you drew')).toBeVisible();
  await expect(count(page)).not.toHaveText(all ?? '');
  const found = await count(page).textContent();
  const { polygon } = query(page);
  expect(polygon).toBeTruthy();

  await page.reload();
  await expect(count(page)).toHaveText(found ?? '');
  expect(query(page).polygon).toBe(polygon);
  await expect(page.getByRole('button', { name: 'Clear Area' })).toBeVisible({ timeout: 30_000 });

  await page.goBack();
  await expect(count(page)).toHaveText(all ?? '');
  await page.goForward();
  await expect(count(page)).toHaveText(found ?? '');
  await page.getByRole('button', { name: 'Clear Area' }).click();
  await expect(page).toHaveURL('/app/listing?city=Miami');
  await expect(count(page)).toHaveText(all ?? '');
});

test('an area is drawn by touch @phone-only', async ({ page }) => {
  await openListing(page, '?city=Miami&view=map');
  await expect(draw(page)).toBeEnabled({ timeout: 30_000 });
  await draw(page).tap();
  await press(page, (x, y) => page.touchscreen.tap(x, y));
  await expect(page).toHaveURL(/polygon=/);
  await expect(page.getByRole('button', { name: 'Clear Area' })).toBeVisible();
});
