import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** What a page looks like is there at once; its scripts are held up. */
async function openAsleep(page: Page, path: string): Promise<void> {
  await page.route(/\/assets\/entry\.client.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
}

test('a button pressed before the page is awake is pressed when it is', async ({ page }) => {
  await openAsleep(page, '/quiz?lang=es&ref=8');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/quiz?ref=8');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
});

test('a link followed before the page is awake keeps who sent the visitor', async ({ page }) => {
  await openAsleep(page, '/?ref=8&utm_source=letter');
  await page.getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate(() => localStorage.getItem('refId'))).toBe('8');
});

test('a form sent before the page is awake is sent when it is, with what was typed', async ({
  page,
}) => {
  await openAsleep(page, '/?utm_source=letter');
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByRole('button', { name: 'Schedule a call' }).click();
  await expect(page.getByText('Please complete the required fields.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana');
  await expect(page).toHaveURL('/?utm_source=letter');
});

test('two impatient presses are one @phone-only', async ({ page }) => {
  await openAsleep(page, '/');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await menu.click();
  await expect(page.locator('#site-menu')).toBeVisible();
});

test('a page that does not exist wakes up as well', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await openAsleep(page, '/nothing-here');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL('/nothing-here');
});
