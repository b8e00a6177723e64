import type { PropertyReport } from '@alpha/contract';
import { type ProjectInputs, project } from '@alpha/engine';
import { formatMoney } from '@alpha/i18n';
import { translatorFor } from '@alpha/i18n/server';
import { toPropertyEstimates } from '@alpha/report-model/api-figures';
import { cashflowSentence, cashflowYears } from '@alpha/report-model/cashflow-years';
import { stressLines, stressOf } from '@alpha/report-model/stress';
import { skippedTexts, stressLineText, stressSentence } from '@alpha/report-model/stress-text';
import { reportSentences } from '@alpha/report-model/test-support/report-sentences';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { sampleReport } from '../../../test/sample-report.ts';
import { wordsFor } from '../render-worker/words.ts';
import { drawReport } from './report-document.ts';

const report = sampleReport({
  price_history: {
    level: 'metro',
    place: 'Miami-Miami Beach-Kendall, FL',
    source: 'fhfa',
    metros: null,
    since: '1976-03-31',
    as_of: '2026-06-30',
    years: 50.25,
    gap: 0.11,
    last_year_growth: 0.02,
    swing: 0.09,
    planned_growth: 0.035,
    long_run_growth: 0.052,
    is_after_inflation: true,
    worst: null,
  },
});
const squeezed = (text: string) => text.replace(/\s+/g, '');

const ROW = {
  label: '',
  percentile: 70,
  better: true,
  n: 20,
  scope: 'city',
  place: null,
} as const;

type Changes = { [part in keyof PropertyReport]?: Partial<PropertyReport[part]> };

async function textOf(changes: Changes, locale: 'en' | 'es' = 'en', madeAt = '2026-11-15') {
  const changed = {
    ...report,
    comparison_stats: { ...report.comparison_stats, ...changes.comparison_stats },
    performance_vs_median: changes.performance_vs_median ?? report.performance_vs_median,
    performance_left_out: changes.performance_left_out ?? [],
    comparison_left_out: changes.comparison_left_out ?? [],
    property: { ...report.property, ...changes.property },
  } as PropertyReport;
  const pictures = { cover: [], areIllustrations: false, sales: new Map() };
  const input = { report: changed, pictures, locale, madeAt: new Date(madeAt) };
  return (await readPdf(await drawReport(input))).text;
}

