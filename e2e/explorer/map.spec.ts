import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { cards, openListing } from './explorer-page.ts';

test.describe('the map', () => {
  const FORTY = '?city=Miami&beds=3&baths=2&cash_flow_first_year=1';
  const map = (page: Page) => page.getByRole('region', { name: 'Map of the properties found' });
  const marks = (page: Page) => page.locator('[data-mark]');
  const MAP_CALLS = '**/api/properties/map?*';

  async function openMap(page: Page, search = FORTY): Promise<void> {
    test.slow();
    await openListing(page, search);
    await expect(marks(page).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Draw Area' })).toBeEnabled({ timeout: 30_000 });
  }

  /** Every listing on the same spot: apartments of one building. */
  async function putOnOneSpot(page: Page): Promise<void> {
    const at = { latitude: 25.78, longitude: -80.21 };
    let pins: object[] = [];
    await page.route(MAP_CALLS, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      // The first answer has them all; the spot itself is requested later.
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

  test('has every mark within reach, however close the listings are', async ({ page }) => {
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

  test('lists the listings that no zoom separates, each linked to its report', async ({ page }) => {
    await putOnOneSpot(page);
    await openMap(page);
    await page.getByRole('button', { name: 'Show 7 properties' }).click();
    const list = page.getByRole('dialog', { name: '7 properties here' });
    await expect(list.getByRole('link')).toHaveCount(7);
    await expect(list.getByRole('link').first()).toContainText(/\$[\d,]+$/);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show 7 properties' })).toBeFocused();
    await page.keyboard.press('Enter');
    await list.getByRole('link').last().click();
    await expect(page).toHaveURL(/\/app\/property\//);
  });

  test('fills the window below header and filters, before and after scrolling', async ({
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

  test('closes a popup whose listing no longer matches, and keeps one that does', async ({
    page,
  }) => {
    await openMap(page);
    const pin = page.locator('[data-mark^="home"]').first();
    await pin.click();
    const opened = page.getByRole('dialog');
    await expect(opened).toBeVisible();
    await page.getByLabel('Sort by').selectOption('total_roi');
    await page.getByLabel('Cash flow positive in 1st year').click();
    await expect(page).toHaveURL(/baths=2&sort_by/);
    await page.waitForTimeout(1500);
    await expect(opened).toBeVisible();
    await page.getByLabel('City').selectOption('Tampa');
    await expect(opened).toHaveCount(0);
  });

  test('sends one request for each change of the filters', async ({ page }) => {
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

  test('reports when its listings fail to load, retries, and leaves the list alone; without its tiles listings are still shown (security 27)', async ({
    page,
    allowConsole,
  }) => {
    // The map logs its errors with a minified name.
    allowConsole(/Failed to load resource|500|Failed to fetch|basemap|^\w+$/);
    test.slow();
    await page.route('**/basemap/**', (route) => route.abort());
    await page.route(MAP_CALLS, (route) => route.fulfill({ status: 500, body: '{}' }));
    await openListing(page, FORTY);
    await expect(map(page).getByRole('alert')).toContainText(
      'The properties could not be loaded on the map.',
      { timeout: 30_000 },
    );
    await expect(cards(page)).toHaveCount(12);
    await page.unroute(MAP_CALLS);
    await map(page).getByRole('button', { name: 'Try again' }).click();
    await expect(marks(page).first()).toBeVisible();
    await expect(map(page).getByRole('alert')).toHaveCount(0);
  });

  test('accepts a self-crossing area, and shows one way out while another is drawn', async ({
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
    await expect(page.getByText('in the area you drew')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear Area' })).toBeVisible();
    await page.getByRole('button', { name: 'Draw Area' }).click();
    await expect(page.getByRole('button', { name: 'Clear Area' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel Drawing' }).click();
    await expect(page).toHaveURL('/app/listing?city=Miami');
  });

  test('adds one history entry for an area dragged at the middle of a side', async ({ page }) => {
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

  test('scrolls to the card of a listing when its pin gets the keyboard focus', async ({
    page,
  }) => {
    await openMap(page, `${FORTY}&sort_by=net_profit`);
    const ids = await cards(page).evaluateAll((all) =>
      all.map((card) => card.closest('[data-card]')?.getAttribute('data-card')),
    );
    // Alone on the map, wherever its neighbors are.
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
