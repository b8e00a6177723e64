import { beSignedIn, expect, expectNoViolations, test } from '../fixtures.ts';
import { chooseFile, fresh, PORTAL_HEADERS, portalRow } from './listing-file.ts';

test('a feed is added, tested and run; errors are explained, and its secret is never returned', async ({
  page,
}) => {
  const name = `Feed ${fresh()}`;
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/imports');
  await page.getByRole('button', { name: 'Add a feed' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This field is required.')).toHaveCount(3);
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('RESO Web API URL').fill('https://10.0.0.1/odata');
  await dialog.getByLabel('Token', { exact: true }).last().fill('a-secret-of-ours');
  await dialog.getByLabel('Refresh').selectOption({ label: 'Manually' });
  await dialog.getByRole('button', { name: 'Test the connection' }).click();
  await expect(dialog.getByRole('alert')).toContainText('points to a private network');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Save anyway?');
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'https://10.0.0.1/odata' });
  await expect(row).toContainText('Not run yet');

  await row.getByRole('button', { name: 'Run now' }).click();
  await expect(row).toContainText('Last run failed');
  await expect(row).toContainText('points to a private network');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Token', { exact: true }).last()).toHaveValue('');
  await expect(dialog.getByText('Stored encrypted.')).toBeVisible();
  expect(await page.content()).not.toContain('a-secret-of-ours');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(`${name} removed.`)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a queued run can be canceled', async ({ page }) => {
  const tag = fresh();
  const rows = Array.from({ length: 120_000 }, (_, i) => portalRow(`${i} ${tag} St`, `${tag}${i}`));
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/imports');
  await page.getByRole('button', { name: 'Add a feed' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(`Feed ${tag}`);
  await dialog.getByLabel('RESO Web API URL').fill(`https://${tag}.invalid/odata`);
  await dialog.getByLabel('Token', { exact: true }).last().fill('a-secret-of-ours');
  await dialog.getByLabel('Refresh').selectOption({ label: 'Manually' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('listitem').filter({ hasText: `https://${tag}.invalid/odata` });
  await expect(row).toContainText('Not run yet');

  // One import at a time: a long one is running.
  await chooseFile(page, `long-${tag}.csv`, [PORTAL_HEADERS, ...rows].join('\n'));
  await page.getByRole('button', { name: 'Upload and preview' }).click();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  // Started, not only queued: otherwise the feed might run first.
  await expect(page.getByRole('status').filter({ hasText: /^(Reading|Comparing)/ })).toBeVisible();
  await page.getByRole('link', { name: 'Imports' }).first().click();
  await row.getByRole('button', { name: 'Run now' }).click();
  await expect(row).toContainText('Waiting');
  await row.getByRole('button', { name: 'Cancel run' }).click();
  await expect(row).toContainText('Not run yet');
  await expect(row.getByRole('button', { name: 'Run now' })).toBeVisible();

  const long = page.getByRole('listitem').filter({ hasText: `long-${tag}.csv` });
  await long.getByRole('link').click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Import interrupted' })).toBeVisible();

  await page.goto('/app/imports');
  await row.getByRole('button', { name: `Actions for Feed ${tag}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});
