import type { Page } from '@playwright/test';
import {
  beSignedIn,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  untilLoaded,
} from './fixtures.ts';

/** Unlike anything in the demo data, and a fresh one for each try. */
const fresh = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;
const mailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@users.test`;

async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.waitForURL((url) => url.searchParams.get('search') === text);
}

async function choose(page: Page, name: string, entry: string | RegExp): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`(Actions for|Acciones para) ${name}`) })
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function fillNewUser(page: Page, name: string, role: string): Promise<void> {
  await page.getByLabel(/^(Name|Nombre)$/).fill(name);
  await page.getByLabel(/^(Email|Correo electrónico)$/).fill(mailOf(name));
  await page.getByLabel(/^(Role|Rol)$/).selectOption(role);
  await page.getByLabel(/^(Password|Contraseña)$/).fill('a long enough one 7');
  await page.getByLabel(/^(Repeat the password|Repita la contraseña)$/).fill('a long enough one 7');
}

async function deleteUser(page: Page, name: string): Promise<void> {
  await choose(page, name, /^(Delete|Eliminar)$/);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: /^(Delete|Eliminar)$/ }).click();
  await expect(page.getByText(/^(Deleted|Eliminado)$/)).toBeVisible();
}

test.describe('an administrator', () => {
  test('creates a salesman with a leader, renames, shuts out, lets in and deletes', async ({
    page,
  }) => {
    const name = fresh('Nora Probe');
    await beSignedIn(page, 'admin@alpha.test');
    await page.goto('/app/users');
    await page.getByRole('link', { name: 'New user' }).click();
    await expect(page.getByLabel('Leader')).toHaveCount(0);
    await fillNewUser(page, name, 'salesman');
    await page.getByLabel('Leader').selectOption({ label: 'Marcus Ellery' });
    await page.getByRole('button', { name: 'Create user' }).click();
    await expect(page).toHaveURL('/app/users');

    await find(page, name);
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText('Marcus Ellery');
    await expect(row).toContainText('Active');

    await choose(page, name, 'Edit');
    await page.getByLabel('Name', { exact: true }).fill(`${name} Renamed`);
    await page.getByRole('button', { name: 'Save changes' }).click();
    // Back where the search was.
    await expect(page).toHaveURL(/\/app\/users\?search=/);
    await expect(page.getByRole('row', { name: new RegExp(`${name} Renamed`) })).toBeVisible();

    const menu = page.getByRole('button', { name: new RegExp(`Actions for ${name}`) });
    await choose(page, name, 'Deactivate');
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await choose(page, name, 'Deactivate');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(row).toContainText('Deactivated');
    await expect(menu).toBeFocused();
    await choose(page, name, 'Activate');
    await expect(row).toContainText('Active');
    await expect(row).not.toContainText('Deactivated');

    await deleteUser(page, name);
    await expect(page.getByText('No matches')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'User List' })).toBeFocused();
  });

  test('keeps page, order and search in the address', async ({ page }) => {
    await beSignedIn(page, 'admin@alpha.test');
    await page.goto('/app/listing');
    await page.goto('/app/users');
    await expect(page.getByRole('row')).not.toHaveCount(1);
    await page.getByRole('button', { name: 'Role' }).click();
    await expect(page).toHaveURL(/sort=role&order=asc/);
    await find(page, 'alpha.test');
    await find(page, 'sofía');
    await expect(page.getByRole('row', { name: /Sofía Lareda/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Helena Brandt/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('sofía');
    await expect(page.getByRole('columnheader', { name: 'Role' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByLabel('Sort by').selectOption('email');
    await expect(page).toHaveURL(/sort=email&order=asc/);
    // Back leaves the list instead of walking through what was typed.
    await page.goBack();
    await expect(page).toHaveURL('/app/listing');
  });

  test('is told how many leads move and to whom before somebody is deleted', async ({ page }) => {
    await beSignedIn(page, 'admin@alpha.test');
    await page.goto('/app/users?search=salesman@alpha.test');
    await choose(page, 'Sofía Lareda', 'Delete');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(/\d+ leads? (has|have) to move/);
    await expect(dialog.getByRole('combobox')).toContainText('Marcus Ellery (suggested)');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('row', { name: /Sofía Lareda/ })).toBeVisible();
  });

  test('is told who loses a leader, and gives the team to another', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/409/);
    await beSignedIn(page, 'admin@alpha.test');
    await page.goto('/app/users?search=leader@alpha.test');
    await choose(page, 'Marcus Ellery', 'Edit');
    await expect(page).toHaveTitle('Edit user · Alpha Agent');
    await page.getByLabel('Role', { exact: true }).selectOption('salesman');
    await expect(page.getByText(/\d salesm[ae]n loses? their leader/)).toBeVisible();
    await expect(
      page.getByLabel('Leader').getByRole('option', { name: 'Marcus Ellery' }),
    ).toHaveCount(0);
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();

    await choose(page, 'Marcus Ellery', 'Delete');
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(/\d salesm[ae]n loses? their leader/);
    const team = dialog.getByLabel('New leader of the team');
    await expect(team.getByRole('option', { name: 'Marcus Ellery' })).toHaveCount(0);
    const other = await team.getByRole('option').nth(1).getAttribute('value');
    await team.selectOption(other);
    let asked = '';
    await page.route('**/api/users/*', (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      asked = new URL(route.request().url()).search;
      return route.fulfill({ status: 409, json: { message: 'Not now.', code: 'user.lastAdmin' } });
    });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    // Refused: the dialog stays, with the reason and with what was chosen.
    await expect(dialog.getByRole('alert')).toHaveText('Not now.');
    await expect(team).toHaveValue(other ?? '');
    expect(asked).toContain(`move_team_to=${other}`);
  });

  test('proves the own account with its password before the e-mail changes', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/422|409/);
    await beSignedIn(page, 'admin@alpha.test');
    await page.goto('/app/users?search=admin@alpha.test');
    await page.getByRole('button', { name: 'Actions for Helena Brandt' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'View board']);
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit your account');
    const proof = page.getByLabel('Your current password');
    await expect(proof).toHaveCount(0);
    await page.getByLabel('Email', { exact: true }).fill('helena@elsewhere.test');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(proof).toBeFocused();
    await proof.fill('not my password');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('The password is incorrect.')).toHaveCount(1);
    await page.getByLabel('Email', { exact: true }).fill('admin@alpha.test');
    await expect(proof).toHaveCount(0);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/app\/users\?search=/);
  });

  test('reads what is wrong beside the fields and loses nothing', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/422/);
    await beSignedIn(page, 'admin@alpha.test');
    await page.goto('/app/users/new');
    await page.getByRole('button', { name: 'Create user' }).click();
    await expect(page.getByText('This field is required.')).toHaveCount(5);
    await fillNewUser(page, 'Twice Taken', 'leader');
    await page.getByLabel('Email', { exact: true }).fill('leader@alpha.test');
    await page.getByLabel('Repeat the password').fill('something else');
    await page.getByRole('button', { name: 'Create user' }).click();
    await expect(page.getByText('The passwords don’t match.')).toBeVisible();
    await page.getByLabel('Repeat the password').fill('a long enough one 7');
    await page.getByRole('button', { name: 'Create user' }).click();
    // Once, beside its field, which has the focus.
    await expect(page.getByText('already in use by another user')).toHaveCount(1);
    await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Twice Taken');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('link', { name: 'Cancel' })).toBeFocused();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Twice Taken');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL('/app/users');
  });

  test('is told when a user does not exist', async ({ page, allowConsole }) => {
    allowConsole(/404/);
    await beSignedIn(page, 'admin@alpha.test');
    await page.goto('/app/edit-user/999999');
    await expect(page.getByText('User not found')).toBeVisible();
  });

  test('reads that the users could not be obtained, and tries again', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/500/);
    await beSignedIn(page, 'admin@alpha.test');
    await page.route('**/api/users?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/app/users');
    await expect(page.getByRole('alert')).toContainText('Users could not be loaded.');
    await page.unroute('**/api/users?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row', { name: /Helena Brandt/ })).toBeVisible();
  });
});

test('a leader sees the own team only and gives no other role than salesman', async ({ page }) => {
  const name = fresh('Tim Probe');
  await beSignedIn(page, 'leader@alpha.test');
  await page.goto('/app/users');
  await expect(page.getByRole('row', { name: /Sofía Lareda/ })).toBeVisible();
  await expect(page.getByText('Daniel Sarmiento')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await page.getByRole('link', { name: 'New user' }).click();
  await expect(page.getByLabel('Role', { exact: true }).getByRole('option')).toHaveText([
    'Salesman',
  ]);
  await expect(page.getByLabel('Leader').getByRole('option')).toHaveText(['Marcus Ellery']);
  await fillNewUser(page, name, 'salesman');
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page).toHaveURL('/app/users');
  await find(page, name);
  await deleteUser(page, name);
});

test('a salesman who opens the users sees none', async ({ page }) => {
  await beSignedIn(page, 'salesman@alpha.test');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/app/users');
  await expect(page.getByText('You don’t have access to this page')).toBeVisible();
  await expect(page.getByText('Marcus Ellery')).toHaveCount(0);
  expect(asked).not.toContain('/api/users');
});

test('the users are whole in Spanish, fit the screen and are accessible @phone-only', async ({
  page,
}) => {
  await beSignedIn(page, 'admin@alpha.test');
  for (const path of ['/app/users', '/app/users/new', '/app/edit-user/3']) {
    await page.goto(`${path}?lang=es`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/usuario/i);
    await untilLoaded(page);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  }
});
