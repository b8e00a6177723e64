import { expect, PASSWORD, test } from './fixtures.ts';

const STAFF_PATHS = [
  '/app',
  '/app/listing',
  '/app/property/1%20Main%20St',
  '/app/today',
  '/app/board',
  '/app/board/3',
  '/app/leads/1',
  '/app/contacts',
  '/app/contacts/import',
  '/app/dashboard',
  '/app/leads/1/shortlist',
  '/app/contacts/new?statusId=2',
  '/app/edit-contact/1',
  '/app/users',
  '/app/users/new',
  '/app/edit-user/1',
  '/app/settings/assignment',
  '/app/settings/outcomes',
  '/app/leads-status',
  '/app/leads-status/new',
  '/app/edit-leads-status/1',
  '/app/google2fa',
  '/app/account',
  '/app/audit?action=sign_in',
];

test('a signed-out visitor signs in and lands on the page asked for; every route opens, each with its own title', async ({
  page,
  allowConsole,
}) => {
  // There is no listing at the address of the report.
  allowConsole(/404/);
  await page.goto('/app/contacts/new?statusId=2');
  await expect(page).toHaveURL('/app/login');
  await page.getByLabel('Email').fill('admin@alpha.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/app/contacts/new?statusId=2');
  for (const path of STAFF_PATHS) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Alpha Agent/);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  }
});

test.describe('navigation', () => {
  test('jumps to an anchor of the home page from elsewhere, and to the top otherwise', async ({
    page,
  }) => {
    await page.goto('/services');
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'About us' })
      .click();
    await expect(page).toHaveURL('/#about');
    await expect(page.locator('#about')).toBeInViewport();
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Blog' })
      .click();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('shows our load error, not the browser’s, when offline', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/./);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const lost = page.getByRole('heading', { name: 'You are offline' });
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    // One page has loader data, the other is only a chunk.
    await menu.getByRole('link', { name: 'Blog' }).click();
    await expect(lost).toBeVisible();
    // The browser would show its own error page.
    await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveCount(0);
    await context.setOffline(false);
    await expect(lost).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/quiz');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Start', exact: false }).click();
    await expect(lost).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByLabel('Where do you live?')).toBeVisible();
  });

  test('reports that a language cannot load offline, and switches when the connection is back', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/);
    await page.goto('/services');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'ES, Español' }).click();
    const notice = page.getByText('the page can’t switch to Español yet');
    await expect(notice).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull();
    await context.setOffline(false);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveURL('/servicios');
    await expect(notice).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('es');
  });

  test('shows the load error with a reload button when a chunk does not load within 120 s', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/ChunkLoadError/);
    await page.clock.install();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/services*.js', () => undefined);
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Services' })
      .click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.clock.runFor(110_000);
    await expect(page.getByRole('heading', { name: 'Part of this page did not load' })).toHaveCount(
      0,
    );
    await page.clock.runFor(11_000);
    await expect(
      page.getByRole('heading', { name: 'Part of this page did not load' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });
});
