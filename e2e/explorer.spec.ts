import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, signIn, test } from './fixtures.ts';

const cards = (page: Page) => page.getByRole('article');
const count = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /Found|Se encontr(ó|aron)/ });
const numberIn = (text: string | null) => Number(text?.match(/[\d,.]+/)?.[0].replace(/\D/g, ''));
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

async function openListing(page: Page, search = ''): Promise<void> {
  await signIn(page, 'salesman@alpha.test');
  await page.goto(`/app/listing${search}`);
  await expect(count(page)).toBeVisible({ timeout: 15_000 });
}

/** On phones the filters stand behind a button. */
async function openFilters(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^(Filters|Filtros)/ });
  if (await toggle.isVisible()) await toggle.click();
}

/** Looks at every part of a long page, which takes a busy machine a while. */
async function expectNoViolations(page: Page): Promise<void> {
  test.slow();
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

test.describe('the listing', () => {
  test('shows twelve homes with every figure of the card @phone', async ({ page }) => {
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

  test('opens the report of a home, and comes back to the same place', async ({ page }) => {
    await openListing(page, '?city=Miami&page=2');
    const card = cards(page).nth(8);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    const link = card.getByRole('heading').getByRole('link');
    const name = (await link.getAttribute('aria-label')) ?? '';
    expect(name).toMatch(/^.+, Miami, FL \d{5}$/);
    await link.click();
    await expect(page).toHaveURL(`/app/property/${encodeURIComponent(name)}`);
    await page.goBack();
    await expect(page).toHaveURL('/app/listing?city=Miami&page=2');
    await expect(cards(page).nth(8)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('filters by city, rooms and first-year cash flow, and says so in the address', async ({
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
    await page.getByLabel('Cash flow positive in 1st year').check();
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

  test('is one step back for a search, however often the typing paused', async ({ page }) => {
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
    // Somebody who comes back to the box looks for something else.
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

  test('keeps the slider as it is when the supply cannot be had', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|500/);
    await signIn(page, 'salesman@alpha.test');
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

  test('turns pages, and starts at the first after any change', async ({ page }) => {
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

  test('opens a link that was cut or mistyped with what makes sense of it', async ({ page }) => {
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

  test('corrects a bad link in the address, and names a city nobody knows @phone', async ({
    page,
  }) => {
    await openListing(page);
    await page.goto('/app/listing?page=-3&beds=9&city=Nowhere');
    await expect(page).toHaveURL('/app/listing?city=Nowhere');
    await expect(page.getByText('No homes in Nowhere')).toBeVisible();
    await page.goto('/app/listing?page=-3&city=Nowhere&lang=es');
    await expect(page).toHaveURL('/app/listing?city=Nowhere&lang=es');
    await expect(page.getByText('No hay propiedades en Nowhere')).toBeVisible();
    await page.getByRole('button', { name: 'Todas las ciudades' }).click();
    await expect(page).toHaveURL('/app/listing');
    await expect(cards(page)).toHaveCount(12);
    // The bad address was replaced: Back leads to where one was before it.
    await page.goBack();
    await expect(page).toHaveURL('/app/listing?city=Nowhere&lang=es');
    await page.goBack();
    await expect(page).toHaveURL('/app/listing?city=Nowhere');
  });

  test('knows a city in any case', async ({ page }) => {
    await openListing(page, '?city=hialeah');
    await expect(cards(page).first()).toContainText('Hialeah, FL');
    await expect(page.getByLabel('City')).toHaveValue('Hialeah');
  });

  test('says when nothing fits, and how to go on @phone', async ({ page }) => {
    await openListing(page, '?search=zzzzqq');
    await expect(
      page.getByText(
        'No properties found with the current filters. Try adjusting your search criteria.',
      ),
    ).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove every filter' }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect
      .poll(() => query(page))
      .toEqual({ investment_min: '0', investment_max: '10000000' });
    const all = await page.request.get('/api/properties');
    expect(numberIn(await count(page).textContent())).toBe((await all.json()).total);
  });

  test('says when the homes could not be loaded, and tries again', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|500/);
    await signIn(page, 'salesman@alpha.test');
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

  test('keeps All Cities when the city list fails, without a word', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|500/);
    await signIn(page, 'salesman@alpha.test');
    await page.route('**/api/citiesList', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/app/listing');
    await expect(cards(page)).toHaveCount(12, { timeout: 15_000 });
    await expect(page.getByLabel('City').locator('option')).toHaveText(['All Cities']);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('speaks Spanish @phone', async ({ page }) => {
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

  test('shows one of map and list on a phone, and folds the filters @phone-only', async ({
    page,
  }) => {
    await openListing(page);
    await expect(page.getByLabel('City')).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('City').selectOption('Hialeah');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Search Properties' }).click();
    await expect(page.getByLabel('City')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters, 1 set' })).toBeVisible();
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL('/app/listing?city=Hialeah&view=map');
    await expect(cards(page)).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await page.goBack();
    await expect(cards(page)).toHaveCount(12);
  });
});

test.describe('the pictures of a card', () => {
  test('turn with arrows and keys, are fetched when first shown, and never open the home', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/media/')) fetched.push(`${request.method()} ${request.url()}`);
    });
    await openListing(page);
    const card = cards(page).first();
    const pictures = card.getByRole('group', { name: /^Pictures of/ });
    await expect(pictures.getByRole('img')).toHaveCount(1);
    const street = await pictures.getByRole('img').getAttribute('src');
    await expect.poll(() => fetched.filter((url) => url.endsWith(street ?? '?'))).toHaveLength(2);
    expect(fetched.some((url) => url.startsWith('HEAD') && url.endsWith(street ?? '?'))).toBe(true);
    expect(fetched.filter((url) => !url.endsWith('/street.svg'))).toEqual([]);

    await expect(pictures.locator('i')).toHaveCount(5);
    await card.hover();
    await pictures.getByRole('button', { name: 'Next picture' }).click();
    await expect(pictures.getByText(/^Picture 2 of \d+$/)).toBeAttached();
    await expect(pictures.getByRole('img')).toHaveCount(2);
    await page.keyboard.press('ArrowRight');
    await expect(pictures.getByText(/^Picture 3 of \d+$/)).toBeAttached();
    await page.keyboard.press('ArrowLeft');
    await expect(pictures.getByText(/^Picture 2 of \d+$/)).toBeAttached();
    await expect(page).toHaveURL('/app/listing');
    await pictures.getByRole('img').nth(1).click();
    await expect(page).toHaveURL(/\/app\/property\//);
  });

  test('are replaced by Image Not Available when they cannot be had', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    await page.route('**/media/**', (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await openListing(page);
    await expect(cards(page).first().getByText('Image Not Available')).toBeVisible();
    await expect(cards(page).first().getByRole('img')).toHaveCount(0);
    const pictures = cards(page)
      .first()
      .getByRole('group', { name: /^Pictures of/ });
    await expect(pictures.locator('i')).toHaveCount(0);
    await expect(pictures.getByRole('button', { name: 'Next picture' })).toBeAttached();
  });
});

test.describe('the map', () => {
  const FORTY = '?city=Miami&beds=3&baths=2&cash_flow_first_year=1';
  const map = (page: Page) => page.getByRole('region', { name: 'Map of the homes found' });
  const marks = (page: Page) => page.locator('[data-mark]');
  const MAP_CALLS = '**/api/properties/map?*';

  async function openMap(page: Page, search = FORTY): Promise<void> {
    test.slow();
    await openListing(page, search);
    await expect(marks(page).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Draw Area' })).toBeEnabled({ timeout: 30_000 });
  }

  /** Every home on the very same spot: flats of one building. */
  async function putOnOneSpot(page: Page): Promise<void> {
    const at = { latitude: 25.78, longitude: -80.21 };
    let pins: object[] = [];
    await page.route(MAP_CALLS, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      // The first answer has them all; the spot itself is asked for later.
      if (pins.length === 0)
        pins = answer.pins.slice(0, 7).map((pin: object) => ({ ...pin, ...at }));
      await route.fulfill({ response, json: { ...answer, pins, total: pins.length } });
    });
  }

  async function clickMap(page: Page, corners: [number, number][]): Promise<void> {
    const box = await map(page).boundingBox();
    for (const [x, y] of corners) {
      await page.mouse.move((box?.x ?? 0) + x, (box?.y ?? 0) + y, { steps: 3 });
      await page.mouse.click((box?.x ?? 0) + x, (box?.y ?? 0) + y);
      await page.waitForTimeout(400);
    }
  }

  test('has every mark within reach, however close the homes are', async ({ page }) => {
    await openMap(page);
    await expect
      .poll(() =>
        marks(page).evaluateAll((all) => {
          const out = all.filter((mark) => {
            const { x, y, width, height } = mark.getBoundingClientRect();
            return !mark.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          });
          return all.length > 3 ? out.length : 'none yet';
        }),
      )
      .toBe(0);
    const homes = await marks(page).evaluateAll((all) =>
      all.reduce((sum, mark) => sum + (Number(mark.textContent) || 1), 0),
    );
    expect(homes).toBe(40);
  });

  test('lists the homes that no zoom takes apart, each with its way to the report', async ({
    page,
  }) => {
    await putOnOneSpot(page);
    await openMap(page);
    await page.getByRole('button', { name: 'Show 7 homes' }).click();
    const list = page.getByRole('dialog', { name: '7 homes here' });
    await expect(list.getByRole('link')).toHaveCount(7);
    await expect(list.getByRole('link').first()).toContainText(/\$[\d,]+$/);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show 7 homes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await list.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/app\/property\//);
  });

  test('fills what header and filters leave of the window, before and after scrolling', async ({
    page,
  }) => {
    await openListing(page);
    const edges = async () => {
      const box = await map(page).boundingBox();
      return [Math.round(box?.y ?? 0), Math.round((box?.y ?? 0) + (box?.height ?? 0))];
    };
    const bar = await page.getByRole('search').locator('..').boundingBox();
    const below = Math.round((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(await edges()).toEqual([below, 900]);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    expect(await edges()).toEqual([below, 900]);
    const link = cards(page).first().getByRole('heading').getByRole('link');
    await page.evaluate(() => window.scrollTo(0, 1200));
    await link.focus();
    await expect.poll(async () => (await link.boundingBox())?.y ?? 0).toBeGreaterThan(below);
  });

  for (const [width, height] of [
    [768, 1024],
    [390, 844],
    [360, 640],
  ] as const)
    test(`fits the window of ${width} × ${height} to the pixel`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openListing(page, '?city=Hialeah&view=map');
      const box = await map(page).boundingBox();
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight,
      );
      expect(overflow).toBe(0);
    });

  test('closes a window whose home no longer matches, and keeps one that does', async ({
    page,
  }) => {
    await openMap(page);
    const pin = page.locator('[data-mark^="home"]').first();
    await pin.click();
    const opened = page.getByRole('dialog');
    await expect(opened).toBeVisible();
    await page.getByLabel('Sort by').selectOption('total_roi');
    await page.getByLabel('Cash flow positive in 1st year').uncheck();
    await expect(page).toHaveURL(/baths=2&sort_by/);
    await page.waitForTimeout(1500);
    await expect(opened).toBeVisible();
    await page.getByLabel('City').selectOption('Tampa');
    await expect(opened).toHaveCount(0);
  });

  test('asks once for each change of the filters', async ({ page }) => {
    await openMap(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/properties/map?')) asked.push(request.url());
    });
    await page.getByLabel('Bedrooms').selectOption('4');
    await expect.poll(() => asked.length).toBe(1);
    await page.waitForTimeout(2500);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/width=\d+&height=\d+/);
  });

  test('says when its homes cannot be had, tries again, and leaves the list alone', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|500/);
    test.slow();
    await page.route(MAP_CALLS, (route) => route.fulfill({ status: 500, body: '{}' }));
    await openListing(page, FORTY);
    await expect(map(page).getByRole('alert')).toContainText(
      'The homes could not be loaded onto the map.',
      { timeout: 30_000 },
    );
    await expect(cards(page)).toHaveCount(12);
    await page.unroute(MAP_CALLS);
    await map(page).getByRole('button', { name: 'Try again' }).click();
    await expect(marks(page).first()).toBeVisible();
    await expect(map(page).getByRole('alert')).toHaveCount(0);
  });

  test('takes an area whose lines cross, and shows one way out while another is drawn', async ({
    page,
  }) => {
    await openMap(page, '?city=Miami');
    await page.getByRole('button', { name: 'Draw Area' }).click();
    await expect(page.getByRole('button', { name: 'Cancel Drawing' })).toBeVisible();
    await clickMap(page, [
      [120, 150],
      [420, 560],
      [420, 150],
      [120, 560],
      [120, 150],
    ]);
    await expect(page).toHaveURL(/polygon=/);
    await expect(page.getByText('inside your drawn area')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear Area' })).toBeVisible();
    await page.getByRole('button', { name: 'Draw Area' }).click();
    await expect(page.getByRole('button', { name: 'Clear Area' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel Drawing' }).click();
    await expect(page).toHaveURL('/app/listing?city=Miami');
  });

  test('remembers one step for an area pulled at the middle of a side', async ({ page }) => {
    await openMap(page, '?city=Miami');
    await page.getByRole('button', { name: 'Draw Area' }).click();
    await page.getByRole('button', { name: 'Use visible area' }).click();
    await expect(page).toHaveURL(/polygon=/);
    const before = page.url();
    const steps = await page.evaluate(() => history.length);
    const box = await map(page).boundingBox();
    const [x, y] = [
      (box?.x ?? 0) + (box?.width ?? 0) * 0.08,
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    ];
    await page.waitForTimeout(800);
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.down();
    await page.mouse.move(x + 90, y + 20, { steps: 8 });
    await page.mouse.up();
    await expect(page).not.toHaveURL(before);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  });

  test('brings the card of a home into view when the keyboard comes to its pin', async ({
    page,
  }) => {
    await openMap(page, `${FORTY}&sort_by=net_profit`);
    const ids = await cards(page).evaluateAll((all) =>
      all.map((card) => card.closest('[data-card]')?.getAttribute('data-card')),
    );
    // Alone on the map, wherever its neighbours are.
    const id = ids[10];
    await page.route(MAP_CALLS, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const pins = answer.pins.filter((pin: { id: number }) => String(pin.id) === id);
      await route.fulfill({ response, json: { ...answer, pins } });
    });
    await page.reload();
    const pin = page.locator(`[data-mark="home ${id}"]`);
    await expect(pin).toBeVisible({ timeout: 30_000 });
    await pin.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(pin).toBeFocused();
    await expect(page.locator(`[data-card="${id}"]`)).toBeInViewport();
  });
});

test.describe('without WebGL', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        ...args: unknown[]
      ) {
        return String(args[0]).startsWith('webgl') ? null : Reflect.apply(original, this, args);
      } as typeof original;
    }),
  );

  test('the map says so where it can be read, and the list works @phone', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/WebGL|webgl/);
    await openListing(page, '?city=Miami&view=map');
    const words = page.getByText('The map cannot be shown right now. The list works without it.');
    await expect(words).toBeInViewport({ ratio: 1, timeout: 20_000 });
    const isOnTop = await words.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
  });
});

test.describe('the home of the app', () => {
  test('welcomes by name and shows the market today @phone', async ({ page }) => {
    await signIn(page, 'leader@alpha.test');
    await page.goto('/app');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Marcus');
    const best = page.getByRole('region', { name: 'Best of the market today' });
    await expect(best.getByRole('listitem')).toHaveCount(6);
    await expect(
      page.getByRole('region', { name: 'New listings' }).getByRole('listitem'),
    ).toHaveCount(6);
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
    const cities = page.getByRole('region', { name: 'Every city' });
    const miami = cities.getByRole('row', { name: /^Miami, FL/ });
    await expect(miami).toContainText(/\d+( homes)?\$[\d,]+\$[\d,]+(\/mo)?[+−][\d.]+%/);
    // Every figure is in sight: nothing has to be moved aside.
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

  test('counts as many homes as the listing it leads to', async ({ page }) => {
    await signIn(page, 'leader@alpha.test');
    await page.goto('/app');
    const lead = page.getByText(/[\d,]+ homes are on the market/);
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

  test('has its filters as they were when somebody comes back', async ({ page }) => {
    await signIn(page, 'leader@alpha.test');
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

  test('takes the filters along to the listing', async ({ page }) => {
    await signIn(page, 'leader@alpha.test');
    await page.goto('/app');
    await page.getByRole('combobox', { name: 'City' }).selectOption('Tampa');
    await page.getByLabel('Bathrooms').selectOption('2');
    await page.getByLabel('Cash flow positive in 1st year').check();
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

  test('says when the market could not be loaded, and tries again', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|500/);
    await signIn(page, 'leader@alpha.test');
    await page.route('**/api/market/today', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/app?lang=es');
    await expect(page.getByRole('alert')).toContainText('No se pudo cargar el mercado');
    await page.unroute('**/api/market/today');
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByRole('heading', { name: 'Lo mejor del mercado hoy' })).toBeVisible();
  });
});
