import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { cards, openListing } from './explorer-page.ts';

const FORTY_THREE = '?city=Miami&beds=3&baths=2&cash_flow_first_year=1';
const MAP_CALLS = '**/api/properties/map?*';
const map = (page: Page) => page.getByRole('region', { name: 'Map of the properties found' });
const marks = (page: Page) => page.locator('[data-mark]');

test('without its tiles the map still shows every listing within reach, after one failure (security 27)', async ({
  page,
  allowConsole,
}) => {
  // The map logs its errors with a minified name.
  allowConsole(/Failed to load resource|500|Failed to fetch|basemap|^\w+$/);
  test.slow();
  await page.route('**/basemap/**', (route) => route.abort());
  await page.route(MAP_CALLS, (route) => route.fulfill({ status: 500, body: '{}' }));
  await openListing(page, FORTY_THREE);
  await expect(map(page).getByRole('alert')).toContainText(
    'The properties couldn’t be loaded on the map.',
  );
  await expect(cards(page)).toHaveCount(12);
  await page.unroute(MAP_CALLS);
  await map(page).getByRole('button', { name: 'Try again' }).click();
  await expect(marks(page).first()).toBeVisible();
  await expect(map(page).getByRole('alert')).toHaveCount(0);

  // However close the listings are, no mark covers another.
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
  expect(homes).toBe(43);
});
