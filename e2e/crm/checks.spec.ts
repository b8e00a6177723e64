import { beSignedIn, expect, test } from '../fixtures.ts';
import { chooseFile, fresh, PORTAL_HEADERS, portalRow } from './listing-file.ts';

test('a price without its last digit is not recommended until somebody corrects the result', async ({
  page,
}) => {
  const tag = fresh();
  const street = `${Math.floor(1000 + Math.random() * 8000)} W ${tag} Ct`;
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/imports');
  const file = [PORTAL_HEADERS, portalRow(street, `D${tag}`, { price: '$41,000' })].join('\n');
  await chooseFile(page, `odd-${tag}.csv`, file);
  await page.getByRole('button', { name: 'Upload and preview' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Import complete' })).toBeVisible();

  // Still found, with a mark.
  await page.goto(`/app/listing?search=${encodeURIComponent(street)}&investment_min=0`);
  const card = page.getByRole('article').filter({ hasText: street });
  await expect(card).toContainText('Check this');
  await card.getByRole('link', { name: new RegExp(`^${street}`) }).click();
  await expect(page.getByText('Check this result before you recommend it')).toBeVisible();
  await expect(page.getByText(/A year’s rent is \d+% of the price/)).toBeVisible();
  await page.getByRole('button', { name: 'Send by email' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Not everything here adds up yet');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Results to check' }).first().click();
  const row = page.getByRole('listitem').filter({ hasText: street });
  await row.getByRole('button', { name: /^Correct / }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the figures' });
  await dialog.getByLabel('Rent a month').fill('240');
  await dialog.getByRole('button', { name: 'Save and compute again' }).click();
  await expect(row).toHaveCount(0);
  await page.getByLabel('Show').selectOption({ index: 2 });
  await expect(row).toContainText('Own rent: $240');

  await row.getByRole('button', { name: /^Take back/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByLabel('Show').selectOption({ index: 0 });
  await row.getByRole('button', { name: /^Looks right/ }).click();
  await expect(page.getByText('1 result confirmed')).toBeVisible();
  await page.goto(`/app/listing?search=${encodeURIComponent(street)}&investment_min=0`);
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Check this');
});
