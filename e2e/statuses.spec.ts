import type { Page } from '@playwright/test';
import {
  beSignedIn,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
  untilLoaded,
} from './fixtures.ts';

const fresh = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`;

const columnOf = (page: Page, role: string) => page.getByRole('region', { name: role });

async function choose(page: Page, status: string, entry: RegExp): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^(Actions for|Acciones para) ${status}`) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a status is created, renamed, moved and deleted', async ({ page }) => {
  const name = fresh('Probe');
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/leads-status');
  await page.getByRole('link', { name: 'New status for Leader' }).click();
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('leader');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create status' }).click();
  await expect(page).toHaveURL('/app/leads-status');
  const leader = columnOf(page, 'Leader');
  // A new one stands last unless somebody says otherwise.
  await expect(leader.getByRole('listitem').last()).toContainText(name);

  const count = await leader.getByRole('listitem').count();
  const up = leader.getByRole('button', { name: `Move ${name} up` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} is now number ${count - 1}.`)).toBeVisible();
  await expect(up).toBeFocused();
  await page.reload();
  await expect(leader.getByRole('listitem').nth(-2)).toContainText(name);
  await leader.getByRole('button', { name: `Move ${name} down` }).click();
  await expect(leader.getByRole('listitem').last()).toContainText(name);
  await expect(page.getByText(`${name} is now number ${count}.`)).toBeVisible();
  // At the end the only way left is back.
  await expect(up).toBeFocused();

  await choose(page, name, /^Edit$/);
  await page.getByLabel('Name', { exact: true }).fill(`${name} renamed`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(leader.getByText(`${name} renamed`)).toBeVisible();

  await choose(page, name, /^Delete$/);
  const dialog = page.getByRole('alertdialog');
  await page.keyboard.press('Escape');
  await expect(leader.getByRole('button', { name: `Actions for ${name} renamed` })).toBeFocused();
  await choose(page, name, /^Delete$/);
  await expect(dialog).toContainText('This can’t be undone.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
  await expect(leader.getByText(`${name} renamed`)).toHaveCount(0);
  // Its row is gone: the one beside it has the focus.
  await expect(
    leader
      .getByRole('listitem')
      .last()
      .getByRole('button', { name: /^Actions for/ }),
  ).toBeFocused();
});

test('an order that is refused goes back, and the server says why', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/leads-status');
  const rows = columnOf(page, 'Leader').getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const before = await rows.allInnerTexts();
  await page.route('**/api/lead-statuses/order', (route) =>
    route.fulfill({
      status: 409,
      json: { message: 'Someone else changed this list.', code: 'status.listChanged' },
    }),
  );
  await rows.first().getByRole('button', { name: /down$/ }).click();
  await expect(page.getByText('Someone else changed this list.')).toBeVisible();
  await expect.poll(() => rows.allInnerTexts()).toEqual(before);
});

test('a delete that is refused keeps its dialog, with the reason', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/409/);
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/leads-status');
  await page.route('**/api/lead-statuses/*', (route) =>
    route.fulfill({ status: 409, json: { message: 'The last one.', code: 'status.lastOfRole' } }),
  );
  const empty = columnOf(page, 'Admin').getByRole('listitem').filter({ hasText: '0 leads' });
  await empty
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The last one.');
});

test('the place of a new status follows its role until somebody types another', async ({
  page,
}) => {
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/leads-status');
  await expect(columnOf(page, 'Leader').getByRole('listitem').first()).toBeVisible();
  const counts = {
    leader: await columnOf(page, 'Leader').getByRole('listitem').count(),
    salesman: await columnOf(page, 'Salesman').getByRole('listitem').count(),
  };
  await page.goto('/app/leads-status/new');
  await expect(page).toHaveTitle('New status · Alpha Agent');
  const role = page.getByLabel('Role', { exact: true });
  const order = page.getByLabel('Order');
  await expect(order).toHaveValue('');
  await role.selectOption('leader');
  await expect(order).toHaveValue(String(counts.leader + 1));
  await role.selectOption('salesman');
  await expect(order).toHaveValue(String(counts.salesman + 1));
  await order.fill('2');
  await role.selectOption('leader');
  await expect(order).toHaveValue('2');
});

test('a status with leads is not deleted: the way on leads to the board', async ({ page }) => {
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/leads-status');
  const used = columnOf(page, 'Salesman')
    .getByRole('listitem')
    .filter({ hasText: /[1-9]\d* leads?/ });
  await used
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('cannot be deleted yet');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Open the board' }).click();
  await expect(page).toHaveURL('/app/board');
});

test('the form asks for what is missing and refuses a name twice', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/422/);
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/leads-status/new');
  await page.getByLabel('Order').fill('0');
  await page.getByRole('button', { name: 'Create status' }).click();
  await expect(page.getByText('This field is required.')).toHaveCount(2);
  await expect(page.getByText('Enter a whole number from 1 to 999.')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('contacted');
  await page.getByLabel('Role', { exact: true }).selectOption('salesman');
  await page.getByLabel('Order').fill('9');
  await page.getByRole('button', { name: 'Create status' }).click();
  // Once, beside its field, which has the focus.
  await expect(page.getByText('This role already has a status with that name.')).toHaveCount(1);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('contacted');
});

test('a save that fails without words gets ours, in Spanish the exact ones', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500/);
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/leads-status/new?lang=es&role=leader');
  await page.route('**/api/app/lead-statuses', (route) =>
    route.fulfill({ status: 500, body: 'not json' }),
  );
  await page.getByLabel('Nombre').fill('Prueba');
  await page.getByRole('button', { name: 'Crear estatus' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Error al guardar el estatus, verifique los datos.',
  );
});

test('statuses are for administrators', async ({ page }) => {
  await beSignedIn(page, 'leader@alpha.test');
  await page.goto('/app/leads-status');
  await expect(page.getByText('You don’t have access to this page')).toBeVisible();
});

test('the statuses are whole in Spanish, fit the screen and are accessible @phone-only', async ({
  page,
}) => {
  await beSignedIn(page, 'admin@alpha.test');
  for (const path of ['/app/leads-status', '/app/leads-status/new', '/app/edit-leads-status/1']) {
    await page.goto(`${path}?lang=es`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/estatus/i);
    await untilLoaded(page);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  }
});
