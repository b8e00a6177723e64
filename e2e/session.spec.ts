import type { Page } from '@playwright/test';
import { expect, PASSWORD, signIn, signOut, test } from './fixtures.ts';

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

test('all tabs share one session: they sign out and in together and show the latest user', async ({
  page,
  context,
  allowConsole,
}) => {
  // The other tab may still be loading something when the session ends.
  allowConsole(/401/);
  await signIn(page, 'admin@alpha.test');
  const other = await context.newPage();
  await other.goto('/app/account');
  await expect(other.getByText('admin@alpha.test')).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL('/app/login');
  await signIn(page, 'admin@alpha.test');
  // The other tab signs in along with it.
  await expect(other).toHaveURL('/app/board');
  await expect(other.getByRole('link', { name: 'Your account (Helena Brandt)' })).toBeVisible();

  await other.goto('/services');
  await page.goto('/app/account');
  await expect(page.getByText('admin@alpha.test')).toBeVisible();
  // Unsaved work of a signed-out user does not block leaving the page.
  await page.getByLabel('Current password').fill('half a');
  await signInElsewhere(other, 'salesman@alpha.test');
  await expect(page.getByText('salesman@alpha.test')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your account (Sofía Lareda)' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'CRM menu' }).getByRole('link', { name: 'Users' }),
  ).toHaveCount(0);
});

test('a token that is used in another browser is ended and asks for the password again', async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(/401/);
  await signIn(page, 'admin@alpha.test');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  });
  const thief = await elsewhere.newPage();
  await thief.goto('/app/login');
  await thief.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  await thief.goto('/app/contacts');
  await expect(thief).toHaveURL('/app/login');
  await expect(thief.getByRole('alert')).toContainText('opened in another browser');
  await elsewhere.close();
  await page.goto('/app/contacts');
  await expect(page).toHaveURL('/app/login');
  await signIn(page, 'admin@alpha.test');
  await expect(page).toHaveURL('/app/contacts');
});
