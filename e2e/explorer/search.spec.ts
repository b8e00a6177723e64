import { beSignedIn, expect, test } from '../fixtures.ts';
import { cards, count, numberIn, query } from './explorer-page.ts';

test('a leader goes from the market overview through the filters to a report, and returns to the same place', async ({
  page,
}) => {
  await beSignedIn(page, 'leader@alpha.test');
  await page.goto('/app');
  const lead = page.getByText(/[\d,]+ properties on the market/);
  const homes = numberIn(await lead.textContent());
  expect(homes).toBeGreaterThan(1000);
  await page.getByRole('link', { name: 'See all properties' }).click();
  await expect(count(page)).toBeVisible();
  expect(numberIn(await count(page).textContent())).toBe(homes);
  expect((await (await page.request.get('/api/properties')).json()).total).toBe(homes);
  await page.goBack();
  const row = page.getByRole('row', { name: /^Tampa, FL/ });
  const inTampa = numberIn(await row.getByRole('cell').first().textContent());
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/city=Tampa/);
  await expect(count(page)).toBeVisible();
  expect(numberIn(await count(page).textContent())).toBe(inTampa);

  // The real search: each filter narrows, and the cards are what was asked for.
  await page.goto('/app/listing');
  await page.getByLabel('City').selectOption('Hialeah');
  await expect(cards(page).filter({ hasText: 'Hialeah, FL' })).toHaveCount(12);
  await page.getByLabel('Bedrooms').selectOption('3');
  await page.getByLabel('Bathrooms').selectOption({ label: '2+' });
  await page.getByLabel('Cash flow positive in 1st year').click();
  await expect
    .poll(() => query(page))
    .toEqual({ city: 'Hialeah', beds: '3', baths: '2', cash_flow_first_year: '1' });
  for (const card of await cards(page).all()) await expect(card).toContainText('1st Year');
  const found = await count(page).textContent();
  await page.reload();
  await expect(count(page)).toHaveText(found ?? '');
  await page.goto('/app/listing?search=lakeland');
  await expect(cards(page).filter({ hasText: 'Lakeland, FL' })).toHaveCount(12);
  await page.goto('/app/listing?sort_by=initial_investment&sort_order=asc');
  await expect(cards(page).first()).toContainText(/\$100,\d{3}\s*35%/);

  await page.goto('/app/listing?city=Miami&page=2');
  const card = cards(page).nth(8);
  await card.evaluate((home) => home.scrollIntoView({ block: 'center' }));
  const link = card.getByRole('heading').getByRole('link');
  const topOf = (home: typeof card) => home.evaluate((box) => box.getBoundingClientRect().top);
  const name = (await link.getAttribute('aria-label')) ?? '';
  expect(name).toMatch(/^.+, Miami, FL \d{5}$/);
  const top = await topOf(card);
  await link.click();
  await expect(page).toHaveURL(`/app/property/${encodeURIComponent(name)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.split(',')[0] ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/app/listing?city=Miami&page=2');
  // Where it was in the window, whatever the heights of the cards above are estimated to be.
  await expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThan(8);
  await expect(cards(page).nth(8)).toBeInViewport({ ratio: 0.3 });
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});
