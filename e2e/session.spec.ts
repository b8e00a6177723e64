import type { Page } from '@playwright/test';
import { expect, PASSWORD, signIn, signOut, test } from './fixtures.ts';

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('access_token'));

/** Signs in through storage, as another tab would. */
async function signInElsewhere(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password: PASSWORD } });
  const { access_token, user } = await answer.json();
  await page.evaluate(
    ([token, role, id, name]) => {
      localStorage.setItem('access_token', token);
      localStorage.setItem('user_role', role);
      localStorage.setItem('user_name', name);
      localStorage.setItem('user_id', id);
    },
    [access_token, user.roles[0].name, String(user.id), user.name] as const,
  );
}

async function fillLogin(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test.describe('one session for all tabs', () => {
  test('signing out in one tab signs out the other', async ({ page, context }) => {
    await signIn(page, 'admin@alpha.test');
    const other = await context.newPage();
    await other.goto('/app/account');
    await expect(other.getByText('admin@alpha.test')).toBeVisible();
    await signOut(page);
    await expect(other).toHaveURL('/app/login');
    await signIn(page, 'salesman@alpha.test');
    // The other tab signs in along with it.
    await expect(other).toHaveURL('/app/board');
    await expect(other.getByRole('link', { name: 'Sofía Lareda, your account' })).toBeVisible();
  });

  test('shows the latest user in header, menu and data', async ({ page, context }) => {
    await signIn(page, 'admin@alpha.test');
    await page.goto('/app/account');
    await expect(page.getByText('admin@alpha.test')).toBeVisible();
    // Unsaved work of a signed-out user does not block leaving the page.
    await page.getByLabel('Current password').fill('half a');
    const other = await context.newPage();
    await other.goto('/services');
    await signInElsewhere(other, 'salesman@alpha.test');
    await expect(page.getByText('salesman@alpha.test')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sofía Lareda, your account' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'CRM menu' }).getByRole('link', { name: 'Users' }),
    ).toHaveCount(0);
  });

  test('a late refusal of an old token does not end the new session', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/401/);
    await signIn(page, 'admin@alpha.test');
    let asked = 0;
    await page.route('**/api/users?*', async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      await signInElsewhere(page, 'admin@alpha.test');
      return route.fulfill({
        status: 401,
        json: { message: 'Unauthenticated.', code: 'auth.unauthenticated', request_id: '1' },
      });
    });
    await page.goto('/app/users');
    await expect(page.getByRole('row', { name: /Helena Brandt/ })).toBeVisible();
    expect(asked).toBe(2);
    expect(await tokenOf(page)).not.toBeNull();
  });

  test('a missing token leads to the login, and nobody reads "Unauthenticated."', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/401/);
    await signIn(page, 'salesman@alpha.test');
    await page.goto('/app/google2fa');
    await expect(page.getByRole('heading', { name: 'Two-factor is off' })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('access_token'));
    await page.getByRole('button', { name: 'Enable two-factor' }).click();
    await expect(page).toHaveURL('/app/login');
    await expect(page.getByRole('alert')).toHaveText('Unauthorized. Please login');
    await expect(page.getByText('Unauthenticated')).toHaveCount(0);
  });
});

test('an expired session in the middle of a form loses nothing but the passwords', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/401/);
  await signIn(page, 'admin@alpha.test');
  await page.goto('/app/users/new');
  await page.getByLabel('Name').fill('Half Typed');
  await page.getByLabel('Email').fill('half.typed@users.test');
  await page.getByLabel('Role').selectOption('leader');
  await page.getByLabel('Password', { exact: true }).fill('a long enough one 7');
  await page.getByLabel('Repeat the password').fill('a long enough one 7');
  await page.evaluate(() => localStorage.setItem('access_token', 'over'));
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page).toHaveURL('/app/login');
  await expect(page.getByRole('alert')).toHaveText('Unauthorized. Please login');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('long enough');

  await fillLogin(page, 'admin@alpha.test');
  await expect(page).toHaveURL('/app/users/new');
  await expect(page.getByText('What you typed before you had to sign in again')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Half Typed');
  await expect(page.getByLabel('Role')).toHaveValue('leader');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  // It is unsaved work like any other, and it is restored once.
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.goto('/app/users/new');
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('logging out does not wait for the server', async ({ page }) => {
  await signIn(page, 'admin@alpha.test');
  const token = await tokenOf(page);
  await page.route('**/api/logout', () => undefined);
  const logoutRequest = page.waitForRequest('**/api/logout');
  await signOut(page);
  expect(await tokenOf(page)).toBeNull();
  expect((await logoutRequest).headers().authorization).toBe(`Bearer ${token}`);
});

test.describe('the entrance', () => {
  test('is not in the history', async ({ page }) => {
    await page.goto('/services');
    await page.goto('/app/login');
    await fillLogin(page, 'salesman@alpha.test');
    await expect(page).toHaveURL('/app/board');
    await page.goBack();
    await expect(page).toHaveURL('/services');
  });
});
