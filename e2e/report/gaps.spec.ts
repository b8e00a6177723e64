import { expect, expectNoViolations, test } from '../fixtures.ts';
import { GOOD, menu, openReport, POOR, section, withoutAnalysis } from './report-page.ts';

test.describe('missing data', () => {
  test('a home that never pays shows the rent at which it would', async ({ page }) => {
    await openReport(page, { search: POOR });
    const headline = section(page, 'Key figures');
    await expect(headline).toContainText('Cash flow positiveN/A');
    await expect(headline).toContainText(
      /Why N\/A\? .+ at a rent of \$[\d,]+ a month; today it is \$[\d,]+\. .+ at a price of \$[\d,]+ or less\./,
    );
    await expect(section(page, 'Compared with the city')).toContainText('120+');
    await expect(section(page, 'Performance & Recommendation')).toContainText(
      'This property may not meet your investment criteria.',
    );
  });

  test('a home without an analysis has its facts and a reason, and no empty parts', async ({
    page,
  }) => {
    await openReport(page, { search: GOOD, change: withoutAnalysis });
    await expect(page.getByText('This property has not been analyzed yet.')).toBeVisible();
    await expect(page.getByText(/too few comparable rentals/)).toBeVisible();
    for (const name of [
      'Compared with the city',
      'Estimated financials',
      'Performance & Recommendation',
    ])
      await expect(page.getByRole('heading', { name })).toHaveCount(0);
    await expect(section(page, 'Property summary')).toContainText('Rent estimateN/A');
    await expect(menu(page).getByRole('link')).toHaveText(['Overview', 'Similar Sales']);
    await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|null/);
    await expectNoViolations(page);
  });

  test('a city with too few homes, a missing index and a missing id are left out', async ({
    page,
  }) => {
    await openReport(page, {
      search: GOOD,
      change: ({ property, ...report }) => {
        report.comparison_stats.cap_rate.miami = null;
        report.comparison_stats.annual_roi.miami = null;
        report.comparison_stats.annual_roi.hialeah = null;
        report.volatility_stats.min_volatility = null;
        property.zpid = null;
      },
    });
    const city = section(page, 'Compared with the city');
    await expect(city.getByText('too few listings')).toHaveCount(3);
    await expect(city).toContainText('Beats Hialeah');
    await expect(city).toContainText('No data to compare');
    await expect(page.getByText('Volatility index')).toHaveCount(0);
    await expect(page.getByText(/ZPID/)).toHaveCount(0);
  });

  test('a home that is no longer for sale says so before its figures', async ({ page }) => {
    await openReport(page, {
      search: GOOD,
      change: ({ property }) => {
        property.status = 'off_market';
        property.courtesy_line = 'Listing courtesy of Example Realty';
      },
    });
    await expect(page.getByText('Off market', { exact: true })).toBeVisible();
    await expect(
      page.getByText(
        /^Off market ?This property is no longer for sale; figures are as of \w+ \d+, \d{4}\.$/,
      ),
    ).toBeVisible();
    await expect(page.getByText('Listing courtesy of Example Realty')).toBeVisible();
  });
});

test.describe('a report that fails to load', () => {
  test('offers a retry', async ({ page, allowConsole }) => {
    allowConsole(/500/);
    const address = await openReport(page, { search: GOOD });
    let isDown = true;
    await page.route('**/api/properties/*/address', (route) =>
      isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.reload();
    await expect(page.getByText('Failed to load property details. Please try again.')).toBeVisible({
      timeout: 30_000,
    });
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(address.split(',')[0] ?? '');
  });

  test('keeps the shape of the page while it loads', async ({ page }) => {
    await openReport(page, { search: GOOD });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/properties/*/address', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Loading');
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('says that there is no such listing, with a link elsewhere', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404/);
    await openReport(page, { search: GOOD });
    await page.goto(`/app/property/${encodeURIComponent('1 Nowhere St, Miami, FL 33101')}`);
    await expect(page.getByText('No property at this address')).toBeVisible();
    await page.getByRole('link', { name: 'Search properties' }).click();
    await expect(page).toHaveURL('/app/listing');
  });
});
