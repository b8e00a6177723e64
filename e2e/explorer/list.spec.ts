import {
  beSignedIn,
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  test,
} from '../fixtures.ts';
import { cards, count, numberIn, openFilters, openListing, query } from './explorer-page.ts';

test.describe('the listing', () => {
  test('shows twelve listings with every figure of the card @phone', async ({ page }) => {
    await openListing(page);
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByText(/^\(Page 1 of \d+\)$/)).toBeVisible();
    const card = cards(page).first();
    for (const label of [
      '10 Year Net Profit',
      'Cash Flow Positive',
      'Average ROI Per Year',
      'Total ROI',
      'Listing price',
      'Estimated net profit',
      'Estimated price',
      'Initial investment',
      '10-year ROI',
      'Appreciation per year',
      'Type',
      'Rent',
      'Annual ROI',
    ])
      await expect(card.getByText(label, { exact: true })).toBeVisible();
    await expect(card).toContainText(/\d+ beds?/);
    await expect(card).toContainText(/[\d.]+ baths?/);
    await expect(card).toContainText(/[\d,]+ sqft/);
    await expect(card).toContainText(/\$[\d,]+\s*35%/);
    await expect(card).toContainText(/1st Year|N\/A/);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });

  test('opens a report, and returns to the same place', async ({ page }) => {
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

  test('changes pages, and starts at the first after any change', async ({ page }) => {
    await openListing(page);
    const first = await cards(page).first().getByRole('heading').textContent();
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('listitem')).toHaveText([/1/, /2/, '…', /\d+/]);
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/app/listing?page=2');
    await expect(cards(page).first().getByRole('heading')).not.toHaveText(first ?? '');
    await expect(page.getByText(/^\(Page 2 of \d+\)$/)).toBeVisible();
    await expect(count(page)).toBeFocused();
    await pages.getByRole('link', { name: 'Last page' }).click();
    await expect(pages.getByRole('link', { name: 'Next page' })).toHaveCount(0);
    await page.getByLabel('Bedrooms').focus();
    await page.getByLabel('Bedrooms').selectOption('4');
    await expect(page).toHaveURL('/app/listing?beds=4');
    await expect(page.getByText(/^\(Page 1 of \d+\)$/)).toBeVisible();
    await expect(page.getByLabel('Bedrooms')).toBeFocused();
  });

  for (const width of [390, 360])
    test(`has its pages in one line, in their order, at ${width} @phone-only`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openListing(page, '?page=100');
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await expect(pages.getByRole('listitem')).toHaveText([
        /^1$/,
        '…',
        '99',
        '100',
        '101',
        '…',
        /\d/,
      ]);
      const places = await pages.getByRole('link').evaluateAll((links) =>
        links.map((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return { name: link.getAttribute('aria-label'), left, top, width, height };
        }),
      );
      const inOrder = [...places].sort((a, b) => a.left - b.left).map(({ name }) => name);
      expect(inOrder.slice(0, 2)).toEqual(['First page', 'Previous page']);
      expect(inOrder.slice(-2)).toEqual(['Next page', 'Last page']);
      expect(new Set(places.map(({ top }) => top)).size).toBe(1);
      for (const { width: wide, height } of places) {
        expect(wide).toBeGreaterThanOrEqual(24);
        expect(height).toBe(44);
      }
      await expectNoSidewaysScroll(page);
    });

  test('opens a truncated or mistyped link with its valid parts', async ({ page }) => {
    await openListing(
      page,
      '?beds=many&baths=2&page=0&investment_min=-1&sort_by=luck&polygon=1_2&city=%20',
    );
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByLabel('Bedrooms')).toHaveValue('');
    await expect(page.getByLabel('Bathrooms')).toHaveValue('2');
    await expect(page).toHaveURL('/app/listing?baths=2');
    await page.goto('/app/listing?city=Hialeah&page=9999');
    await expect(page).toHaveURL(/city=Hialeah&page=\d{1,2}$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('corrects a bad link in the URL, and reports an unknown city', async ({ page }) => {
    await openListing(page);
    await page.goto('/app/listing?page=-3&beds=9&city=Nowhere');
    await expect(page).toHaveURL('/app/listing?city=Nowhere');
    await expect(page.getByText('No properties in Nowhere')).toBeVisible();
    await page.goto('/app/listing?page=-3&city=Nowhere&lang=es');
    await expect(page).toHaveURL('/app/listing?city=Nowhere&lang=es');
    await expect(page.getByText('No hay propiedades en Nowhere')).toBeVisible();
    await page.getByRole('button', { name: 'Todas las ciudades' }).click();
    await expect(page).toHaveURL('/app/listing');
    await expect(cards(page)).toHaveCount(12);
    // The bad URL was replaced: Back leads to the page before it.
    await page.goBack();
    await expect(page).toHaveURL('/app/listing?city=Nowhere&lang=es');
    await page.goBack();
    await expect(page).toHaveURL('/app/listing?city=Nowhere');
  });

  test('recognizes a city in any case', async ({ page }) => {
    await openListing(page, '?city=hialeah');
    await expect(cards(page).first()).toContainText('Hialeah, FL');
    await expect(page.getByLabel('City')).toHaveValue('Hialeah');
  });

  test('says when nothing matches, and what to do next', async ({ page }) => {
    await openListing(page, '?search=zzzzqq');
    await expect(
      page.getByText(
        'No properties found with the current filters. Try adjusting your search criteria.',
      ),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear all filters' }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect
      .poll(() => query(page))
      .toEqual({ investment_min: '0', investment_max: '10000000' });
    const all = await page.request.get('/api/properties');
    expect(numberIn(await count(page).textContent())).toBe((await all.json()).total);
  });

  test('reports when the listings fail to load, and retries', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource|500/);
    await beSignedIn(page, 'salesman@alpha.test');
    await page.route('**/api/properties?*', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/app/listing');
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load properties. Please try again.',
    );
    await expectNoViolations(page);
    await page.unroute('**/api/properties?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(count(page)).toBeFocused();
  });

  test('keeps All Cities when the city list fails, without an error', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|500/);
    await beSignedIn(page, 'salesman@alpha.test');
    await page.route('**/api/citiesList', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/app/listing');
    await expect(cards(page)).toHaveCount(12, { timeout: 15_000 });
    await expect(page.getByLabel('City').locator('option')).toHaveText(['All Cities']);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('works in Spanish @phone-only', async ({ page }) => {
    await openListing(page, '?lang=es');
    await expect(count(page)).toHaveText(/^Se encontraron [\d.]+ propiedades$/);
    await openFilters(page);
    await expect(page.getByLabel('Ciudad')).toContainText('Todas las ciudades');
    await expect(page.getByRole('button', { name: 'Restablecer todo' })).toBeVisible();
    await expect(cards(page).first()).toContainText(/Utilidad neta a 10 años\+US\$/);
    const isCut = await page.getByRole('searchbox').evaluate((box: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(box);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return true;
      pen.font = font;
      const room =
        box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(box.placeholder).width > room;
    });
    expect(isCut).toBe(false);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });

  test('shows either map or list on a phone, and collapses the filters @phone-only', async ({
    page,
  }) => {
    await openListing(page);
    await expect(page.getByLabel('City')).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('City').selectOption('Hialeah');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Search Properties' }).click();
    await expect(page.getByLabel('City')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL('/app/listing?city=Hialeah&view=map');
    await expect(cards(page)).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(cards(page)).toHaveCount(12);
  });
});
