import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, speakSpanish, test } from '../fixtures.ts';
import { cards, count, numberIn, openListing, query } from './explorer-page.ts';
import { mapOf } from './street-page.ts';

const marks = (page: Page) => page.locator('[data-mark]');
/** Homes behind every mark of the map. */
const onMap = (page: Page) =>
  marks(page).evaluateAll((all) =>
    all.reduce((sum, mark) => sum + (Number(mark.textContent?.replace(/\D/g, '')) || 0), 0),
  );
const counted = async (page: Page) => numberIn(await count(page).textContent());

/** Pins have prices: only clusters say how many. */
async function expectSameCount(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const pins = await page.locator('[data-mark^="home"]').allTextContents();
      const prices = pins.reduce((sum, price) => sum + Number(price.replace(/\D/g, '')), 0);
      return (await onMap(page)) - prices + pins.length - (await counted(page));
    })
    .toBe(0);
}

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await mapOf(page).boundingBox();
  if (!box) throw new Error('no map');
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.45 };
}

/** A finger on the screen, which Playwright can only tap with. */
async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  const touch = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: from.x + by.x * share, y: from.y + by.y * share }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 8; step += 1)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.beforeEach(() => test.slow());

test('the list is that of the map as it is dragged, and its address opens the same place', async ({
  page,
}) => {
  await openListing(page, '?city=Miami');
  await expect(marks(page).first()).toBeVisible();
  const all = await counted(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 140, y - 90, { steps: 6 });
  await page.mouse.up();
  await expect(page).toHaveURL(/within=/);
  await expect(page.getByText('in the map area')).toBeVisible();
  await expectSameCount(page);
  expect(await counted(page)).toBeLessThan(all);

  const address = page.url();
  const found = await count(page).textContent();
  await page.reload();
  await expect(count(page)).toHaveText(found ?? '');
  await expect(marks(page).first()).toBeVisible();
  await expectSameCount(page);
  expect(page.url()).toBe(address);

  // A card and its mark are one.
  await mapOf(page).getByRole('button', { name: 'Zoom in' }).click();
  await mapOf(page).getByRole('button', { name: 'Zoom in' }).click();
  await expectSameCount(page);
  const card = cards(page).first();
  await card.hover();
  const home = await page.locator('[data-card]').first().getAttribute('data-card');
  await expect(page.locator(`[data-mark="home ${home}"]`)).toHaveClass(/bg-accent/);

  await page.getByLabel('City').selectOption('Tampa');
  await expect(page).toHaveURL('/app/listing?city=Tampa');
});

test('with the keyboard and in Spanish: arrows, the switch, and “Buscar en esta zona”', async ({
  page,
}) => {
  await speakSpanish(page);
  await openListing(page, '?city=Miami');
  await expect(marks(page).first()).toBeVisible();
  await page.getByRole('switch', { name: 'Buscar al mover' }).press('Space');
  await page.locator('.maplibregl-canvas').focus();
  await page.keyboard.press('ArrowRight');
  const here = mapOf(page).getByRole('button', { name: 'Buscar en esta zona' });
  await expect(here).toBeVisible();
  expect(query(page).within).toBeUndefined();
  await here.press('Enter');
  await expect(page).toHaveURL(/within=/);
  await expect(here).toHaveCount(0);
  await expectSameCount(page);
  await page.getByRole('switch', { name: 'Buscar al mover' }).press('Space');
  const before = query(page).within;
  await page.locator('.maplibregl-canvas').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => query(page).within).not.toBe(before);
  await expectSameCount(page);
});

test('a pin opens its picture, address, price, range and report', async ({ page }) => {
  await openListing(page, '?city=Miami&beds=3&baths=2&cash_flow_first_year=1');
  const pin = page.locator('[data-mark^="home"]').first();
  await expect(pin).toBeVisible();
  await pin.focus();
  await page.keyboard.press('Enter');
  const opened = page.getByRole('dialog');
  await expect(opened.getByRole('img').first()).toBeVisible();
  await expect(opened.getByRole('img', { name: /^Range of the result/ })).toBeVisible();
  await expect(opened).toContainText(/\$[\d,]+/);
  await opened.getByRole('link').click();
  await expect(page).toHaveURL(/\/app\/property\//);
});

test('on a phone the list is a sheet on the map, pulled by a finger @phone-only', async ({
  page,
}) => {
  await openListing(page, '?city=Miami&view=map');
  await expect(marks(page).first()).toBeVisible();
  const sheet = page.locator('[data-sheet]');
  await expect(sheet).toHaveAttribute('data-sheet', 'peek');
  await expectNoSidewaysScroll(page);
  await swipe(page, await middleOf(page), { x: -90, y: -60 });
  await expect(page).toHaveURL(/within=/);
  await expectSameCount(page);

  const grip = await sheet.boundingBox();
  if (!grip) throw new Error('no sheet');
  await swipe(page, { x: 195, y: grip.y + 20 }, { x: 0, y: -140 });
  await expect(sheet).toHaveAttribute('data-sheet', 'half');
  await expect(cards(page).first()).toBeInViewport();
  // The list itself can be pulled down, and what is in it still scrolls.
  await swipe(page, { x: 195, y: 600 }, { x: 0, y: 180 });
  await expect(sheet).toHaveAttribute('data-sheet', 'peek');
  await page.getByRole('button', { name: 'Show more of the list' }).tap();
  await expect(sheet).toHaveAttribute('data-sheet', 'half');
  await swipe(page, { x: 195, y: 780 }, { x: 0, y: -200 });
  await expect(sheet).toHaveAttribute('data-sheet', 'half');
  await page.getByRole('button', { name: 'Show more of the list' }).tap();
  await expect(sheet).toHaveAttribute('data-sheet', 'full');
  await page.getByRole('button', { name: 'Map', exact: true }).tap();
  await expect(sheet).toHaveAttribute('data-sheet', 'peek');
});
