import { readFileSync } from 'node:fs';
import { beSignedIn, expect, expectNoViolations, test } from '../fixtures.ts';

test('a salesman picks three properties in the explorer, changes the financing of all, and prints the comparison', async ({
  page,
}) => {
  await beSignedIn(page, 'salesman@alpha.test');
  await page.goto('/app/listing');
  for (const place of [0, 1, 2])
    await page
      .locator('[data-card]')
      .nth(place)
      .getByRole('button', { name: /^Compare / })
      .click();
  const bar = page.getByRole('complementary', { name: 'Properties to compare' });
  await expect(bar).toContainText('3 properties chosen');
  // Another filter does not lose them.
  await page.getByLabel('Bedrooms').selectOption('2+');
  await expect(page).toHaveURL(/beds=2/);
  await expect(bar).toContainText('3 properties chosen');
  await bar.getByRole('link', { name: 'Compare' }).click();
  const heads = page.getByRole('table').getByRole('columnheader');
  await expect(heads).toHaveCount(3);

  await page.getByLabel('Financing, the same for all').selectOption('All cash');
  await expect(page.getByText('All with these assumptions: all cash.')).toBeVisible();
  await expect(page.getByText('Assumes all cash, sold in year 10.')).toBeVisible();
  await page.getByRole('button', { name: /^Cash to close/ }).click();
  await expect(page).toHaveURL(/order=to_close/);
  await expectNoViolations(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('alpha-agent-compare-en.pdf');
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
