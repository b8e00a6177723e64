import { translatorFor } from '@alpha/i18n/server';
import { reportSentences } from '@alpha/report-model/test-support/report-sentences';
import { phrasesOf } from '@alpha/report-model/texts/phrases';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoSidewaysScroll } from '~test/accessibility';
import { CRASHED_METRO } from '~test/price-history';
import { FAIR, reportOf } from '~test/report';
import { heading, mainText, openReport } from '~test/report-page';

const chart = (name: RegExp) => page.getByRole('figure', { name });
const TITLES = ['ROI Analysis', 'Price History', 'Rental Probability', 'Amortization Table'];
const focus = (name: RegExp) => {
  const stepper = chart(name).getByRole('slider');
  (stepper.element() as HTMLElement).focus();
  return stepper;
};

describe('the charts of a report', () => {
  test('each have a sentence that says what they show', async () => {
    await openReport(FAIR);
    for (const sentence of [
      /^In \d+ of 100 simulations you make money; in \d+ you double your investment$/,
      /^(Strongest|Weakest) in .+[,;] .+$/,
      /^Home values here have (risen|fallen) \d+% since 20\d\d; at [\d.]+% a year, this property .+ in 20\d\d$/,
      /^In 90 of 100 simulations it sells for \$[\d.kM]+ to \$[\d.kM]+ in year 10$/,
      /^Rents here have (risen|fallen) \d+% since 20\d\d; this property should rent for \$[\d,]+ a month$/,
      /^At 3\.0% a year, rent reaches \$[\d,]+ a month in year 10$/,
      /^Interest is \d+% of payments in year 1 and \d+% in year 10$/,
      /^(Rent|Expenses) .+ year \d+/,
      /^In 90 of 100 simulations, cash flow is between .+ and .+ in year 1, and between .+ and .+ in year 10$/,
    ])
      await expect.element(chart(sentence)).toBeVisible();
    for (const name of TITLES)
      await expect
        .element(page.getByRole('heading', { level: 2, name, exact: true }))
        .toBeVisible();
    expectNoSidewaysScroll();
  });

  test('lead to what we would have said about the metro, which the report sums up', async () => {
    await openReport(FAIR);
    await expect
      .element(heading('What we would have said here in 2006 and 2012, and what came'))
      .toBeVisible();
    expect(mainText()).toContain('In June 2006 we would have said −37% to +47%');
    await expect
      .element(page.getByRole('link', { name: /^How good (are|were) our forecasts in Miami/ }))
      .toHaveAttribute('href', '/forecasts?metro=33124#metro');
    expect(mainText()).not.toContain('That page uses');
  });

  test('say when the page of the metro uses another index than the plan', async () => {
    await openReport(FAIR, {
      change: ({ property }) => {
        property.price_history = { ...CRASHED_METRO, source: 'demo' };
      },
    });
    await expect
      .element(
        page.getByText(
          'That page uses the FHFA house price index; our plan here uses the demo’s price history.',
        ),
      )
      .toBeVisible();
  });

  test.each(['en', 'es'] as const)(
    'say what the PDF says about each figure, in %s',
    async (locale) => {
      await openReport(FAIR, { locale });
      const phrases = phrasesOf({
        locale,
        charts: translatorFor(locale, 'charts'),
        report: translatorFor(locale, 'report'),
        listings: translatorFor(locale, 'listings'),
        ui: translatorFor(locale, 'ui'),
      });
      for (const sentence of reportSentences(reportOf(FAIR), new Date(), phrases))
        await expect.poll(mainText).toContain(sentence);
    },
  );

  test('can be read as tables; sentence, table and “How?” count the same paths', async () => {
    await openReport(FAIR);
    const sale = chart(/^In 90 of 100 simulations it sells/);
    await sale.getByRole('button', { name: 'Show as table' }).click();
    await expect.poll(() => sale.getByRole('row').elements().length).toBe(51);
    const counts = [...sale.element().querySelectorAll('tbody td')].map(({ textContent }) =>
      Number(textContent?.replaceAll(',', '')),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(16_384);
    const roi = chart(/^In \d+ of 100 simulations you make money/);
    await roi.getByRole('button', { name: 'Show as table' }).click();
    const even = roi.getByRole('row', { name: /^Break even/ });
    await expect.element(even).toBeInTheDocument();
    const loss = [...even.element().querySelectorAll('td')].at(-1)?.textContent;
    await roi.getByRole('button', { name: /^How\? Chances/ }).click();
    const panel = page.getByRole('dialog', { name: /^Chances/ });
    await expect.element(panel).toMatchTextContent('Simulations16,384');
    const gain = /End with a gain([\d,]+)/.exec(panel.element().textContent ?? '')?.[1] ?? '';
    const share = 100 * (1 - Number(gain.replaceAll(',', '')) / 16_384);
    expect(loss).toBe(`${share.toFixed(1)}%`);
  });

  test('can be read step by step with the keyboard', async () => {
    await openReport(FAIR);
    await expect.element(chart(/^Home values here/)).toBeVisible();
    const stepper = focus(/^Home values here/);
    await expect
      .element(stepper)
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^20\d\d, This property \$[\d,]+$/));
    await userEvent.keyboard('{End}');
    await expect
      .element(stepper)
      .toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(
          /^20\d\d, This property \$[\d,]+, 90 of 100 simulations \$[\d,]+ – \$[\d,]+, 50 of 100 simulations \$[\d,]+ – \$[\d,]+$/,
        ),
      );
    const radar = focus(/^(Strongest|Weakest) in/);
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .element(radar)
      .toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^Cash flow, This property \d+, Median \d+$/),
      );
  });

  test('show ten years and their total in the amortization table', async () => {
    await openReport(FAIR);
    const table = page.getByRole('table', { name: 'Amortization Table' });
    await expect.element(table).toBeVisible();
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(10);
    await expect.element(table.getByRole('row', { name: /^Total/ })).toBeVisible();
    for (const name of ['Rent collected, year', 'Total expenses', 'Cash flow', 'Loan balance'])
      await expect.element(table.getByRole('columnheader', { name })).toBeInTheDocument();
    const box = table.element().closest('[role=group]');
    if (!box) throw new Error('the table has no frame');
    box.scrollLeft = 400;
    const year = table.getByRole('rowheader', { name: '10', exact: true }).element();
    const [frame, cell] = [box.getBoundingClientRect(), year.getBoundingClientRect()];
    // However far the table is scrolled, the year stays at its left edge.
    expect(Math.abs(cell.x - frame.x)).toBeLessThanOrEqual(2);
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    expectNoSidewaysScroll();
  });

  test('show the range of each year’s cash flow, centered on its bar', async () => {
    await openReport(FAIR);
    const flow = chart(/^In 90 of 100 simulations, cash flow/);
    await expect.element(flow).toBeVisible();
    const middleOf = (mark: Element) => {
      const { x, width } = mark.getBoundingClientRect();
      return x + width / 2;
    };
    const bars = [...flow.element().querySelectorAll('svg[role=img] rect')];
    const ranges = bars.map((bar) => bar.parentElement?.querySelector('line'));
    expect(bars).toHaveLength(10);
    for (const [index, bar] of bars.entries()) {
      const range = ranges[index];
      if (!range) throw new Error('a bar has no range');
      expect(Math.abs(middleOf(bar) - middleOf(range))).toBeLessThanOrEqual(0.5);
    }
    const stepper = focus(/^In 90 of 100 simulations, cash flow/);
    await userEvent.keyboard('{End}');
    await expect
      .element(stepper)
      .toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^10, Planned cash flow .+, 90 of 100 simulations .+ – .+$/),
      );
    await flow.getByRole('button', { name: /^How\? Range of the cash flow, year 10/ }).click();
    await expect
      .element(page.getByRole('dialog', { name: /^Range of the cash flow, year 10/ }))
      .toMatchTextContent('Simulations16,384');
  });

  test('work in Spanish', async () => {
    await openReport(FAIR, { locale: 'es' });
    await expect.element(heading('Análisis de ROI')).toBeVisible();
    await expect.element(chart(/^En \d+ de 100 simulaciones usted gana dinero; en/)).toBeVisible();
    await expect.element(chart(/^Lo más (fuerte|débil): .+; .+/)).toBeVisible();
    await expect.element(heading('Probabilidad de renta')).toBeVisible();
    await expect
      .element(page.getByRole('columnheader', { name: 'Saldo del préstamo' }))
      .toBeInTheDocument();
    expectNoSidewaysScroll();
  });

  test('say which components are not compared, and are rows when two are left', async () => {
    await openReport(FAIR);
    const radar = chart(/^(Strongest|Weakest) in/);
    await expect.element(radar).toMatchTextContent('Stability: compared with 7 areas in Florida.');
    await expect
      .element(radar)
      .toMatchTextContent(
        'Not shown: appreciation and loan pay-down are the same for every property compared here.',
      );
    await openReport(FAIR, {
      change: ({ property: { property_roi_stats: stats } }) => {
        if (!stats) return;
        const data = JSON.parse(stats.radar_chart_data);
        data.display_names.length = 2;
        data.property_percentiles = [90, 20];
        stats.radar_chart_data = JSON.stringify(data);
      },
    });
    const rows = chart(/^Strongest in rent, weakest in cash flow$/);
    await expect.element(rows).toBeVisible();
    expect(rows.element().querySelectorAll('svg')).toHaveLength(0);
    await expect.element(rows.getByRole('listitem').first()).toMatchTextContent(/^Rent90/);
    expectNoSidewaysScroll();
  });

  test('are left out without data', async () => {
    await openReport(FAIR, {
      change: ({ property }) => {
        property.monte_carlo_results = null;
        property.property_roi_stats = null;
        property.value_distribution = null;
        property.value_fan = [];
        property.cashflow_fan = [];
        property.home_value_histories = [];
        property.rental_rate_histories = [];
        property.property_annual_amortizations = [];
        property.property_estimates = null;
      },
    });
    for (const name of TITLES)
      await expect
        .element(page.getByRole('heading', { level: 2, name, exact: true }))
        .not.toBeInTheDocument();
    expect(document.getElementById('amortization')).toBeNull();
  });

  test('have a text when there is nothing to draw: no loan, no variance, one month', async () => {
    await openReport(FAIR, {
      change: ({ property }) => {
        property.home_value_histories = property.home_value_histories.slice(-1);
        property.rental_rate_histories = property.rental_rate_histories.slice(-1);
        if (property.property_roi_stats) property.property_roi_stats.roi_stddev = 0;
        property.value_distribution?.edges.fill(
          property.monte_carlo_results?.median_simulated ?? 0,
        );
        for (const row of property.property_annual_amortizations) {
          row.yearly_cashflow = -30_000 + 500 * row.year;
          row.total_expenses = row.yearly_rent - row.yearly_cashflow;
          row.mortgage_payment = row.interest = row.principal = row.loan_balance = 0;
        }
      },
    });
    for (const sentence of [
      /^Every simulation ends with an ROI of/,
      /^In every simulation it sells for/,
      /^The area’s typical rent is .+; this property should/,
      /^Expenses exceed rent every year: by \$29,500 in year 1 and \$25,000/,
    ])
      await expect.element(chart(sentence)).toBeVisible();
    await expect.element(page.getByText(/^Bought without a loan/)).toBeVisible();
    await expect.element(chart(/^Interest is/)).not.toBeInTheDocument();
    expect(mainText()).not.toMatch(/NaN|undefined|Infinity/);
    expect(
      document.querySelectorAll('svg [d*="NaN"], svg [y*="NaN"], svg [x*="NaN"]'),
    ).toHaveLength(0);
  });
});
