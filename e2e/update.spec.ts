import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Simulates an update: matching `files` are gone until the page has been reloaded `times` times. */
async function updateSite(page: Page, files: RegExp, times = 1): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(files, (route) =>
    loads < times ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  return () => loads;
}

test.beforeEach(({ allowConsole }) =>
  allowConsole(/404|Failed to load|dynamically imported module|Error loading route/),
);

test('a page of the old version continues in the new one', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const loads = await updateSite(page, /\/assets\/(services|manifest)-.*\.js/);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Services' })
    .click();
  await expect.poll(loads).toBe(1);
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Part of this page did not load' })).toHaveCount(
    0,
  );
});

test('a page whose scripts are already gone is reloaded instead of staying empty', async ({
  page,
}) => {
  const loads = await updateSite(page, /\/assets\/.*\.js/, 2);
  await page.goto('/app/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(loads()).toBe(2);
});

test('scripts that do not exist are not requested endlessly', async ({ page }) => {
  const loads = await updateSite(page, /\/assets\/.*\.js/, 100);
  await page.goto('/app/login');
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  expect(loads()).toBe(2);
});

test('a failed chunk of the current version does not reload the page', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const loads = await updateSite(page, /\/assets\/services-.*\.js/, 100);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Services' })
    .click();
  await expect(page.getByRole('heading', { name: 'Part of this page did not load' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(loads()).toBe(0);
});

test('a form submitted from an old page arrives without a reload', async ({ page }) => {
  await page.goto('/#contact');
  await page.waitForLoadState('networkidle');
  const field = (name: string) => page.locator(`#contact [name="${name}"]`);
  await field('name').fill('Ana Ruiz');
  await field('email').fill(`ana.${Date.now()}@forms.test`);
  await field('country').fill('Perú');
  await field('phone').fill('+51 1 555 0100');
  const loads = await updateSite(page, /\/assets\/.*\.js/);
  await page.getByRole('button', { name: /^Schedule / }).click();
  await expect(page.getByRole('status')).toContainText(
    'Thank you for your interest. We will contact you soon.',
  );
  expect(loads()).toBe(0);
});
