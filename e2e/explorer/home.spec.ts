import { beSignedIn, expect, test } from '../fixtures.ts';
import { count, numberIn } from './explorer-page.ts';

test('the home page of the app has the same count as the list it links to', async ({ page }) => {
  await beSignedIn(page, 'leader@alpha.test');
  await page.goto('/app');
  const lead = page.getByText(/[\d,]+ properties on the market/);
  const homes = numberIn(await lead.textContent());
  expect(homes).toBeGreaterThan(1000);
  await page.getByRole('link', { name: 'See all properties' }).click();
  await expect(count(page)).toBeVisible({ timeout: 15_000 });
  expect(numberIn(await count(page).textContent())).toBe(homes);
  await page.goBack();
  const row = page.getByRole('row', { name: /^Tampa, FL/ });
  const inTampa = numberIn(await row.getByRole('cell').first().textContent());
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/city=Tampa/);
  await expect(count(page)).toBeVisible({ timeout: 15_000 });
  expect(numberIn(await count(page).textContent())).toBe(inTampa);
});
