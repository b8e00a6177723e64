import type { Page } from '@playwright/test';
import {
  beSignedIn,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  PASSWORD,
  speakSpanish,
  test,
  untilLoaded,
} from '../fixtures.ts';
import { chooseFile, fresh, PORTAL_HEADERS, portalRow } from './listing-file.ts';

const figure = (page: Page, name: RegExp) => page.getByRole('radio', { name });

test('an administrator previews a portal’s download, imports it, finds the listing and undoes it @phone', async ({
  page,
}) => {
  const tag = fresh();
  const street = `${Math.floor(1000 + Math.random() * 8000)} W ${tag} Pl`;
  const file = [
    PORTAL_HEADERS,
    portalRow(street, `A${tag}`),
    portalRow(`12 Wrong ${tag} St`, `B${tag}`, { price: 'call us' }),
    portalRow(`14 Dear ${tag} St`, `C${tag}`, { hoa: '75209' }),
  ].join('\n');
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/imports');
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await untilLoaded(page);
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);

  // A file that can't be a table is rejected before the upload.
  await chooseFile(page, 'homes.csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
  await expect(page.getByRole('alert')).toContainText('zip archive');
  await chooseFile(page, 'homes.csv', '');
  await expect(page.getByRole('alert')).toContainText('This file is empty.');

  await chooseFile(page, `portal-${tag}.csv`, file);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^Portal download/ })).toBeChecked();
  await page.getByRole('button', { name: 'Upload and preview' }).click();
  await expect(page).toHaveURL(/\/app\/imports\/\d+$/);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await expect(page.getByText('Nothing has been imported yet.')).toBeVisible();
  await expect(figure(page, /^1\s*New/)).toBeVisible();
  // The expected result is shown before the import.
  await expect(page.getByText('1 listing for sale')).toContainText('1 analyzed');
  await expect(figure(page, /^1\s*Skipped/)).toBeVisible();
  await expect(figure(page, /^1\s*Quarantined/)).toBeVisible();
  await expect(
    page.getByText('“call us” isn’t a number (Price).').filter({ visible: true }),
  ).toBeVisible();
  await page.getByText('Quarantined', { exact: true }).first().click();
  await expect(page).toHaveURL(/verdict=quarantined/);
  const rows = page.locator('li, tr').filter({ hasText: new RegExp(`[A-C]${tag}`), visible: true });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Implausible value: Monthly HOA fee of $75,209.');
  // The values read are shown, so that a wrong column is visible.
  await expect(rows).toContainText(`14 Dear ${tag} St, Hialeah, FL 33012`);
  await expect(rows).toContainText(
    '$410,000 · 3 beds · 2 baths · 1,450 sqft · 6,000 sqft lot · Single family',
  );
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  // A user who leaves and returns finds the current state.
  await page.getByRole('link', { name: 'Imports' }).first().click();
  const past = page.getByRole('listitem').filter({ hasText: `portal-${tag}.csv` });
  await expect(past).toContainText('Imported', { timeout: 60_000 });
  await expect(past).toContainText('1 new');
  await past.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Import complete' })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${street}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(street);
  await page.goto(`/app/listing?search=${encodeURIComponent(street)}`);
  await expect(page.getByText(street).filter({ visible: true }).first()).toBeVisible();

  await page.goto('/app/imports');
  await past.getByRole('link').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Undo the import of portal-${tag}.csv?`);
  await question.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('dialog')).toContainText('1 listing removed.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('heading', { name: 'This import was undone' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('en español, una tabla propia pide las columnas que no reconoce y las recuerda', async ({
  page,
  allowConsole,
}) => {
  // The browser itself logs the refused request.
  allowConsole(/status of 422/);
  const tag = fresh();
  const headers = `Folio ${tag};Calle;Ciudad;Estado;Codigo postal;Valor ${tag};Notas`;
  const table = (folio: string) =>
    `${headers}\n${folio};77 ${tag} Ave;Hialeah;FL;33012;315000;buena luz`;
  await speakSpanish(page);
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/imports');
  await chooseFile(page, `propia-${tag}.csv`, table(`F${tag}`));
  await expect(page.getByRole('radio', { name: /^Su propia tabla/ })).toBeChecked();
  await page.getByRole('button', { name: 'Subir y ver vista previa' }).click();
  const missing = page.getByRole('status').filter({ hasText: 'Elija una columna para' });
  await expect(missing).toContainText('Número de la propiedad');
  await expect(missing).toContainText('Precio');
  await expect(page.getByText('p. ej. buena luz')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vista previa' })).toBeDisabled();
  await page
    .getByLabel(`Campo para Folio ${tag}`)
    .selectOption({ label: 'Número de la propiedad' });
  await page.getByLabel('Campo para Calle').selectOption({ label: 'Dirección' });
  await page.getByLabel(`Campo para Valor ${tag}`).selectOption({ label: 'Precio' });
  await expect(missing).toHaveCount(0);
  await expectNoViolations(page);
  // Two offices may both have a number 1: the source must be given.
  const source = page.getByLabel('Origen de estas propiedades');
  await source.fill('');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.getByRole('alert')).toContainText('de dónde vienen estas propiedades');
  await expect(source).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page);
  await source.fill(`Oficina ${tag}`);
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.getByRole('heading', { name: 'Vista previa' })).toBeVisible();
  await expect(figure(page, /^1\s*Nuevas/)).toBeVisible();
  await expect(page.getByText('no se analizaría ninguna')).toBeVisible();
  await expect(page.getByText('1 propiedad no tiene renta ni habitaciones')).toBeVisible();

  // The same headers again: the mapping is remembered.
  await page.goto('/app/imports');
  await chooseFile(page, `propia-2-${tag}.csv`, table(`G${tag}`));
  await page.getByRole('button', { name: 'Subir y ver vista previa' }).click();
  await expect(
    page.getByText('Usamos la asignación que usted guardó para estos encabezados.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vista previa' })).toBeEnabled();
});

test('import from a URL: the typed URL stays, and the error is explained', async ({ page }) => {
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/imports');
  const address = page.getByLabel('Or import from a URL');
  await address.fill('http://example.com/homes.csv');
  await page.getByRole('button', { name: 'Download and preview' }).click();
  await expect(page.getByText('The URL must start with https.')).toBeVisible();
  await expect(address).toHaveValue('http://example.com/homes.csv');
  // As autofill does it: without input events.
  await address.evaluate((field: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, 'https://10.0.0.1/homes.csv');
  });
  await page.getByRole('button', { name: 'Download and preview' }).click();
  await expect(page.getByText('so we can’t open it. Upload the file instead.')).toBeVisible();
  const nowhere = `https://nowhere.invalid/homes-${fresh()}.csv`;
  await address.fill(nowhere);
  await page.getByRole('button', { name: 'Download and preview' }).click();
  await expect(page).toHaveURL(/\/app\/imports\/\d+$/);
  // Can be corrected where it was rejected.
  await expect(page.getByLabel('URL')).toHaveValue(nowhere, { timeout: 30_000 });
  await expectNoViolations(page);
});

