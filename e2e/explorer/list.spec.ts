import { expect, test } from '../fixtures.ts';
import { cards, openListing } from './explorer-page.ts';

test('the list opens a report, and returns to the same place', async ({ page }) => {
  await openListing(page, '?city=Miami&page=2');
  const card = cards(page).nth(8);
  await card.evaluate((home) => home.scrollIntoView({ block: 'center' }));
  const link = card.getByRole('heading').getByRole('link');
  const name = (await link.getAttribute('aria-label')) ?? '';
  expect(name).toMatch(/^.+, Miami, FL \d{5}$/);
  await link.click();
  await expect(page).toHaveURL(`/app/property/${encodeURIComponent(name)}`);
  await page.goBack();
  await expect(page).toHaveURL('/app/listing?city=Miami&page=2');
  // Not to the pixel: cards above that were never near have an estimated height.
  await expect(cards(page).nth(8)).toBeInViewport({ ratio: 0.3 });
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});
