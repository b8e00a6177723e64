import {
  expect,
  expectNoSidewaysScroll,
  expectNoViolations,
  speakSpanish,
  test,
} from '../fixtures.ts';
import { GOOD, menu, openReport, POOR, section } from './report-page.ts';

test.describe('the report of a home', () => {
  test('shows what it is, what it earns and how it compares @phone', async ({ page }) => {
    await openReport(page, { search: GOOD });
    await expect(page.getByText('Listing price', { exact: true })).toBeVisible();
    const headline = section(page, 'Key figures');
    await expect(headline).toContainText(/Net profit over 10 years\+\$[\d,]+on \$[\d,]+ invested/);
    await expect(headline).toContainText(/Cash flow positive1st Year/);
    await expect(headline).toContainText(/Average ROI\d+\.\d%/);
    await expect(headline).toContainText(/Total ROI\d+\.\d%/);

    const city = section(page, 'Compared with the city');
    for (const name of [
      'ROI Mean',
      'Annual ROI',
      'Rent to Price',
      'Months to Cashflow',
      'Cap Rate',
    ])
      await expect(city.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(city).toContainText('Beats both cities; lower is better');
    await expect(city.getByText('Miami', { exact: true })).toHaveCount(5);
    await expect(city.getByText('Hialeah', { exact: true })).toHaveCount(5);

    const summary = section(page, 'Property summary');
    for (const [label, value] of [
      ['State', 'Florida'],
      ['APR', '7.50%'],
      ['Sale type', /^[A-Z][a-z ]+$/],
      ['Rent estimate', /^\$[\d,]+ ?\/mo$/],
      ['Full potential', /^\$[\d,]+ ?\/mo$/],
      ['Down payment', '35.00%'],
      ['Loan', /^\$[\d,]+$/],
    ] as const)
      await expect(
        summary
          .locator('dl > div')
          .filter({ has: page.getByText(label, { exact: true }) })
          .locator('dd'),
      ).toHaveText(value);
    await expect(summary.getByRole('img', { name: /^\d\.\d%, between \d\.\d% and/ })).toBeVisible();
    await expect(summary.getByRole('heading', { name: 'Features' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });

  test('shows every estimate, the performance and the recommendation', async ({ page }) => {
    await openReport(page, { search: GOOD });
    const financials = section(page, 'Estimated financials');
    await expect(financials.getByRole('listitem')).toHaveCount(34);
    await expect(financials).toContainText(/Down payment\$[\d,]+\.\d\d/);
    await expect(financials).toContainText('Occupancy94.00%');
    const performance = section(page, 'Performance & Recommendation');
    await expect(performance).toContainText(/Ahead of the median on \d+ of 15 measures/);
    await expect(performance).toContainText(/Compared with \d+ properties/);
    await performance.getByRole('button', { name: 'How? Cash-on-cash return' }).click();
    const how = page.getByRole('dialog', { name: 'Cash-on-cash return' });
    await expect(how).toContainText(/÷ Cash invested\$[\d,]+/);
    await expect(how).toContainText(/Properties compared\d+/);
    await page.keyboard.press('Escape');
    await performance.getByRole('button', { name: 'Show as table' }).click();
    await expect(performance.getByRole('table').getByRole('row')).toHaveCount(16);
    await expect(performance).toContainText(
      'Based on the data, this property is a strong investment opportunity.',
    );
    await expect(page.getByText(/^ZPID: \d+$/)).toBeVisible();
    await expect(page.getByText(/^Estimates, not advice\./)).toBeVisible();
  });

  test('works in Spanish, units included @phone-only', async ({ page }) => {
    await speakSpanish(page);
    await openReport(page, { search: GOOD });
    const headline = section(page, 'Cifras clave');
    await expect(headline).toContainText(/Utilidad neta a 10 años\+US\$/);
    await expect(headline).toContainText('1.er año');
    await expect(section(page, 'Comparación con la ciudad')).toContainText(
      'Mejor que ambas ciudades',
    );
    await expect(section(page, 'Resumen de la propiedad')).toContainText(/se rentan entre/);
    const performance = section(page, 'Desempeño y recomendación');
    await expect(performance).toContainText('Tasa de capitalización');
    await expect(performance).toContainText('una sólida oportunidad de inversión');
    await expect(menu(page).getByRole('link', { name: 'Ventas similares' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });

  test('changes its language with another tab', async ({ page, context }) => {
    await openReport(page, { search: GOOD });
    const performance = page.getByRole('list', { name: /by measure|por medida/ });
    await expect(performance).toContainText('Cap rate');
    const other = await context.newPage();
    await other.goto('/');
    await other.evaluate(() => localStorage.setItem('locale', 'es'));
    await expect(section(page, 'Cifras clave')).toBeVisible();
    await expect(performance).toContainText('Tasa de capitalización');
  });

  test('fits a screen of 360 px, dark @phone-only', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await speakSpanish(page);
    await openReport(page, { search: POOR });
    await expectNoSidewaysScroll(page);
    await expectNoViolations(page);
  });
});

test.describe('the section menu', () => {
  test('follows the reader, and links to each section @phone', async ({ page }) => {
    await openReport(page, { search: GOOD });
    const links = menu(page).getByRole('link');
    await expect(links).toHaveText([
      'Overview',
      'Estimated Financials',
      'Similar Sales',
      'Amortization Table',
    ]);
    const current = menu(page).locator('[aria-current]');
    await expect(current).toHaveText('Overview');

    await menu(page).getByRole('link', { name: 'Similar Sales' }).click();
    await expect(current).toHaveText('Similar Sales');
    const sales = page.locator('#similar-sales');
    await expect(sales).toBeFocused();
    const top = () => sales.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThanOrEqual(150);
    const bar = await menu(page).boundingBox();
    expect(await top()).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await expect(current).toBeInViewport({ ratio: 1 });

    await menu(page).getByRole('link', { name: 'Estimated Financials' }).click();
    await expect(current).toHaveText('Estimated Financials');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current).toHaveText('Overview');
  });

  test('highlights the section within 150 px of the top of the window', async ({ page }) => {
    await openReport(page, { search: GOOD });
    const current = menu(page).locator('[aria-current]');
    const scrollTo = (distance: number) =>
      page.evaluate((px) => {
        const section = document.getElementById('similar-sales');
        window.scrollBy(0, (section?.getBoundingClientRect().top ?? 0) - px);
      }, distance);
    await scrollTo(149);
    await expect(current).toHaveText('Similar Sales');
    await scrollTo(152);
    await expect(current).not.toHaveText('Similar Sales');
  });

  test('has no entry for missing sections', async ({ page }) => {
    await openReport(page, {
      search: GOOD,
      change: ({ property }) => {
        property.similar_sales = [];
        property.property_annual_amortizations = [];
      },
    });
    await expect(menu(page).getByRole('link')).toHaveText(['Overview', 'Estimated Financials']);
    await expect(page.getByRole('heading', { name: 'Similar sales' })).toHaveCount(0);
  });
});

test.describe('the gallery', () => {
  test('wraps around with the keys, and returns the focus', async ({ page }) => {
    await openReport(page, { search: GOOD });
    const all = page.getByRole('button', { name: /^All \d+ pictures$/ });
    const count = Number((await all.textContent())?.match(/\d+/)?.[0]);
    await all.click();
    const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
    await expect(dialog.getByText(`1 of ${count}`)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByText(`${count} of ${count}`)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText(`1 of ${count}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expect(dialog.getByText(`2 of ${count}`)).toBeVisible();
    await dialog.getByRole('button', { name: `Show picture 4 of ${count}` }).click();
    await expect(dialog.getByText(`4 of ${count}`)).toBeVisible();
    await expect(
      dialog.getByRole('list', { name: 'All pictures' }).locator('[aria-current]'),
    ).toHaveAccessibleName(`Show picture 4 of ${count}`);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(all).toBeFocused();
  });

  test('opens at the chosen picture, six beside the large one', async ({ page }) => {
    await openReport(page, {
      search: GOOD,
      change: ({ property }) => {
        const [first] = property.images;
        if (!first) return;
        property.images = Array.from({ length: 9 }, (_, index) => ({
          ...first,
          image_url: `${first.image_url}?${index}`,
        }));
      },
    });
    await expect(page.getByRole('button', { name: /^Open picture/ })).toHaveCount(7);
    const large = page.getByRole('button', { name: 'Open picture 1 of 9' }).locator('img');
    await expect(large).toHaveAttribute('fetchpriority', 'high');
    await expect(large).toHaveAttribute('loading', 'eager');
    await page.getByRole('button', { name: 'Open picture 3 of 9' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('3 of 9')).toBeVisible();
    // Back closes the full-screen gallery, and does not leave the report.
    const report = page.url();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(report);
    await page.getByRole('button', { name: 'Open picture 2 of 9' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(report);

    // In print there are no buttons, and nothing for staff only.
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#what-if')).toBeHidden();
    await expect(page.getByText('Skip to content')).toBeHidden();
    await expect(page.getByRole('button', { name: /PDF|Next|Email/ })).toHaveCount(0);
  });

  test('says so when a home has no pictures @phone', async ({ page }) => {
    await openReport(page, {
      search: GOOD,
      change: ({ property }) => {
        property.images = [];
      },
    });
    const placeholder = page.getByRole('main').getByRole('img', { name: /^No photo of / });
    await expect(placeholder.first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(All \d+|Open) picture/ })).toHaveCount(0);
  });
});

test.describe('similar sales', () => {
  test('are three in view, move with arrows and keys, and open their own page at its top', async ({
    page,
  }) => {
    const address = await openReport(page, { search: GOOD });
    const sales = section(page, 'Similar sales');
    await sales.scrollIntoViewIfNeeded();
    const cards = sales.getByRole('article');
    await expect(cards.nth(2)).toBeInViewport({ ratio: 0.95 });
    await expect(cards.nth(3)).not.toBeInViewport();
    await expect(cards.first()).toContainText(
      /\$[\d,]+\.\d\dSold \w+ \d+, \d{4}.+\d+ beds? · .+ sqft · /,
    );
    await sales.getByRole('button', { name: 'Next sales' }).click();
    await expect(cards.nth(3)).toBeInViewport({ ratio: 0.95 });
    await sales.getByRole('list', { name: /side by side/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(cards.nth(4)).toBeInViewport({ ratio: 0.95 });

    const link = cards.nth(3).getByRole('link', { name: /,/ });
    const street = (await link.textContent())?.split(',')[0] ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(street);
    expect(page.url()).not.toContain(encodeURIComponent(address));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByText('Sold', { exact: true })).toBeVisible();
    await expect(page.getByText(/^All figures are based on the last asking price/)).toBeVisible();
  });
});
