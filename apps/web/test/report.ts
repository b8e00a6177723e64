import {
  getMailState,
  getPropertyByAddress,
  type Listing,
  listScenarios,
  listShares,
  type PropertyReport,
  type PropertyValuation,
  type SimilarSale,
} from '@alpha/contract';
import {
  cashflowSpread,
  DEFAULT_MARKET,
  MODEL_VERSION,
  simulate,
  valueSpread,
} from '@alpha/engine';
import {
  bestProfile,
  comparisonCounts,
  comparisonLeftOut,
  comparisonStats,
  type PeerMetrics,
  performanceVsMedian,
  radarData,
  sameForAll,
} from '@alpha/engine/city';
import { translatorFor } from '@alpha/i18n/server';
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
import { type Answer, answer } from './fake-api';
import { MARKET, type MarketEntry } from './market';

type Choice = (entry: MarketEntry) => boolean;
const pick = (isWanted: Choice): MarketEntry => {
  const entry = MARKET.find(isWanted);
  if (!entry) throw new Error('no such listing in the test market');
  return entry;
};
const isIn = ({ listing }: MarketEntry, city: string) => listing.city === city;

/** Positive from the first year. */
export const GOOD = pick((entry) => isIn(entry, 'Hialeah') && entry.closed.profitYear === 1);
/** Positive later. */
export const FAIR = pick((entry) => isIn(entry, 'Miami') && (entry.closed.profitYear ?? 0) > 1);
/** Never positive in ten years. */
export const POOR = pick((entry) => isIn(entry, 'Miami') && entry.closed.profitYear === null);

export const streetOf = ({ listing }: MarketEntry) => listing.address;
export const lineOf = ({ listing: { address, city, state, zip } }: MarketEntry) =>
  `${address}, ${city}, ${state} ${zip}`;
export const pathOf = (entry: MarketEntry) => `/app/property/${encodeURIComponent(lineOf(entry))}`;

/** The report of each listing by its address; `change` alters the one that is opened. */
export function reportAnswers(
  entry: MarketEntry,
  change: (report: PropertyReport) => void = () => undefined,
): Answer[] {
  return [
    answer(getPropertyByAddress, ({ params }) => {
      if (params.address !== lineOf(entry))
        return soldReport(pick((other) => lineOf(other) === params.address));
      const report = reportOf(entry);
      change(report);
      return report;
    }),
    answer(listShares, []),
    answer(listScenarios, []),
    answer(getMailState, { mail_is_configured: true }),
  ];
}

/** Prices 12 % above their usual level, in a metro with a long history. */
export function withPriceHistory({ property }: PropertyReport): void {
  const { model, property_estimates: estimates } = property;
  if (!model || !estimates) throw new Error('no analysis');
  model.market = { ...model.market, gap: Math.log(1.12), lastYearGrowth: 0.02 };
  property.price_history = {
    level: 'metro',
    place: 'Miami-Miami Beach-Kendall, FL',
    source: 'fhfa',
    metros: null,
    since: '1976-03-31',
    as_of: '2026-06-30',
    years: 50.25,
    gap: Math.log(1.12),
    last_year_growth: 0.02,
    swing: 0.08,
    planned_growth: estimates.appreciation_rate_annual,
    long_run_growth: 0.052,
    is_after_inflation: true,
    worst: null,
  };
}

function soldReport(entry: MarketEntry): PropertyReport {
  const report = reportOf(entry);
  Object.assign(report.property, {
    status: 'sold',
    sold_on: '2026-05-12',
    sold_price: entry.listing.list_price - 10_000,
  });
  return report;
}

const label = translatorFor('en', 'metrics');
/** Percent a year. */
const VOLATILITY = 8;
/** Appreciation is the same everywhere, price volatility is not. */
const AREAS: PeerMetrics[] = [5, 6, 7, VOLATILITY, 9, 10, 11].map((volatility) => ({
  volatility,
  appreciation_roi: MARKET[0]?.closed.appreciationRoi ?? null,
}));

