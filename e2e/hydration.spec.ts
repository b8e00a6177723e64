import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The HTML is there at once; its scripts are delayed. */
async function openAsleep(page: Page, path: string): Promise<void> {
  await page.route(/\/assets\/entry\.client.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
}

test('a button clicked before hydration is clicked after it', async ({ page }) => {
  await openAsleep(page, '/quiz?lang=es&ref=8');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/quiz?ref=8');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
});

test('a link followed before hydration keeps the referral', async ({ page }) => {
  await openAsleep(page, '/?ref=8&utm_source=letter');
  await page.getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate(() => localStorage.getItem('refId'))).toBe('8');
});

test('a form submitted before hydration is submitted after it, with what was typed', async ({
  page,
}) => {
  await openAsleep(page, '/?utm_source=letter');
  await page.getByLabel('Name', { exact: true }).fill('Ana');
  await page.getByRole('button', { name: 'Schedule a call' }).click();
  await expect(page.getByText('Please complete the required fields.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana');
  await expect(page).toHaveURL('/?utm_source=letter');
});

test('two clicks before hydration count once @phone-only', async ({ page }) => {
  await openAsleep(page, '/');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await menu.click();
  await expect(page.locator('#site-menu')).toBeVisible();
});

test('a page that does not exist hydrates as well', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await openAsleep(page, '/nothing-here');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL('/nothing-here');
});
