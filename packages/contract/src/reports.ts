import { AREA_SCOPES, COMPARISON_METRICS, PEER_SCOPES } from '@alpha/engine/city';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { pastForecasts } from './forecasts.ts';
import { priceHistory } from './price-history.ts';
import { listing } from './properties.ts';
import { figureOrigin } from './report-origins.ts';
import {
  cashflowFanYear,
  monteCarloResults,
  propertyRoiStats,
  roiDistribution,
  valueDistribution,
  valueFanYear,
} from './report-simulation.ts';
import { surroundings } from './surroundings.ts';
import { text } from './text.ts';
import { noValueReason, valuation } from './valuations.ts';

const usd = z.number();
/** Percent. */
const percent = z.number();
/** A fraction. */
const rate = z.number();

const dated = z.object({ date: z.string(), value: z.number() });

export const similarSale = z.object({
  id: z.number().int(),
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  price: usd,
  currency: z.string(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  living_area: z.number().nullable(),
  living_area_units: z.string(),
  home_type: z.string(),
  date_sold: z.string().nullable(),
  photos: z.array(
    z.object({
      url: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      is_illustration: z.boolean(),
    }),
  ),
});
export type SimilarSale = z.infer<typeof similarSale>;

/** One year of the projection, USD. Loan, value and equity are at year end. */
export const amortizationRow = z.object({
  id: z.number().int(),
  year: z.number().int(),
  yearly_rent: usd,
  monthly_rent: usd,
  total_expenses: usd,
  monthly_expenses: usd,
  yearly_cashflow: usd,
  mortgage_payment: usd,
  insurance: usd,
  taxes: usd,
  hoa: usd,
  /** Property management fee. */
  pmf: usd,
  maintenance_and_repairs: usd,
  fixed_fees: usd,
  interest: usd,
  principal: usd,
  loan_balance: usd,
  property_value: usd,
  equity: usd,
});
export type AmortizationRow = z.infer<typeof amortizationRow>;

export const propertyEstimates = z.object({
  loan_term_years: z.number().int(),
  downpayment_percentage: rate,
  appreciation_rate_annual: rate,
  management_fee_rate: rate,
  max_management_fee: usd,
  occupancy_rate: rate,
  insurance_rate_annual: rate,
  maintenance_rate_annual: rate,
  list_price: usd,
  downpayment: usd,
  loan_amount: usd,
  monthly_rate: rate,
  number_of_payments: z.number().int(),
  mortgage_payment: usd,
  balance_after_10_years: usd,
  sale_price_after_10_years: usd,
  monthly_rental_income: usd,
  annual_gross_rental_income: usd,
  property_taxes_monthly: usd,
  insurance_monthly: usd,
  hoa_monthly: usd,
  maintenance_and_repairs_monthly: usd,
  total_expenses_monthly: usd,
  net_profit: usd,
  estimated_roi_percentage: percent,
  annualized_roi_percentage: percent,
  // Not in the specification; added so that the sums add up.
  rent_growth_rate_annual: rate,
  expense_growth_rate_annual: rate,
  insurance_growth_rate_annual: rate,
  property_tax_rate: rate,
  management_fee_monthly: usd,
  fixed_fees_monthly: usd,
  closing_costs: usd,
  selling_costs: usd,
});
export type PropertyEstimates = z.infer<typeof propertyEstimates>;

const numbers = z.record(z.string(), z.number());

/** The full report. Unknown values are null or empty, and their section is not shown. */
export const propertyDetail = listing
  .omit({
    net_profit_10_year: true,
    profit_year: true,
    average_roi_per_year: true,
    total_roi: true,
    rent_estimate_percentile_75: true,
    propertyEstimates: true,
    // Part of the figures below; see outcome.ts of the report model.
    outcome: true,
  })
  .extend({
    net_profit_10_year: usd.nullable(),
    profit_year: z.number().int().nullable(),
    average_roi_per_year: percent.nullable(),
    total_roi: percent.nullable(),
    rent_estimate_percentile_25: usd.nullable(),
    rent_estimate_percentile_75: usd.nullable(),
    zpid: z.number().int().nullable(),
    rent_estimate: usd.nullable(),
    /** Percent per year. */
    apr: percent.nullable(),
    type_of_sale: z.string(),
    /** Monthly rent at the 75th percentile of comparables. */
    full_potential: usd.nullable(),
    financial_records: z.object({ hoa: usd.nullable() }),
    location_volatility: z.object({ volatility_std_dev: percent.nullable() }),
    similar_sales: z.array(similarSale),
    home_value_histories: z.array(dated),
    rental_rate_histories: z.array(dated),
    property_annual_amortizations: z.array(amortizationRow),
    monte_carlo_results: monteCarloResults.nullable(),
    value_distribution: valueDistribution.nullable(),
    /** Years 0 to 10, or empty. */
    value_fan: z.array(valueFanYear),
    /** Years 1 to 10, or empty. */
    cashflow_fan: z.array(cashflowFanYear),
    property_roi_stats: propertyRoiStats.nullable(),
    roi_distribution: roiDistribution.nullable(),
    property_estimates: propertyEstimates.nullable(),
    /** Exact location unknown: the coordinates are the center of the zip code or city. */
    is_place_approximate: z.boolean(),
    surroundings,
    neighborhood: z.string().nullable(),
    year_built: z.number().int().nullable(),
    lot_sqft: z.number().int().nullable(),
    /** Of the building. */
    stories: z.number().int().nullable(),
    /** Without the word County. */
    county: z.string().nullable(),
    /** The seller's tax bill as the listing states it, a year. */
    property_tax_annual: usd.nullable(),
    features: z.array(z.string()),
    description: z.string().nullable(),
    description_es: z.string().nullable(),
    /** Source of the listing and its date. */
    source: z.string(),
    source_as_of: z.string(),
    courtesy_line: z.string().nullable(),
    listed_on: z.string().nullable(),
    sold_on: z.string().nullable(),
    /** The estimated value with its range and comparables; `null` with a reason. */
    valuation: valuation.nullable(),
    no_value_reason: noValueReason.nullable(),
    /** False: the owner allows no estimates, so this report has none. */
    may_be_valued: z.boolean(),
    rent_comparables: z.number().int().nullable(),
    /** `listing`: given by the source; `comparables` and `index`: our estimate. */
    rent_source: z.string().nullable(),
    /** Our forecasts of 2006 and 2012 for its own metro, and what came. */
    past_forecasts: pastForecasts,
    /** Source of each figure; empty without an analysis. */
    origins: z.array(figureOrigin),
    /** Date of the newest figure behind the rent. */
    rent_as_of: z.string().nullable(),
    /** Where the planned appreciation comes from; null without any history: then it is 3.5 %. */
    price_history: priceHistory.nullable(),
    /** Engine inputs, so that readers can change them; null without an analysis. */
    model: z
      .object({ version: z.string(), computed_at: z.string(), inputs: numbers, market: numbers })
      .nullable(),
  });
export type PropertyDetail = z.infer<typeof propertyDetail>;

/** Number of listings behind the city medians. */
const comparedHomes = z.object({
  hialeah: z.number().int(),
  miami: z.number().int(),
  city: z.number().int(),
});

const comparison = z.object({
  current: z.number().nullable(),
  hialeah: z.number().nullable(),
  miami: z.number().nullable(),
  /** The property's own city. */
  city: z.number().nullable(),
});

export const propertyReport = z.object({
  property: propertyDetail,
  volatility_stats: z.object({
    min_volatility: percent.nullable(),
    max_volatility: percent.nullable(),
  }),
  comparison_stats: z.object({
    roi_mean: comparison,
    annual_roi: comparison,
    rent_to_price: comparison,
    months_to_cashflow: comparison,
    cap_rate: comparison,
  }),
  comparison_counts: z.object({
    roi_mean: comparedHomes,
    annual_roi: comparedHomes,
    rent_to_price: comparedHomes,
    months_to_cashflow: comparedHomes,
    cap_rate: comparedHomes,
  }),
  performance_vs_median: z.array(
    z.object({
      metric: z.string(),
      label: z.string(),
      property: z.number(),
      median: z.number().nullable(),
      diff: z.number().nullable(),
      percentile: z.number().nullable(),
      better: z.boolean().nullable(),
      n: z.number().int(),
      /** What it is compared with: listings of a city, or areas of a metro, a state, the country. */
      scope: z.enum([...PEER_SCOPES, ...AREA_SCOPES]),
      /** The metro's name or the state's two letters; null for other scopes. */
      place: z.string().nullable(),
    }),
  ),
  /** Measures without a row, because every compared value is the same. */
  performance_left_out: z.array(z.string()),
  /** Boxes of `comparison_stats` in which nothing differs; they are not shown. */
  comparison_left_out: z.array(z.enum(COMPARISON_METRICS)),
});
export type PropertyReport = z.infer<typeof propertyReport>;

export const getPropertyByAddress = endpoint({
  id: 'getPropertyByAddress',
  method: 'GET',
  path: '/api/properties/:address/address',
  access: 'property:read',
  keyScope: 'listings:read',
  summary:
    'The report of one property, by `street, city, ST zip`, or by street line if it is unique.',
  params: z.strictObject({ address: text(400) }),
  response: propertyReport,
});