/** Computed by the engine from its listing and compared with the test market, as the server does. */
export function reportOf(entry: MarketEntry): PropertyReport {
  const { listing, inputs, closed } = entry;
  const { propertyEstimates: _, outcome: __, ...known } = listing;
  const simulated = simulate(inputs);
  const spread = valueSpread(inputs, DEFAULT_MARKET);
  const metrics = metricsOf(entry);
  const peersIn = (city: string) => MARKET.filter((other) => isIn(other, city)).map(metricsOf);
  const cities = {
    hialeah: peersIn('Hialeah'),
    miami: peersIn('Miami'),
    city: peersIn(listing.city),
  };
  const peers = {
    city_type: cities.city,
    city: cities.city,
    all: MARKET.map(metricsOf),
    state: AREAS,
  };
  const radar = radarData(metrics, peers);
  const ranks = radar.display_names.map((axis, i) => [axis, radar.property_percentiles[i] ?? null]);
  const placeOf = (scope: string) => (scope === 'state' ? listing.state : null);
  return {
    property: {
      ...known,
      zpid: 4_411_223,
      past_forecasts: PAST_FORECASTS,
      rent_estimate: inputs.rentMonthly,
      rent_estimate_percentile_25: inputs.rentMonthly * 0.9,
      rent_estimate_percentile_75: inputs.rentMonthly * 1.1,
      full_potential: inputs.rentMonthly * 1.1,
      apr: inputs.aprPercent,
      type_of_sale: 'standard',
      financial_records: { hoa: 0 },
      location_volatility: { volatility_std_dev: VOLATILITY },
      similar_sales: MARKET.slice(-6).map(toSale),
      home_value_histories: monthly(0.7 * inputs.listPrice, 0.06),
      rental_rate_histories: monthly(0.8 * inputs.rentMonthly, 0.04),
      property_annual_amortizations: closed.rows.map(toAmortizationRow),
      monte_carlo_results: toMonteCarloResults(simulated),
      value_distribution: toValueDistribution(spread),
      value_fan: toValueFan(spread),
      cashflow_fan: cashflowSpread(inputs, DEFAULT_MARKET),
      roi_distribution: toRoiDistribution(simulated),
      property_roi_stats: {
        ...toRoiStats(simulated, closed),
        property_id: listing.id,
        best_profile: bestProfile(Object.fromEntries(ranks)).profile,
        radar_chart_data: JSON.stringify({ ...radar, places: radar.scopes.map(placeOf) }),
      },
      property_estimates: toPropertyEstimates(inputs, closed),
      valuation: valuationOf(listing),
      no_value_reason: null,
      is_place_approximate: false,
      surroundings: SURROUNDINGS,
      neighborhood: null,
      year_built: 1998,
      lot_sqft: 6_000,
      stories: 1,
      county: 'Miami-Dade',
      property_tax_annual: null,
      features: ['Patio', 'Garage'],
      description: 'A single-family property near schools.',
      description_es: 'Una casa unifamiliar cerca de escuelas.',
      source: 'demo',
      source_as_of: '2026-11-01',
      courtesy_line: null,
      listed_on: '2026-10-01',
      sold_on: null,
      may_be_valued: true,
      rent_comparables: 12,
      rent_source: 'comparables',
      rent_as_of: '2026-11-01',
      origins: ORIGINS,
      price_history: null,
      model: {
        version: MODEL_VERSION,
        computed_at: '2026-11-02T00:00:00.000Z',
        inputs,
        market: DEFAULT_MARKET,
      },
    },
    volatility_stats: { min_volatility: 4, max_volatility: 12 },
    comparison_stats: comparisonStats(metrics, cities),
    comparison_counts: comparisonCounts(cities),
    performance_vs_median: performanceVsMedian(metrics, peers).map((row) => ({
      ...row,
      place: placeOf(row.scope),
      label: label(`name.${row.metric}`),
    })),
    performance_left_out: sameForAll(metrics, peers),
    comparison_left_out: comparisonLeftOut(metrics, cities),
  };
}

/** The market's mean return is the closed form's: simulating every listing would take minutes. */
function metricsOf({ listing, closed }: MarketEntry): PeerMetrics {
  return {
    hoa: 0,
    price_per_sqft: listing.total_sqft ? listing.list_price / listing.total_sqft : null,
    volatility: VOLATILITY,
    total_roi: closed.totalRoi,
    roi_mean: closed.totalRoi,
    annual_roi: closed.annualizedRoi,
    cap_rate: closed.capRate,
    rent_to_price: closed.rentToPrice,
    cash_on_cash: closed.cashOnCash,
    dscr: closed.dscr,
    cash_flow: closed.rows[0]?.yearlyCashflow ?? null,
    appreciation_roi: closed.appreciationRoi,
    rent_roi: closed.rentRoi,
    pay_down: (100 * closed.reconciliation.principalPaid) / closed.downpayment,
    months_to_cashflow: closed.monthsToCashflow,
  };
}

function toSale({ listing }: MarketEntry): SimilarSale {
  return {
    id: listing.id,
    street_address: listing.address,
    city: listing.city,
    state: listing.state,
    zip: listing.zip,
    price: listing.list_price,
    currency: 'USD',
    bedrooms: listing.beds,
    bathrooms: listing.baths,
    living_area: listing.total_sqft,
    living_area_units: 'sqft',
    home_type: listing.type,
    date_sold: '2026-05-12',
    photos: [],
  };
}

/** Five years, to last October. */
const monthly = (from: number, growth: number) =>
  Array.from({ length: 60 }, (_, i) => ({
    date: `${2021 + Math.floor((i + 10) / 12)}-${String(((i + 10) % 12) + 1).padStart(2, '0')}-28`,
    value: from * (1 + growth) ** (i / 12),
  }));

const NO_DETAILS = { place: null, as_of: null, since: null, count: null };
const ORIGINS: PropertyReport['property']['origins'] = [
  { ...NO_DETAILS, figure: 'list_price', basis: 'measured', source: 'listing' },
  { ...NO_DETAILS, figure: 'rent', basis: 'estimated', source: 'comparables', count: 12 },
  { ...NO_DETAILS, figure: 'apr', basis: 'assumed', source: 'published' },
  { ...NO_DETAILS, figure: 'appreciation', basis: 'assumed', source: 'published' },
  { ...NO_DETAILS, figure: 'volatility', basis: 'assumed', source: 'demo' },
  { ...NO_DETAILS, figure: 'others', basis: 'assumed', source: 'published' },
];

const SALES = 6;

/** Six sales of equal weight around the estimated value. */
function valuationOf({ estimated_value: value }: Listing): PropertyValuation | null {
  if (value === null) return null;
  return {
    value,
    low: 0.85 * value,
    high: 1.18 * value,
    share: 0.8,
    as_of: '2026-11-01',
    comparables: Array.from({ length: SALES }, (_, i) => ({
      id: 900 + i,
      address: `${200 + i} Palm Ave`,
      city: 'Hialeah',
      distance_km: 0.3 + 0.2 * i,
      sold_on: `2026-0${9 - i}-15`,
      sold_price: 0.95 * value,
      total_sqft: 1_500,
      brought_forward: value,
      adjusted: value,
      weight: 1 / SALES,
    })),
  };
}
