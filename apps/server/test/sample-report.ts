import { type PropertyReport, propertyReport } from '@alpha/contract';
import {
  cashflowSpread,
  DEFAULT_ASSUMPTIONS,
  DEFAULT_MARKET,
  project,
  simulate,
  valueSpread,
} from '@alpha/engine';
import {
  toAmortizationRow,
  toMonteCarloResults,
  toPropertyEstimates,
  toRoiDistribution,
  toRoiStats,
  toValueDistribution,
  toValueFan,
} from '@alpha/report-model/api-figures';
import { PAST_FORECASTS } from '@alpha/report-model/test-support/past-forecasts-fixture';
import { SURROUNDINGS } from '@alpha/report-model/test-support/surroundings-fixture';

const INPUTS = { ...DEFAULT_ASSUMPTIONS, listPrice: 560_000, rentMonthly: 5_200, hoaMonthly: 0 };

const monthly = (from: number, growth: number) =>
  Array.from({ length: 60 }, (_, i) => ({
    date: `${2021 + Math.floor((i + 10) / 12)}-${String(((i + 10) % 12) + 1).padStart(2, '0')}-28`,
    value: from * (1 + growth) ** (i / 12),
  }));

const beside = (current: number) => ({
  current,
  miami: current - 1,
  hialeah: current - 2,
  city: current - 1,
});
const homes = { miami: 40, hialeah: 30, city: 40 };

/** A report from the engine without a database, for tests of PDF, email and preview picture. */
export function sampleReport(change: Partial<PropertyReport['property']> = {}): PropertyReport {
  const closed = project(INPUTS);
  const simulated = simulate(INPUTS);
  const spread = valueSpread(INPUTS, DEFAULT_MARKET);
  return propertyReport.parse({
    property: {
      id: 1,
      zpid: 4_411_223,
      past_forecasts: PAST_FORECASTS,
      address: '1460 NW 183rd Ter',
      city: 'Miami',
      state: 'FL',
      zip: '33169',
      latitude: 25.94,
      longitude: -80.22,
      images: [],
      list_price: INPUTS.listPrice,
      estimated_value: null,
      valuation: null,
      no_value_reason: 'too_few_sales',
      beds: 3,
      baths: 2,
      total_sqft: 1_640,
      type: 'single_family',
      net_profit_10_year: closed.netProfit,
      profit_year: closed.profitYear,
      average_roi_per_year: closed.averageRoiPerYear,
      total_roi: closed.totalRoi,
      rent_estimate_percentile_25: 4_900,
      rent_estimate_percentile_75: 5_600,
      rent_estimate: INPUTS.rentMonthly,
      apr: INPUTS.aprPercent,
      type_of_sale: 'standard',
      full_potential: 5_600,
      financial_records: { hoa: 0 },
      location_volatility: { volatility_std_dev: 8 },
      similar_sales: [],
      home_value_histories: monthly(400_000, 0.06),
      rental_rate_histories: monthly(4_100, 0.04),
      property_annual_amortizations: closed.rows.map(toAmortizationRow),
      monte_carlo_results: toMonteCarloResults(simulated),
      value_distribution: toValueDistribution(spread),
      value_fan: toValueFan(spread),
      cashflow_fan: cashflowSpread(INPUTS, DEFAULT_MARKET),
      roi_distribution: toRoiDistribution(simulated),
      property_roi_stats: {
        ...toRoiStats(simulated, closed),
        property_id: 1,
        best_profile: null,
        radar_chart_data: '{}',
      },
      property_estimates: toPropertyEstimates(INPUTS, closed),
      status: 'active',
      is_place_approximate: false,
      surroundings: SURROUNDINGS,
      neighborhood: null,
      year_built: 1998,
      lot_sqft: null,
      stories: null,
      county: 'Miami-Dade',
      property_tax_annual: null,
      features: [],
      description: null,
      description_es: null,
      source: 'demo',
      source_as_of: '2026-11-01',
      courtesy_line: null,
      may_be_valued: true,
      listed_on: '2026-10-01',
      sold_on: null,
      sold_price: null,
      rent_comparables: 12,
      rent_source: 'comparables',
      price_history: null,
      origins: [
        {
          figure: 'rent',
          basis: 'estimated',
          source: 'comparables',
          place: null,
          as_of: '2026-11-01',
          since: null,
          count: 12,
        },
        {
          figure: 'appreciation',
          basis: 'assumed',
          source: 'published',
          place: null,
          as_of: null,
          since: null,
          count: null,
        },
      ],
      rent_as_of: null,
      model: {
        version: 'sobol-16384-2',
        computed_at: '2026-11-02T00:00:00.000Z',
        inputs: INPUTS,
        market: DEFAULT_MARKET,
      },
      ...change,
    },
    volatility_stats: { min_volatility: 4, max_volatility: 12 },
    comparison_stats: {
      roi_mean: beside(simulated.roi.mean),
      annual_roi: beside(closed.annualizedRoi),
      rent_to_price: beside(closed.rentToPrice),
      months_to_cashflow: beside(closed.monthsToCashflow),
      cap_rate: beside(closed.capRate),
    },
    comparison_counts: {
      roi_mean: homes,
      annual_roi: homes,
      rent_to_price: homes,
      months_to_cashflow: homes,
      cap_rate: homes,
    },
    performance_vs_median: [],
    performance_left_out: [],
    comparison_left_out: [],
  });
}
