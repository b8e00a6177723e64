import type { AmortizationRow, PropertyDetail, PropertyEstimates } from '@alpha/contract';
import type {
  Analysis,
  AnnualRow,
  ProjectInputs,
  Projection,
  Simulation,
  ValueSpread,
} from '@alpha/engine';

// Engine results with API names: used on the server for stored results, and in the browser for a
// reader's own assumptions.

export function toAmortizationRow(row: AnnualRow): AmortizationRow {
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

export function toPropertyEstimates(inputs: ProjectInputs, closed: Projection): PropertyEstimates {
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

export function toMonteCarloResults({
  saleValues,
}: Pick<Analysis, 'saleValues'>): NonNullable<PropertyDetail['monte_carlo_results']> {
  return {
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
  };
}

export function toValueDistribution({
  saleHistogram: { edges, counts },
}: Pick<ValueSpread, 'saleHistogram'>): NonNullable<PropertyDetail['value_distribution']> {
  return { edges, counts };
}

export function toValueFan({
  valueFan,
}: Pick<ValueSpread, 'valueFan'>): PropertyDetail['value_fan'] {
  return valueFan;
}

export function toRoiDistribution({
  roiHistogram: { edges, counts },
}: Pick<Simulation, 'roiHistogram'>): NonNullable<PropertyDetail['roi_distribution']> {
  return { edges, counts };
}

type Stats = NonNullable<PropertyDetail['property_roi_stats']>;

/** Return figures of the simulation and the closed form; the rest comes from the peers. */
export function toRoiStats(
  { roi }: Pick<Analysis, 'roi'>,
  closed: Projection,
): Omit<Stats, 'property_id' | 'best_profile' | 'radar_chart_data'> {
  return {
    roi_mean: roi.mean,
    roi_stddev: roi.stdDev,
    roi_median: roi.median,
    roi_percentile_5: roi.p5,
    roi_percentile_95: roi.p95,
    prob_roi_above_0: roi.probAbove0,
    prob_roi_above_100: roi.probDouble,
    appreciation_roi: closed.appreciationRoi,
    rent_roi: closed.rentRoi,
    total_roi: closed.totalRoi,
    initial_investment: closed.downpayment,
  };
}
