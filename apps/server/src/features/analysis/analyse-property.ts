import { createHash } from 'node:crypto';
import { CONDO_ASSUMPTIONS, DEFAULT_ASSUMPTIONS, type ProjectInputs, project } from '@alpha/engine';
import type { properties, propertyAnalyses } from '../../db/schema/index.ts';

/** Raised when the same inputs would give other figures. */
export const MODEL_VERSION = 'closed-form-1';

type PropertyFacts = Pick<
  typeof properties.$inferInsert,
  'listPrice' | 'type' | 'hoaMonthly' | 'propertyTaxAnnual' | 'insuranceAnnual' | 'rentEstimate'
>;
type AnalysisRow = Omit<typeof propertyAnalyses.$inferInsert, 'propertyId'>;

/** A home without a rent or a price has no analysis: a blank is not a zero. */
export function analyseProperty(facts: PropertyFacts): AnalysisRow | null {
  const inputs = inputsFor(facts);
  if (!inputs) return null;
  const result = project(inputs);
  const [first] = result.rows;
  if (!first) return null;
  return {
    modelVersion: MODEL_VERSION,
    inputsHash: createHash('sha256').update(JSON.stringify(inputs)).digest('hex'),
    downpayment: result.downpayment,
    downpaymentPercentage: inputs.downpaymentPercentage,
    appreciationRateAnnual: inputs.appreciationRateAnnual,
    monthlyRentalIncome: inputs.rentMonthly,
    netProfit: result.netProfit,
    totalRoi: result.totalRoi,
    annualizedRoi: result.annualizedRoi,
    averageRoiPerYear: result.averageRoiPerYear,
    profitYear: result.profitYear,
    capRate: result.capRate,
    rentToPrice: result.rentToPrice,
    estimates: {
      loan_term_years: inputs.loanTermYears,
      downpayment_percentage: inputs.downpaymentPercentage,
      appreciation_rate_annual: inputs.appreciationRateAnnual,
      management_fee_rate: inputs.managementFeeRate,
      max_management_fee: inputs.maxManagementFee,
      occupancy_rate: inputs.occupancyRate,
      insurance_rate_annual: inputs.insuranceRateAnnual,
      maintenance_rate_annual: inputs.maintenanceRateAnnual,
      property_tax_rate: inputs.propertyTaxRate,
      rent_growth_rate_annual: inputs.rentGrowthRateAnnual,
      expense_growth_rate_annual: inputs.expenseGrowthRateAnnual,
      insurance_growth_rate_annual: inputs.insuranceGrowthRateAnnual,
      list_price: inputs.listPrice,
      downpayment: result.downpayment,
      loan_amount: result.loanAmount,
      monthly_rate: result.monthlyRate,
      number_of_payments: result.numberOfPayments,
      mortgage_payment: result.mortgagePayment,
      balance_after_10_years: result.balanceAfter10Years,
      sale_price_after_10_years: result.salePriceAfter10Years,
      closing_costs: result.closingCosts,
      selling_costs: result.sellingCosts,
      monthly_rental_income: inputs.rentMonthly,
      annual_gross_rental_income: 12 * inputs.rentMonthly,
      property_taxes_monthly: first.taxes / 12,
      insurance_monthly: first.insurance / 12,
      hoa_monthly: first.hoa / 12,
      maintenance_and_repairs_monthly: first.maintenance / 12,
      management_fee_monthly: first.managementFee / 12,
      fixed_fees_monthly: first.fixedFees / 12,
      total_expenses_monthly: first.totalExpenses / 12,
      net_profit: result.netProfit,
      estimated_roi_percentage: result.totalRoi,
      annualized_roi_percentage: result.annualizedRoi,
    },
  };
}

/** The listing's own tax, insurance and HOA where known, the published assumptions otherwise. */
function inputsFor(facts: PropertyFacts): ProjectInputs | null {
  const { listPrice, rentEstimate } = facts;
  if (!rentEstimate || listPrice <= 0) return null;
  const base = { ...DEFAULT_ASSUMPTIONS, ...(facts.type === 'condo' ? CONDO_ASSUMPTIONS : {}) };
  return {
    ...base,
    listPrice,
    rentMonthly: rentEstimate,
    hoaMonthly: facts.hoaMonthly ?? 0,
    propertyTaxRate: facts.propertyTaxAnnual
      ? facts.propertyTaxAnnual / listPrice
      : base.propertyTaxRate,
    insuranceRateAnnual: facts.insuranceAnnual
      ? facts.insuranceAnnual / listPrice
      : base.insuranceRateAnnual,
  };
}
