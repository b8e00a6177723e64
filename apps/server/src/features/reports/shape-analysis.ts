import type { AmortizationRow, PropertyDetail, PropertyEstimates } from '@alpha/contract';
import { type AnnualRow, type ProjectInputs, type Projection, project } from '@alpha/engine';
import { bestProfile, type PeersByScope, radarData } from '@alpha/engine/city';
import { peerMetricsOf } from './peer-metrics.ts';
import type { Home } from './report.queries.ts';

type Analysed = Pick<
  PropertyDetail,
  | 'net_profit_10_year'
  | 'profit_year'
  | 'average_roi_per_year'
  | 'total_roi'
  | 'apr'
  | 'property_annual_amortizations'
  | 'monte_carlo_results'
  | 'property_roi_stats'
  | 'property_estimates'
  | 'model'
>;

const WITHOUT: Analysed = {
  net_profit_10_year: null,
  profit_year: null,
  average_roi_per_year: null,
  total_roi: null,
  apr: null,
  property_annual_amortizations: [],
  monte_carlo_results: null,
  property_roi_stats: null,
  property_estimates: null,
  model: null,
};

/** What the engine found; the yearly rows follow from its inputs in closed form. */
export function shapeAnalysis(row: Home, peers: PeersByScope): Analysed {
  const { analysis, home } = row;
  if (!analysis) return WITHOUT;
  const { inputs, market } = analysis.inputs;
  const closed = project(inputs);
  const radar = radarData(peerMetricsOf(row), peers.city);
  const percentiles = Object.fromEntries(
    radar.display_names.map((axis, i) => [axis, radar.property_percentiles[i] ?? null]),
  );
  const { roi, saleValues } = analysis;
  return {
    net_profit_10_year: analysis.netProfit,
    profit_year: analysis.profitYear,
    average_roi_per_year: analysis.averageRoiPerYear,
    total_roi: analysis.totalRoi,
    apr: inputs.aprPercent,
    property_annual_amortizations: closed.rows.map(shapeYear),
    monte_carlo_results: {
      mean_simulated: saleValues.mean,
      median_simulated: saleValues.median,
      percentile_1: saleValues.p1,
      percentile_5: saleValues.p5,
      percentile_10: saleValues.p10,
      percentile_25: saleValues.p25,
      percentile_75: saleValues.p75,
      percentile_90: saleValues.p90,
      percentile_95: saleValues.p95,
      percentile_99: saleValues.p99,
      std_dev: saleValues.stdDev,
    },
    property_roi_stats: {
      property_id: home.id,
      roi_mean: roi.mean,
      roi_stddev: roi.stdDev,
      roi_median: roi.median,
      roi_percentile_5: roi.p5,
      roi_percentile_95: roi.p95,
      prob_roi_above_0: roi.probAbove0,
      prob_roi_above_100: roi.probDouble,
      best_profile: bestProfile(percentiles).profile,
      appreciation_roi: closed.appreciationRoi,
      rent_roi: closed.rentRoi,
      total_roi: closed.totalRoi,
      initial_investment: closed.downpayment,
      radar_chart_data: JSON.stringify(radar),
    },
    property_estimates: shapeEstimates(inputs, closed),
    model: {
      version: analysis.modelVersion,
      computed_at: new Date(analysis.computedAt).toISOString(),
      inputs,
      market: market as Record<string, number>,
    },
  };
}

function shapeYear(row: AnnualRow): AmortizationRow {
  return {
    id: row.year,
    year: row.year,
    yearly_rent: row.yearlyRent,
    monthly_rent: row.monthlyRent,
    total_expenses: row.totalExpenses,
    monthly_expenses: row.monthlyExpenses,
    yearly_cashflow: row.yearlyCashflow,
    mortgage_payment: row.mortgagePayment,
    insurance: row.insurance,
    taxes: row.taxes,
    hoa: row.hoa,
    pmf: row.managementFee,
    maintenance_and_repairs: row.maintenance,
    fixed_fees: row.fixedFees,
    interest: row.interest,
    principal: row.principal,
    loan_balance: row.loanBalance,
    property_value: row.propertyValue,
    equity: row.equity,
  };
}

function shapeEstimates(inputs: ProjectInputs, closed: Projection): PropertyEstimates {
  const first = closed.rows[0] as AnnualRow;
  return {
    loan_term_years: inputs.loanTermYears,
    downpayment_percentage: inputs.downpaymentPercentage,
    appreciation_rate_annual: inputs.appreciationRateAnnual,
    management_fee_rate: inputs.managementFeeRate,
    max_management_fee: inputs.maxManagementFee,
    occupancy_rate: inputs.occupancyRate,
    insurance_rate_annual: inputs.insuranceRateAnnual,
    maintenance_rate_annual: inputs.maintenanceRateAnnual,
    list_price: inputs.listPrice,
    downpayment: closed.downpayment,
    loan_amount: closed.loanAmount,
    monthly_rate: closed.monthlyRate,
    number_of_payments: closed.numberOfPayments,
    mortgage_payment: closed.mortgagePayment,
    balance_after_10_years: closed.balanceAfter10Years,
    sale_price_after_10_years: closed.salePriceAfter10Years,
    monthly_rental_income: inputs.rentMonthly,
    annual_gross_rental_income: 12 * inputs.rentMonthly,
    property_taxes_monthly: first.taxes / 12,
    insurance_monthly: first.insurance / 12,
    hoa_monthly: first.hoa / 12,
    maintenance_and_repairs_monthly: first.maintenance / 12,
    total_expenses_monthly: first.monthlyExpenses,
    net_profit: closed.netProfit,
    estimated_roi_percentage: closed.totalRoi,
    annualized_roi_percentage: closed.annualizedRoi,
    rent_growth_rate_annual: inputs.rentGrowthRateAnnual,
    expense_growth_rate_annual: inputs.expenseGrowthRateAnnual,
    insurance_growth_rate_annual: inputs.insuranceGrowthRateAnnual,
    property_tax_rate: inputs.propertyTaxRate,
    management_fee_monthly: first.managementFee / 12,
    fixed_fees_monthly: first.fixedFees / 12,
    closing_costs: closed.closingCosts,
    selling_costs: closed.sellingCosts,
  };
}
