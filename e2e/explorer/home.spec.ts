import {
  beSignedIn,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
} from '../fixtures.ts';
import { cards, count, numberIn, query } from './explorer-page.ts';

test.describe('the explorer’s home page', () => {
  test('welcomes by name and shows the market today @phone', async ({ page }) => {
    await beSignedIn(page, 'leader@alpha.test');
    await page.goto('/app');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Marcus');
    const best = page.getByRole('region', { name: 'Top properties today' });
    await expect(best.getByRole('listitem')).toHaveCount(6);
    await expect(
      page.getByRole('region', { name: 'New listings' }).getByRole('listitem'),
    ).toHaveCount(6);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    const cities = page.getByRole('region', { name: 'By city' });
    const miami = cities.getByRole('row', { name: /^Miami, FL/ });
    await expect(miami).toContainText(/\d+( properties)?\$[\d,]+\$[\d,]+(\/mo)?[+−][\d.]+%/);
    // Every figure is visible without scrolling sideways.
    const hidden = await cities
      .getByRole('group')
      .evaluate((table) => table.scrollWidth - table.clientWidth);
    expect(hidden).toBe(0);
    await cities.getByRole('link', { name: 'Hialeah, FL' }).click();
    await expect
      .poll(() => query(page))
      .toEqual({ city: 'Hialeah', investment_min: '0', investment_max: '10000000' });
    await expect(cards(page).first()).toContainText('Hialeah, FL');
  });

  test('has the same count as the listing page it links to', async ({ page }) => {
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

  test('keeps its filters when the user returns', async ({ page }) => {
    await beSignedIn(page, 'leader@alpha.test');
    await page.goto('/app');
    await page.getByRole('combobox', { name: 'City' }).selectOption('Miami');
    await page.getByLabel('Bedrooms').selectOption('2');
    await page.getByRole('searchbox').fill('pool');
    await page.getByRole('button', { name: 'Search Properties' }).click();
    await expect(page).toHaveURL('/app/listing?city=Miami&beds=2&search=pool');
    await page.goBack();
    await expect(page).toHaveURL('/app?city=Miami&beds=2&search=pool');
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Miami');
    await expect(page.getByLabel('Bedrooms')).toHaveValue('2');
    await expect(page.getByRole('searchbox')).toHaveValue('pool');
    await page.getByRole('button', { name: 'Reset All' }).click();
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('');
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });

  test('passes the filters on to the listing page', async ({ page }) => {
    await beSignedIn(page, 'leader@alpha.test');
    await page.goto('/app');
    await page.getByRole('combobox', { name: 'City' }).selectOption('Tampa');
    await page.getByLabel('Bathrooms').selectOption('2');
    await page.getByLabel('Cash flow positive in 1st year').click();
    await page.getByLabel('Sort by').selectOption('total_roi');
    await expect(page).toHaveURL(/\/app\?city=Tampa&/);
    await page.getByRole('searchbox').fill('tampa');
    await page.getByRole('button', { name: 'Search Properties' }).click();
    await expect(page).toHaveURL(/\/app\/listing\?/);
    expect(query(page)).toEqual({
      city: 'Tampa',
      baths: '2',
      cash_flow_first_year: '1',
      search: 'tampa',
      sort_by: 'total_roi',
    });
    await expect(page.getByRole('searchbox')).toHaveValue('tampa');
  });

  test('reports when the market fails to load, and retries', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource|500/);
    await beSignedIn(page, 'leader@alpha.test');
    await page.route('**/api/market/today', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/app?lang=es');
    await expect(page.getByRole('alert')).toContainText('No se pudo cargar el mercado');
    await page.unroute('**/api/market/today');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByRole('heading', { name: 'Las mejores propiedades hoy' })).toBeVisible();
  });
});
