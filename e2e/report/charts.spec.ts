import type { PropertyReport } from '@alpha/contract';
import type { Page } from '@playwright/test';
import { beSignedIn, expect, expectNoSidewaysScroll, speakSpanish, test } from '../fixtures.ts';

type Home = Record<'address' | 'city' | 'state' | 'zip', string>;

/** A single-family home in Miami, the same in every run: the list has a fixed order. */
async function openReport(page: Page, change?: (report: PropertyReport) => void): Promise<void> {
  await beSignedIn(page, 'salesman@alpha.test');
  const answer = await page.request.get('/api/properties?city=Miami&beds=3&page=3');
  const { data } = (await answer.json()) as { data: (Home & { type: string })[] };
  const home = data.find(({ type }) => type === 'single_family') ?? data[0];
  if (!home) throw new Error('no home in Miami');
  if (change)
    await page.route('**/api/properties/*/address', async (route) => {
      const response = await route.fetch();
      const report = (await response.json()) as PropertyReport;
      change(report);
      await route.fulfill({ response, json: report });
    });
  const line = `${home.address}, ${home.city}, ${home.state} ${home.zip}`;
  await page.goto(`/app/property/${encodeURIComponent(line)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const chart = (page: Page, name: RegExp) => page.getByRole('figure', { name });

test.describe('the charts of a report', () => {
  test('each have a sentence that says what they show', async ({ page }) => {
    await openReport(page);
    for (const sentence of [
      /^In \d+ of 100 futures you make money; in \d+ you double your investment$/,
      /^(Strongest|Weakest) in .+[,;] .+$/,
      /^Home values here have (risen|fallen) \d+% since 20\d\d; at [\d.]+% a year, this property .+ in 20\d\d$/,
      /^In 90 of 100 futures it sells for \$[\d.kM]+ to \$[\d.kM]+ in year 10$/,
      /^Rents here have (risen|fallen) \d+% since 20\d\d; this property should rent for \$[\d,]+ a month$/,
      /^At 3\.0% a year, rent reaches \$[\d,]+ a month in year 10, give or take 10%$/,
      /^Interest is \d+% of payments in year 1 and \d+% in year 10$/,
      /^(Rent|Expenses) .+ year \d+/,
    ])
      await expect(chart(page, sentence)).toBeVisible();
    for (const title of [
      'ROI Analysis',
      'Price History',
      'Rental Probability',
      'Amortization Table',
    ])
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('can be read as tables and step by step with the keyboard', async ({ page }) => {
    await openReport(page);
    const sale = chart(page, /^In 90 of 100 futures/);
    await sale.getByRole('button', { name: 'Show as table' }).click();
    await expect(sale.getByRole('row')).toHaveCount(51);
    const counts = await sale.locator('tbody td').allTextContents();
    const all = counts.reduce((sum, text) => sum + Number(text.replaceAll(',', '')), 0);
    expect(all).toBe(16_384);
    // Sentence, table and "How?" count the same paths.
    const roi = chart(page, /^In \d+ of 100 futures you make money/);
    await roi.getByRole('button', { name: 'Show as table' }).click();
    const loss = await roi
      .getByRole('row', { name: /^Break even/ })
      .locator('td')
      .last()
      .textContent();
    await roi.getByRole('button', { name: /^How\? Chances/ }).click();
    const panel = page.getByRole('dialog', { name: /^Chances/ });
    await expect(panel).toContainText('Simulated decades16,384');
    const gain = /End with a gain([\d,]+)/.exec((await panel.textContent()) ?? '')?.[1] ?? '';
    const share = 100 * (1 - Number(gain.replaceAll(',', '')) / 16_384);
    expect(loss).toBe(`${share.toFixed(1)}%`);
    await page.keyboard.press('Escape');
    const history = chart(page, /^Home values here/);
    const stepper = history.getByRole('slider');
    await stepper.focus();
    await expect(stepper).toHaveAttribute('aria-valuetext', /^20\d\d, This property \$[\d,]+$/);
    await page.keyboard.press('End');
    await expect(stepper).toHaveAttribute(
      'aria-valuetext',
      /^20\d\d, This property \$[\d,]+, 90 of 100 futures \$[\d,]+ – \$[\d,]+$/,
    );
    const radar = chart(page, /^(Strongest|Weakest) in/);
    await radar.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    await expect(radar.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      /^Rent, This property \d+, City median \d+$/,
    );
  });

  test('show ten years and their total in the amortization table', async ({ page }) => {
    await openReport(page);
    const table = page.locator('#amortization').getByRole('table', { name: 'Amortization Table' });
    await expect(table.locator('tbody tr')).toHaveCount(10);
    await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible();
    for (const name of ['Yearly rent', 'Total expenses', 'Cash flow', 'Loan balance'])
      await expect(table.getByRole('columnheader', { name })).toBeAttached();
    const box = page.locator('#amortization').getByRole('group').first();
    const isWide = await box.evaluate((element) => {
      element.scrollLeft = 400;
      return element.scrollWidth > element.clientWidth;
    });
    const [frame, year] = [
      await box.boundingBox(),
      await table.getByRole('rowheader', { name: '10', exact: true }).boundingBox(),
    ];
    // However far the table is scrolled, the year stays at its left edge.
    expect(Math.abs((year?.x ?? 0) - (frame?.x ?? 0))).toBeLessThanOrEqual(2);
    if ((page.viewportSize()?.width ?? 0) > 1000) expect(isWide).toBe(false);
    await expectNoSidewaysScroll(page);
  });

  test('work in Spanish', async ({ page }) => {
    await speakSpanish(page);
    await openReport(page);
    await expect(page.getByRole('heading', { name: 'Análisis de ROI' })).toBeVisible();
    await expect(chart(page, /^En \d+ de 100 futuros usted gana dinero; en/)).toBeVisible();
    await expect(chart(page, /^Lo más (fuerte|débil): .+; .+/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Probabilidad de renta' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Saldo del préstamo' })).toBeAttached();
    await expectNoSidewaysScroll(page);
  });

  test('are left out without data', async ({ page }) => {
    await openReport(page, ({ property }) => {
      property.monte_carlo_results = null;
      property.property_roi_stats = null;
      property.value_distribution = null;
      property.value_fan = [];
      property.home_value_histories = [];
      property.rental_rate_histories = [];
      property.property_annual_amortizations = [];
      property.property_estimates = null;
    });
    for (const title of [
      'ROI Analysis',
      'Price History',
      'Rental Probability',
      'Amortization Table',
    ])
      await expect(page.getByRole('heading', { level: 2, name: title })).toHaveCount(0);
    await expect(page.locator('#amortization')).toHaveCount(0);
  });

  test('have a text when there is nothing to draw: no loan, no variance, one month', async ({
    page,
  }) => {
    await openReport(page, ({ property }) => {
      property.home_value_histories = property.home_value_histories.slice(-1);
      property.rental_rate_histories = property.rental_rate_histories.slice(-1);
      if (property.property_roi_stats) property.property_roi_stats.roi_stddev = 0;
      const { value_distribution: values } = property;
      values?.edges.fill(property.monte_carlo_results?.median_simulated ?? 0);
      for (const row of property.property_annual_amortizations) {
        row.yearly_cashflow = -30_000 + 500 * row.year;
        row.total_expenses = row.yearly_rent - row.yearly_cashflow;
        row.mortgage_payment = row.interest = row.principal = row.loan_balance = 0;
      }
    });
    await expect(chart(page, /^Every future ends with an ROI of/)).toBeVisible();
    await expect(chart(page, /^In every future it sells for/)).toBeVisible();
    await expect(chart(page, /^The area’s typical rent is .+; this property should/)).toBeVisible();
    await expect(page.getByText('Bought without a loan')).toBeVisible();
    await expect(chart(page, /^Interest is/)).toHaveCount(0);
    await expect(
      chart(page, /^Expenses exceed rent every year: by \$29,500 in year 1 and \$25,000/),
    ).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/NaN|undefined|Infinity/);
    await expect(page.locator('svg [d*="NaN"], svg [y*="NaN"], svg [x*="NaN"]')).toHaveCount(0);
  });
});
