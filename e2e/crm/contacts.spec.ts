import type { Page } from '@playwright/test';
import {
  beSignedIn,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  speakSpanish,
  test,
} from '../fixtures.ts';

/** Unique, and new for each attempt. */
const fresh = () => `Probe${Math.random().toString(36).slice(2, 8)}`;

const csvOf = (family: string, ...first: string[]) =>
  ['First name,Last name,Email,Phone']
    .concat(
      first.map((name) =>
        `${name},${family},${name}.${family}@csv.test`.toLowerCase().concat(',+57 300 555 0100'),
      ),
    )
    .join('\n');

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

async function importRows(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/app/contacts/import');
  await chooseFile(page, name, text);
  await page.getByRole('button', { name: /^(Import|Importar) \d+/ }).click();
  await expect(page.getByRole('heading', { name: /complete|completa/ })).toBeFocused();
}

const rowsOf = (page: Page, family: string) =>
  page.getByRole('row', { name: new RegExp(family, 'i') });

test('a leader filters, saves a view, moves and assigns many, and sees what was skipped', async ({
  page,
}) => {
  const family = fresh();
  await beSignedIn(page, 'leader@alpha.test');
  await importRows(page, `${family}.csv`, csvOf(family, 'Ana', 'Bea', 'Caro'));
  await page.goto('/app/contacts');
  await page.getByRole('searchbox', { name: 'Search contacts' }).fill(family);
  await expect(page).toHaveURL(new RegExp(`search=${family}`));
  await expect(rowsOf(page, family)).toHaveCount(3);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/sort=first_name&order=asc/);
  await expect(rowsOf(page, family).first()).toContainText('ana');

  // A view stores filters and order under a name.
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('Source').selectOption('import');
  await expect(page.getByRole('button', { name: 'Remove filter: Source' })).toBeVisible();
  const save = async () => {
    await page.getByRole('button', { name: /^(Views|Probe)/ }).click();
    await page.getByRole('menuitem', { name: 'Save view' }).click();
    await page.getByLabel('View name').fill(family);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  };
  await save();
  await expect(page.getByText(`“${family}” saved.`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/source=/);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: family }).click();
  await expect(page).toHaveURL(/source=import/);
  await expect(rowsOf(page, family)).toHaveCount(3);

  await page.getByRole('checkbox', { name: /^Select ana/i }).check();
  await page.getByRole('button', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New owner').selectOption({ label: 'Sofía Lareda' });
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('1 assigned')).toBeVisible();
  await expect(rowsOf(page, family).first()).toContainText('Sofía Lareda');

  await page.getByLabel('Select all contacts on this page').check();
  await page.getByRole('button', { name: 'Move to' }).click();
  const status = dialog.getByLabel('New status');
  const second = status.getByRole('option', { name: /^Salesman: / }).nth(1);
  await status.selectOption(await second.getAttribute('value'));
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('1 moved')).toBeVisible();
  await expect(
    page.getByText(/2 skipped because their owners’ role doesn’t have this status/),
  ).toBeVisible();

  await page.getByLabel('Select all contacts on this page').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 deleted')).toBeVisible();
  await expect(page.getByText('No contacts match', { exact: true })).toBeVisible();
});

test('filters, order and page are in the URL; View Kanban opens that owner’s board', async ({
  page,
}) => {
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/contacts');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('Owner').selectOption({ label: 'Sofía Lareda' });
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByRole('cell', { name: 'Marcus Ellery' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove filter: Owner' })).toBeVisible();
  const board = page.getByRole('link', { name: 'View Kanban' });
  await expect(board).toHaveAttribute('href', /\/app\/board\/\d+$/);
  await page.getByRole('rowheader').first().getByRole('checkbox').check();
  await expect(page.getByLabel('Select all contacts on this page')).toBeChecked({
    indeterminate: true,
  });
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/app\/leads\/\d+$/);
});

test('a contact is deleted after confirmation; a refusal is shown and nothing is lost', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500/);
  const family = fresh();
  await beSignedIn(page, 'salesman@alpha.test');
  await importRows(page, `${family}.csv`, csvOf(family, 'Dora'));
  await page.goto(`/app/contacts?search=${family}`);
  const askToDelete = async () => {
    await page.getByRole('button', { name: /^Actions for dora/i }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  };
  await askToDelete();
  await page.route('**/api/leads/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Could not delete the contact. Please try again.')).toBeVisible();
  await page.unroute('**/api/leads/*');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No contacts match', { exact: true })).toBeVisible();

  await page.route('**/api/leads?*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/app/contacts');
  await expect(page.getByText('Contacts could not be loaded.')).toBeVisible();
});

test('una importación se revisa fila por fila, se aplica y se deshace', async ({ page }) => {
  const family = fresh();
  await speakSpanish(page);
  await beSignedIn(page, 'salesman@alpha.test');
  await page.goto('/app/contacts/import');
  const text = `Quién;Apellidos;Correo;Teléfono\nEva;${family};eva.${family}@csv.test;=1+1\nSin correo;${family};;300`;
  await chooseFile(page, `${family}.csv`, text);
  await expect(page.getByText('Elija una columna para: Nombre.')).toBeVisible();
  await page.getByLabel('Campo para Quién').selectOption('first_name');
  await expect(page.getByText('Falta el dato: Correo electrónico.').first()).toBeAttached();
  await expect(page.getByText('1 rechazado')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Importar 1 fila' }).click();
  await expect(page.getByRole('heading', { name: 'Importación completa' })).toBeFocused();
  await page.goto(`/app/contacts?search=${family}`);
  await expect(rowsOf(page, family)).toContainText('=1+1');

  // Deleted rows are restored unchanged.
  await page.getByRole('button', { name: 'Más' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Exportar CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^contactos-.*\.csv$/);

  await page.goto('/app/contacts/import');
  await page.locator('input[type=file]').setInputFiles(await file.path());
  await page.getByRole('radio', { name: /Actualizar el contacto/ }).check();
  await expect(page.getByText('Esta fila no tiene nada nuevo.').first()).toBeAttached();
  await page.getByRole('button', { name: `Deshacer la importación de ${family}.csv` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Deshacer la importación' })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Se eliminó 1 contacto.');
});

test('on a phone the rows are cards and nothing scrolls sideways @phone-only', async ({ page }) => {
  await beSignedIn(page, 'leader@alpha.test');
  await page.goto('/app/contacts');
  await expect(page.getByRole('list', { name: 'Contact List' }).getByRole('listitem')).toHaveCount(
    10,
  );
  // The contacts start in the upper half of the screen.
  const first = await page.getByRole('list', { name: 'Contact List' }).boundingBox();
  expect(first?.y).toBeLessThan(420);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
  await page.getByLabel('Select all contacts on this page').check();
  await expect(page.getByRole('button', { name: /Select all \d+ matches/ })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoViolations(page);
  await page.goto('/app/contacts/import');
  await chooseFile(page, 'people.csv', csvOf('Phone', 'Ana'));
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
