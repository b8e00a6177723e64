import { readFile } from 'node:fs/promises';
import { beSignedIn, expect, test } from './fixtures.ts';

test('an administrator finds an entry by person, action and day, and exports the log', async ({
  page,
}) => {
  await beSignedIn(page, 'admin@alpha.test');
  await page.goto('/app/users');
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page).toHaveURL('/app/audit');
  // The first of these is the sign-in of this test.
  await page.getByLabel('Person', { exact: true }).selectOption({ label: 'Helena Brandt' });
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Signed in' });
  const today = await page.evaluate(() => {
    const now = new Date();
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  });
  await page.getByLabel('From', { exact: true }).fill(today);
  await page.getByLabel('To', { exact: true }).fill(today);
  await expect(page).toHaveURL(new RegExp(`action=sign_in.*from=${today}.*to=${today}`));
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('Helena Brandt');
  await expect(rows.nth(1)).toContainText('Signed in');
  await page.reload();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(today);
  await expect(rows.nth(1)).toContainText('Signed in');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^audit-log.*\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('sign_in');
  expect(text).not.toContain('sign_out');

  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/app/audit');
  // The export is itself an entry.
  await expect(rows.nth(1)).toContainText('Log exported');
});