describe('the PDF matches the page', () => {
  it.each(['en', 'es'] as const)('in every sentence about a figure, in %s', async (locale) => {
    const performance_vs_median = [
      { ...ROW, metric: 'total_roi', property: 213.3, median: 193.1, diff: 20.2 },
    ];
    // A line may end after a hyphen.
    const joined = (text: string) => text.replace(/\s+/g, ' ').replaceAll('- ', '-');
    const text = joined(await textOf({ performance_vs_median }, locale));
    const { phrases } = wordsFor(locale);
    for (const sentence of reportSentences(report, new Date('2026-11-15'), phrases))
      expect(text).toContain(joined(sentence));
  });

  it('for a sold property: sale price and date', async () => {
    const sold = {
      status: 'sold',
      list_price: 730_000,
      sold_price: 721_000,
      sold_on: '2026-10-02',
    } as const;
    const english = await textOf({ property: sold });
    expect(english).toContain('Sold for $721,000');
    expect(english).toContain('Sold on October 2, 2026; figures are as of');
    expect(english).toContain('Asking price $730,000');
    const undated = await textOf({ property: { ...sold, sold_on: null, sold_price: null } }, 'es');
    expect(undated).toContain('Esta propiedad ya se vendió');
    expect(await textOf({ property: { status: 'off_market' } })).toContain('no longer for sale');
  });

  it('for past forecasts of its metro; without one the section is left out', async () => {
    const text = await textOf({});
    expect(text).toContain('What we would have said here in 2006 and 2012, and what came');
    expect(text).toMatch(
      /In June 2012 we would have said .2% to \+170%, .* It came to \+177%: above/,
    );
    expect(await textOf({}, 'es')).toContain('por encima del rango');
    const without = await textOf({ property: { past_forecasts: null } });
    expect(without).not.toContain('what came');
  });

  it('for city comparisons: also which city is ahead', async () => {
    const text = await textOf({
      comparison_stats: {
        cap_rate: { current: 5, miami: 4, hialeah: 6, city: 4 },
        months_to_cashflow: { current: 24, miami: 24, hialeah: 0, city: 24 },
      },
    });
    expect(text).toContain('Beats Miami, behind Hialeah');
    expect(text).toContain('Level with Miami, behind Hialeah; lower is better');
  });

  it('for a property elsewhere: its own city, and no others without data', async () => {
    const alone = { current: 5, miami: null, hialeah: null, city: 4 };
    const text = await textOf({
      property: { city: 'Austin', state: 'TX' },
      comparison_stats: {
        roi_mean: alone,
        annual_roi: alone,
        rent_to_price: alone,
        cap_rate: alone,
        months_to_cashflow: { ...alone, city: 24 },
      },
    });
    expect(text).toContain('the median of active listings in Austin.');
    expect(text).toContain('Beats Austin');
    expect(text).not.toContain('Hialeah');
  });

  it('for differences: percentage points, and figures that add up as printed', async () => {
    const row = { ...ROW, percentile: 80 };
    const text = await textOf(
      {
        performance_vs_median: [
          { ...row, metric: 'total_roi', property: 213.32, median: 193.05, diff: 20.27 },
          { ...row, metric: 'cash_flow', property: 154.6, median: 142.4, diff: 12.2 },
          { ...row, metric: 'months_to_cashflow', property: 0, median: 120, diff: -120 },
        ],
      },
      'es',
    );
    expect(text).toMatch(/213,3 % 193,1 % \+20,2 pts/);
    expect(text).toMatch(/\$ 155 US\$ 142 \+US\$ 13/);
    expect(text).toContain('120+ \u2212120');
  });

  it('for the measures: counts what says the same once, and says what is not shown', async () => {
    const changes = {
      performance_vs_median: [
        { ...ROW, metric: 'total_roi', property: 213.3, median: 193.1, diff: 20.2 },
        { ...ROW, metric: 'annual_roi', property: 12.1, median: 11.4, diff: 0.7 },
        { ...ROW, metric: 'hoa', property: 90, median: 90, diff: 0, better: null, percentile: 61 },
        {
          ...ROW,
          ...{ metric: 'volatility', property: 4, median: 5, diff: -1, n: 26 },
          ...({ scope: 'state', place: 'FL' } as const),
        },
      ],
      performance_left_out: ['pay_down'],
      comparison_left_out: ['months_to_cashflow' as const],
    };
    const text = await textOf(changes);
    expect(text).toContain('Ahead of the median on 2 of 3 independent measures.');
    expect(text).toContain('Compared with 20 properties in Miami.');
    expect(text).toContain('Price volatility: compared with 26 areas in Florida.');
    expect(text).toContain('Not shown: the share of the loan paid down is the same');
    expect(text).toContain('Not shown: the time to positive cash flow is the same');
    expect(text).toContain('$90 $90 $0 61%');
    expect(text).not.toContain('Months to Cashflow');
    const spanish = await textOf(changes, 'es');
    expect(spanish).toContain('Mejor que la mediana en 2 de 3 indicadores independientes.');
    expect(spanish).toContain('frente a 26 zonas de Florida');
  });

  it('for the radar: the components that vary, as rows when they are fewer than three', async () => {
    const stats = report.property.property_roi_stats;
    if (!stats) throw new Error('no analysis');
    const axes = ['rent', 'cash_flow', 'stability'].map((axis) => ({ axis, reason: 'same' }));
    const withAxes = (count: number) => ({
      property: {
        property_roi_stats: {
          ...stats,
          radar_chart_data: JSON.stringify({
            display_names: axes.slice(0, count).map(({ axis }) => axis),
            property_percentiles: [81, 17, 62].slice(0, count),
            median_percentiles: [50, 50, 50].slice(0, count),
            peer_counts: [217, 217, 26].slice(0, count),
            scopes: ['city', 'city', 'state'].slice(0, count),
            places: [null, null, 'FL'].slice(0, count),
            left_out: axes.slice(count),
          }),
        },
      },
    });
    const whole = await textOf(withAxes(3));
    expect(whole).toContain('Rent and cash flow: compared with 217 properties in Miami.');
    expect(whole).toContain('Stability: compared with 26 areas in Florida.');
    const rows = await textOf(withAxes(2));
    expect(rows).toContain('Compared with 217 properties in Miami.');
    expect(rows).toContain('Not shown: stability is the same for every property compared here.');
    expect(rows).toMatch(/Rent 81 Cash flow 17/);
  });

  it('for the description: falls back to the other language', async () => {
    const property = { description: 'A quiet street.', description_es: null };
    expect(await textOf({ property }, 'es')).toContain('A quiet street.');
  });

  it('for volatility: the simulated value, and none if unknown', async () => {
    const { model } = report.property;
    if (!model) throw new Error('no model');
    const market = { ...model.market, saleVolatility: 0.14 };
    expect(await textOf({ property: { model: { ...model, market } } })).toContain(
      'adds about 14% at the sale',
    );
    const { saleVolatility: _, ...without } = model.market;
    expect(await textOf({ property: { model: { ...model, market: without } } })).not.toContain(
      'at the sale',
    );
  });

  it('for the range of each year’s cash flow: the same sentence', async () => {
    for (const locale of ['en', 'es'] as const) {
      const words = wordsFor(locale);
      const years = cashflowYears(report.property);
      const said = cashflowSentence(years, words.charts, (value) => words.money(value));
      expect(said).toMatch(/90 (of|de) 100/);
      expect(await textOf({}, locale)).toContain(said.replace(/\s+/g, ' '));
    }
    expect(await textOf({ property: { cashflow_fan: [] } })).not.toContain(
      'simulations, cash flow',
    );
  });

  it('for past and future: they split at the current year', async () => {
    const one = { property: { home_value_histories: [{ date: '2026-10-31', value: 280_000 }] } };
    expect(await textOf(one)).toContain('2026 2030 2034');
    expect(await textOf(one, 'en', '2028-02-01')).toContain('2026 2030 2034 2038');
  });

  it('for the first positive cash flow: the amount of that year, not of year 1', async () => {
    const [first, second, ...others] = report.property.property_annual_amortizations;
    if (!first || !second) throw new Error('no rows');
    const rows = [
      { ...first, yearly_cashflow: -900 },
      { ...second, yearly_cashflow: 250 },
      ...others,
    ];
    const change = { profit_year: 2, property_annual_amortizations: rows };
    expect(await textOf({ property: change })).toContain('+$250 in year 2');
  });

  it('for assumptions: no label is cut', async () => {
    const text = await textOf({ property: { description: null, description_es: null } }, 'es');
    expect(text).toContain('Comisión de administración');
    expect(text).not.toContain('…');
  });

  it('for what goes wrong: the same sentence, rows and figures', async () => {
    const fell = { from: '2006-06', to: '2011-06', levels: [1, 0.9, 0.8, 0.7, 0.65, 0.6] };
    const price_history = report.property.price_history && {
      ...report.property.price_history,
      place: 'Fort Lauderdale-Pompano Beach-Sunrise, FL',
      worst: {
        metro: 'Fort Lauderdale-Pompano Beach-Sunrise, FL',
        source: 'fhfa' as const,
        five_years: fell,
        ten_years: null,
      },
    };
    const property = { ...report.property, price_history };
    const stress = stressOf({ ...report, property });
    if (!stress) throw new Error('no stress rows');
    for (const locale of ['en', 'es'] as const) {
      const words = { t: translatorFor(locale, 'stress'), locale };
      const text = squeezed(await textOf({ property }, locale));
      expect(text).not.toContain('…');
      for (const each of skippedTexts(stress, words)) expect(text).toContain(squeezed(each));
      expect(text).toContain(squeezed(stressSentence(stress, words)));
      for (const { kind, figures } of stressLines(stress)) {
        const line = stressLineText(kind, stress, words);
        expect(text).toContain(squeezed(line.name));
        expect(text).toContain(squeezed(line.text));
        for (const figure of ['cashflow', 'netProfit'] as const)
          expect(text).toContain(
            squeezed(formatMoney(figures[figure], locale, { sign: 'always' }) ?? ''),
          );
        expect(text).toContain(squeezed(formatMoney(figures.cashAdded, locale) ?? ''));
      }
    }
  });

  it('for a purchase without a loan: why there is no row for rates', async () => {
    const { model } = report.property;
    if (!model) throw new Error('no model');
    const inputs = { ...model.inputs, downpaymentPercentage: 1 } as ProjectInputs;
    const closed = project(inputs);
    const text = await textOf({
      property: {
        model: { ...model, inputs },
        property_estimates: toPropertyEstimates(inputs, closed),
      },
    });
    expect(text).toContain('this purchase has no loan');
    expect(text).not.toContain('points higher');
  });
});
