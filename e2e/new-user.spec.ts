import { beSignedIn, expect, signOut, test } from './fixtures.ts';
import { fresh, messageTo } from './report/share-page.ts';

const GIVEN = 'given by an administrator 7';
const OWN = 'granite lantern 44';

/** The link of the email, another one than `earlier`. */
async function invitation(email: string, earlier = ''): Promise<string> {
  const find = () =>
    /https?:\/\/\S+#token=[\w-]+/.exec(messageTo(email).replaceAll('=3D', '='))?.[0] ?? '';
  await expect.poll(find).not.toBe(earlier);
  return find();
}

test('new users choose their own password: one by invitation, one in place of a given one', async ({
  page,
  allowConsole,
}) => {
  // Today refuses everything until the given password is replaced, and what is on its way is refused when a
  // session ends.
  allowConsole(/401|403/);
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/users/new');
  const invited = fresh('invited');
  await page.getByLabel('Name').fill('Nora Invited');
  await page.getByLabel('Email').fill(invited);
  await page.getByLabel('Role').selectOption('leader');
  await page.getByRole('button', { name: 'Create user' }).click();
  const first = await invitation(invited);
  await page.getByRole('searchbox').fill(invited);
  const row = page.getByRole('row').filter({ hasText: invited });
  await expect(row).toContainText('Invited');
  await row.getByRole('button', { name: 'Actions for Nora Invited' }).click();
  await page.getByRole('menuitem', { name: 'Send invitation again' }).click();
  const link = await invitation(invited, first);

  const given = fresh('given');
  await page.goto('/app/users/new');
  await page.getByLabel('Name').fill('Gil Given');
  await page.getByLabel('Email').fill(given);
  await page.getByLabel('Role').selectOption('leader');
  await page.getByText('Set a password', { exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(GIVEN);
  await page.getByLabel('Repeat the password').fill(GIVEN);
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('Gil Given can now sign in')).toBeVisible();
  await signOut(page);

  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
  await page.getByLabel('Password', { exact: true }).fill(OWN);
  await page.getByLabel('Repeat the password').fill(OWN);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your password is saved.')).toBeVisible();
  const enter = async (email: string, password: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await enter(invited, OWN);
  await expect(
    page.getByRole('heading', { name: 'Nothing needs your team right now' }),
  ).toBeVisible();
  await signOut(page);

  await enter(given, GIVEN);
  const step = page.getByRole('heading', { name: 'Choose your own password' });
  await expect(step).toBeVisible();
  await page.goto('/app/contacts');
  await expect(step).toBeVisible();
  await page.getByLabel('Current password').fill(GIVEN);
  await page.getByLabel('New password', { exact: true }).fill(OWN);
  await page.getByLabel('Repeat the new password').fill(OWN);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Contact List' })).toBeVisible();
});
