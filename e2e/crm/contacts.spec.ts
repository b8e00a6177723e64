import type { Page } from '@playwright/test';
import { beSignedIn, expect, speakSpanish, test } from '../fixtures.ts';

/** Unique, and new for each attempt. */
const fresh = () => `Probe${Math.random().toString(36).slice(2, 8)}`;

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const rowsOf = (page: Page, family: string) =>
  page.getByRole('row', { name: new RegExp(family, 'i') });

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
