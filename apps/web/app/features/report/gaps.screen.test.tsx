import { getPropertyByAddress, type PropertyReport } from '@alpha/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoViolations } from '~test/accessibility';
import { expectPath } from '~test/explorer-page';
import { answer, refuse, setAnswers } from '~test/fake-api';
import { marketAnswers } from '~test/market-answers';
import { openScreen, TABLET } from '~test/open-screen';
import { GOOD, POOR, pathOf, reportAnswers, reportOf, streetOf } from '~test/report';
import { heading, mainText, menuEntries, menuLinks, openReport, section } from '~test/report-page';

/** A property that was listed but could not be analyzed. */
function withoutAnalysis({ property, ...report }: PropertyReport): void {
  Object.assign(property, {
    net_profit_10_year: null,
    profit_year: null,
    average_roi_per_year: null,
    total_roi: null,
    rent_estimate: null,
    full_potential: null,
    apr: null,
    property_estimates: null,
    property_roi_stats: null,
    monte_carlo_results: null,
    property_annual_amortizations: [],
    model: null,
  });
  for (const stats of Object.values(report.comparison_stats)) stats.current = null;
  report.performance_vs_median.length = 0;
}

describe('missing data', () => {
  test('a property that never pays shows the rent at which it would', async () => {
    await openReport(POOR);
    const headline = section('Key figures');
    await expect
      .element(headline)
      .toMatchTextContent(/Cash flow positiveHow\?N\/Anot within ten years; −\$[\d,]+ in year 1/);
    await expect.element(headline).toMatchTextContent(/Why N\/A\? Rent does not cover costs/);
    const outcome = section('The result, in short');
    for (const figure of [
      /Ten-year result, median[+−]\$[\d,]+/,
      /−\$[\d,]+1 in 20 ends worse/,
      /Cash flow a month, year 1−\$[\d,]+you pay the difference/,
      /Cash added later−\$[\d,]+/,
      /Chance of loss\d+ of 100/,
    ])
      await expect.element(outcome).toMatchTextContent(figure);
    const cash = section('The cash it takes');
    await expect.element(cash).toMatchTextContent(/Everything you would put in\$[\d,]+/);
    await expect
      .element(cash)
      .toMatchTextContent(
        /pay for itself: a rent of \$[\d,]+ a month\. We plan with \$[\d,]+\. Or a price of \$[\d,]+/,
      );
    await expect.element(section('Compared with the city')).toMatchTextContent('120+');
    await expect
      .element(section('Performance & Recommendation'))
      .toMatchTextContent('This property may not meet your investment criteria.');
  });

  test('a property without an analysis has its facts and a reason, and no empty parts', async () => {
    await openReport(GOOD, { change: withoutAnalysis });
    await expect.element(page.getByText('This property has not been analyzed yet.')).toBeVisible();
    await expect.element(page.getByText(/too few comparable rentals/)).toBeVisible();
    for (const name of [
      'Compared with the city',
      'Estimated Financials',
      'Performance & Recommendation',
    ])
      await expect.element(heading(name)).not.toBeInTheDocument();
    await expect.element(section('Property summary')).toMatchTextContent('Rent estimateN/A');
    const targets = [...document.querySelectorAll('main > section')].map(({ id }) => id);
    expect(targets).toEqual(menuLinks());
    for (const name of ['ROI Analysis', 'What if', 'Taxes', 'Amortization Table'])
      expect(menuEntries()).not.toContain(name);
    expect(mainText()).not.toMatch(/NaN|undefined|null/);
    await expectNoViolations();
  });

  test('a city with too few properties, a missing index and a missing id are left out', async () => {
    await openReport(GOOD, {
      change: ({ property, ...report }) => {
        report.comparison_stats.cap_rate.miami = null;
        report.comparison_stats.annual_roi.miami = null;
        report.comparison_stats.annual_roi.hialeah = null;
        report.volatility_stats.min_volatility = null;
        property.zpid = null;
      },
    });
    const city = section('Compared with the city');
    await expect.poll(() => city.getByText('too few listings').elements().length).toBe(3);
    await expect.element(city).toMatchTextContent('Beats Hialeah');
    await expect.element(city).toMatchTextContent('No data to compare');
    await expect.element(page.getByText('Volatility index')).not.toBeInTheDocument();
    await expect.element(page.getByText(/ZPID/)).not.toBeInTheDocument();
  });

  test('a property that is no longer for sale says so before its figures', async () => {
    await openReport(GOOD, {
      change: ({ property }) => {
        property.status = 'off_market';
        property.courtesy_line = 'Listing courtesy of Example Realty';
      },
    });
    await expect.element(page.getByText('Off market', { exact: true })).toBeVisible();
    const notice =
      /^Off market ?This property is no longer for sale; figures are as of \w+ \d+, \d{4}\.$/;
    await expect.element(page.getByText(notice)).toBeVisible();
    await expect.element(page.getByText('Listing courtesy of Example Realty')).toBeVisible();
  });
});

describe('a report that fails to load', () => {
  const open = (...answers: Parameters<typeof setAnswers>[0]) =>
    openScreen(pathOf(GOOD), {
      as: 'salesman',
      size: TABLET,
      answers: [...answers, ...reportAnswers(GOOD)],
    });

  test('offers a retry', async () => {
    await open(refuse(getPropertyByAddress, 'internal'));
    await expect
      .element(page.getByText('Failed to load property details. Please try again.'))
      .toBeVisible();
    setAnswers(reportAnswers(GOOD));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent(streetOf(GOOD));
  });

  test('keeps the shape of the page while it loads', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open(
      answer(getPropertyByAddress, async () => {
        await held;
        return reportOf(GOOD);
      }),
    );
    await expect
      .element(page.getByRole('main').getByRole('status').first())
      .toMatchTextContent('Loading');
    release();
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent(streetOf(GOOD));
  });

  test('says that there is no such listing, with a link elsewhere', async () => {
    await open(refuse(getPropertyByAddress, 'property.notFound'), ...marketAnswers());
    await expect.element(page.getByText('No property at this address')).toBeVisible();
    await page.getByRole('link', { name: 'Search properties' }).click();
    await expectPath('/app/listing');
  });
});
