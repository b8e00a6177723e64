import { beSignedIn, expect, test } from '../fixtures.ts';
import { cards, count, openFilters, openListing, query } from './explorer-page.ts';

test.describe('the filters of the listing', () => {
  test('filters by city, rooms and first-year cash flow, and writes them to the URL', async ({
    page,
  }) => {
    await openListing(page);
    const all = await count(page).textContent();
    await page.getByLabel('City').selectOption('Hialeah');
    await expect(page).toHaveURL('/app/listing?city=Hialeah');
    await expect(count(page)).not.toHaveText(all ?? '');
    await expect(cards(page).filter({ hasText: 'Hialeah, FL' })).toHaveCount(12);
    await page.getByLabel('Bedrooms').selectOption('3');
    await page.getByLabel('Bathrooms').selectOption({ label: '2+' });
    await page.getByLabel('Cash flow positive in 1st year').click();
    await expect
      .poll(() => query(page))
      .toEqual({ city: 'Hialeah', beds: '3', baths: '2', cash_flow_first_year: '1' });
    for (const card of await cards(page).all()) await expect(card).toContainText('1st Year');

    await page.goBack();
    await expect(page.getByLabel('Cash flow positive in 1st year')).not.toBeChecked();
    await page.goBack();
    await expect(page.getByLabel('Bathrooms')).toHaveValue('');
    await page.goForward();
    await expect(page.getByLabel('Bathrooms')).toHaveValue('2');
    const found = await count(page).textContent();
    await page.reload();
    await expect(count(page)).toHaveText(found ?? '', { timeout: 15_000 });
    await expect(page.getByLabel('City')).toHaveValue('Hialeah');
    await expect(page.getByLabel('Bedrooms')).toHaveValue('3');

    await page.getByRole('button', { name: 'Reset All' }).click();
    await expect(page).toHaveURL('/app/listing?investment_max=10000000');
    await expect(page.getByLabel('City')).toHaveValue('');
    await expect(page.getByText('$100,000 – $10,000,000')).toBeVisible();
  });

  test('moves the investment range in steps of 50,000, from 0 to 5,000,000', async ({ page }) => {
    await openListing(page);
    const lowest = page.getByRole('slider', { name: 'Initial investment, lowest' });
    const highest = page.getByRole('slider', { name: 'Initial investment, highest' });
    await expect(lowest).toHaveValue('100000');
    await expect(highest).toHaveValue('5000000');
    await expect(lowest).toHaveAttribute('min', '0');
    await expect(lowest).toHaveAttribute('max', '5000000');
    await expect(lowest).toHaveAttribute('step', '50000');
    await lowest.press('ArrowRight');
    await expect(page).toHaveURL('/app/listing?investment_min=150000');
    await highest.press('Home');
    await expect(page).toHaveURL('/app/listing?investment_min=150000&investment_max=150000');
    await highest.press('ArrowRight');
    await highest.press('ArrowRight');
    await expect(page.getByText('$150,000 – $250,000')).toBeVisible();
    await expect
      .poll(() => query(page))
      .toEqual({ investment_min: '150000', investment_max: '250000' });
    await expect(cards(page).first()).toContainText(/\$(1[5-9]|2[0-4])\d,\d{3}\s*35%|\$250,000/);
  });

  test('searches half a second after the last key, or at once with the button', async ({
    page,
  }) => {
    await openListing(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/api/properties') asked.push(url.searchParams.get('search') ?? '');
    });
    await page.getByRole('searchbox').pressSequentially('lakeland', { delay: 40 });
    await expect(page).toHaveURL('/app/listing?search=lakeland');
    await expect(cards(page).filter({ hasText: 'Lakeland, FL' })).toHaveCount(12);
    expect(asked).toEqual(['lakeland']);
    await page.getByRole('searchbox').fill('tampa');
    await page.getByRole('button', { name: 'Search Properties' }).click();
    await expect(page).toHaveURL('/app/listing?search=tampa', { timeout: 400 });
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('lakeland');
  });

  test('is one history entry per search, however often the typing paused', async ({ page }) => {
    await openListing(page, '?beds=2');
    const box = page.getByRole('searchbox');
    for (const [typed, whole] of [
      ['lak', 'lak'],
      ['el', 'lakel'],
      ['and', 'lakeland'],
    ] as const) {
      await box.pressSequentially(typed);
      await expect.poll(() => query(page)).toEqual({ beds: '2', search: whole });
    }
    // Focusing the box again starts a new search.
    await page.getByRole('heading', { level: 1 }).click();
    await box.fill('tampa');
    await expect.poll(() => query(page)).toEqual({ beds: '2', search: 'tampa' });
    await page.goBack();
    await expect(box).toHaveValue('lakeland');
    await page.goBack();
    await expect(page).toHaveURL('/app/listing?beds=2');
    await expect(box).toHaveValue('');
  });

  test('draws the supply of the chosen city on the investment track @phone', async ({ page }) => {
    await openListing(page);
    await openFilters(page);
    const slider = page.getByRole('group', { name: 'Initial investment' });
    const bars = slider.locator('svg rect');
    await expect(bars).toHaveCount(100);
    await expect(slider.locator('svg')).toHaveAttribute('aria-hidden', 'true');
    const shape = () =>
      bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('height')).join());
    const everywhere = await shape();
    await page.getByLabel('City').selectOption('Hialeah');
    await expect.poll(shape).not.toBe(everywhere);
    await expect(bars).toHaveCount(100);
  });

  test('keeps the slider unchanged when the supply fails to load', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|500/);
    await beSignedIn(page, 'salesman@alpha.test');
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/properties/supply*', async (route) => {
      await asked;
      await route.fulfill({ status: 500, body: '{}' });
    });
    await page.goto('/app/listing');
    await expect(cards(page)).toHaveCount(12);
    const slider = page.getByRole('group', { name: 'Initial investment' });
    const before = await slider.boundingBox();
    answer();
    await page.waitForResponse('**/api/properties/supply*');
    expect(await slider.boundingBox()).toEqual(before);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('slider', { name: 'Initial investment, lowest' })).toBeEnabled();
  });

  test('sorts, and offers the order only with a sort', async ({ page }) => {
    await openListing(page);
    await expect(page.getByRole('button', { name: 'Ascending' })).toHaveCount(0);
    await expect(page.getByLabel('Sort by').locator('option')).toHaveText([
      'Relevance',
      'Initial Investment',
      'Total ROI',
      'Annual ROI',
      'Estimated Net Profit',
    ]);
    await page.getByLabel('Sort by').selectOption('Initial Investment');
    await expect(page).toHaveURL('/app/listing?sort_by=initial_investment');
    await expect(page.getByRole('button', { name: 'Descending' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'Ascending' }).click();
    await expect(page).toHaveURL('/app/listing?sort_by=initial_investment&sort_order=asc');
    await expect(cards(page).first()).toContainText(/\$100,\d{3}\s*35%/);
    await page.getByLabel('Sort by').selectOption('Relevance');
    await expect(page).toHaveURL('/app/listing');
  });
});
