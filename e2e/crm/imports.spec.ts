import type { Page } from '@playwright/test';
import { beSignedIn, expect, expectNoViolations, test } from '../fixtures.ts';
import { chooseFile, fresh, PORTAL_HEADERS, portalRow } from './listing-file.ts';

const figure = (page: Page, name: RegExp) => page.getByRole('radio', { name });

test('an administrator previews a portal’s download, imports it, finds the listing and undoes it', async ({
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
  await chooseFile(page, `portal-${tag}.csv`, file);
  await expect(page.getByRole('radio', { name: /^Redfin download/ })).toBeChecked();
  await page.getByRole('button', { name: 'Upload and preview' }).click();
  await expect(page).toHaveURL(/\/app\/imports\/\d+$/);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await expect(page.getByText('Nothing has been imported yet.')).toBeVisible();
  await expect(figure(page, /^1\s*New/)).toBeVisible();
  // The expected result is shown before the import.
  await expect(page.getByText('1 listing for sale')).toContainText('1 analyzed');
  await expect(figure(page, /^1\s*Skipped/)).toBeVisible();
  await expect(figure(page, /^1\s*Rejected/)).toBeVisible();
  await expect(
    page.getByText('“call us” isn’t a number (Price).').filter({ visible: true }),
  ).toBeVisible();
  await page.getByText('Rejected', { exact: true }).first().click();
  await expect(page).toHaveURL(/verdict=quarantined/);
  const rows = page.locator('li, tr').filter({ hasText: new RegExp(`[A-C]${tag}`), visible: true });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Implausible value: Monthly HOA fee of $75,209.');
  // The values read are shown, so that a wrong column is visible.
  await expect(rows).toContainText(`14 Dear ${tag} St, Hialeah, FL 33012`);
  await expect(rows).toContainText(
    '$410,000 · 3 beds · 2 baths · 1,450 sqft · 6,000 sqft lot · Single-family',
  );

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  // A user who leaves and returns finds the current state.
  await page.getByRole('link', { name: 'Imports' }).first().click();
  const past = page.getByRole('listitem').filter({ hasText: `portal-${tag}.csv` });
  await expect(past).toContainText('Imported');
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
  await expect(page.getByRole('heading', { name: 'Import complete' })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${street}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(street);
  await expect(page.getByText('$333,000').first()).toBeVisible();
  const why = page.getByText('The seller does not allow estimates for this property.');
  await expect(why.first()).toBeVisible();
  await page.goto(`/app/listing?search=${encodeURIComponent(street)}`);
  await expect(why.first()).toBeVisible();
  await expectNoViolations(page);
});