test('a running preview can be stopped', async ({ page }) => {
  const tag = fresh();
  const rows = Array.from({ length: 40_000 }, (_, i) => portalRow(`${i} ${tag} St`, `${tag}${i}`));
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/imports');
  await chooseFile(page, `long-${tag}.csv`, [PORTAL_HEADERS, ...rows].join('\n'));
  await page.getByRole('button', { name: 'Upload and preview' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Import interrupted' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
});

test('a listing that may not be valued is shown with its facts and the reason for missing returns', async ({
  page,
}) => {
  const tag = fresh();
  const street = `${Math.floor(1000 + Math.random() * 8000)} NE ${tag} Ter`;
  const table = [
    'Listing ID,Address,City,State,Zip,Price,Beds,Baths,Sqft,Type,Rent,InternetAutomatedValuationDisplayYN',
    `V${tag},${street},Hialeah,FL,33012,333000,3,2,1400,House,2600,false`,
  ].join('\n');
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/imports');
  await chooseFile(page, `rights-${tag}.csv`, table);
  await page.getByRole('button', { name: 'Upload and preview' }).click();
  await page.getByLabel('Source of these listings').fill(`Office ${tag}`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import complete' })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('link', { name: new RegExp(`^${street}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(street);
  await expect(page.getByText('$333,000').first()).toBeVisible();
  const why = page.getByText('The seller does not allow estimates for this property.');
  await expect(why.first()).toBeVisible();
  await page.goto(`/app/listing?search=${encodeURIComponent(street)}`);
  await expect(why.first()).toBeVisible();
  await expectNoViolations(page);
});

test('a file of rates is previewed before it changes anything, in both languages @phone', async ({
  page,
}) => {
  const tag = fresh();
  const file = [
    'date,pmms30,pmms30p,pmms15,pmms15p,pmms51,pmms51p,pmms51m,pmms51spread',
    '10/22/2026,6.18, ,5.41,,,,,',
    '10/29/2026,6.25, ,5.44,,,,,',
    '11/5/2026,-, ,-,,,,,',
  ].join('\n');
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/imports');
  await chooseFile(page, `pmms-${tag}.csv`, file);
  await page.getByText('Mortgage rates', { exact: true }).click();
  await page.getByRole('button', { name: 'Upload and preview' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByText('The rate would be 7.00%')).toBeVisible();
  const week = page.locator('li, tr').filter({ hasText: '6.25%', visible: true });
  await expect(week).toContainText('Oct 29, 2026');
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('La tasa sería 7,00 %')).toBeVisible();
  await expect(
    page.locator('li, tr').filter({ hasText: '29 de oct de 2026', visible: true }),
  ).toContainText('6,25 %');
});

test('the history has more than one page', async ({ page }) => {
  const tag = fresh();
  const login = await page.request.post('/api/login', {
    data: { email: 'admin@alpha.test', password: PASSWORD },
  });
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  // Two ways in: each has its own rate limit.
  for (let n = 1; n <= 11; n += 1) {
    const query = new URLSearchParams({ kind: 'redfin', name: `${tag}-${n}.csv` });
    const data = Buffer.from(PORTAL_HEADERS);
    expect((await page.request.post(`/api/imports?${query}`, { headers, data })).ok()).toBe(true);
    const asked = { kind: 'redfin', url: `https://10.0.0.1/${tag}-${n}-b.csv` };
    const answer = await page.request.post('/api/imports/from-address', { headers, data: asked });
    expect(answer.ok()).toBe(true);
  }
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/imports');
  await expect(page.getByRole('link', { name: `${tag}-11.csv` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${tag}-1.csv` })).toHaveCount(0);
  const pages = page.getByRole('navigation', { name: 'History pages' });
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: `${tag}-1.csv` })).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: `${tag}-1.csv` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${tag}-1.csv` })).toBeVisible();
});

test('others see no link, and a message about who may use the page', async ({ page }) => {
  await beSignedIn(page, 'leader@alpha.test');
  await page.goto('/app/imports');
  await expect(page.getByRole('heading', { level: 1, name: 'Imports' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Imports' })).toHaveCount(0);
  await expect(page.locator('input[type=file]')).toHaveCount(0);
});
