import type { PropertyEstimates } from '@alpha/contract';
import type { ExplainedMetric } from '@alpha/engine';
import type { AssumedField } from '@alpha/report-model/assumption-sources';

type EstimateField = keyof PropertyEstimates;

type Unit = 'usd' | 'rate' | 'percent' | 'years' | 'count';

export type EstimateRow = {
  field: EstimateField;
  unit: Unit;
  /** The engine can explain it. */
  explained?: ExplainedMetric;
  /** An input: its source and its usual range are explained. */
  input?: AssumedField;
  /** The total of the group. */
  isStrong?: boolean;
};

type FinancialGroup = { key: 'purchase' | 'monthly' | 'decade'; rows: EstimateRow[] };

const usd = (field: EstimateField, explained?: ExplainedMetric): EstimateRow => ({
  field,
  unit: 'usd',
  ...(explained && { explained }),
});
const rate = (field: EstimateField, input: AssumedField): EstimateRow => ({
  field,
  unit: 'rate',
  input,
});
const strong = (row: EstimateRow): EstimateRow => ({ ...row, isStrong: true });

/** Every estimate once, in the order of a purchase. */
export const FINANCIAL_GROUPS: readonly FinancialGroup[] = [
  {
    key: 'purchase',
    rows: [
      usd('list_price'),
      rate('downpayment_percentage', 'downpaymentPercentage'),
      strong(usd('downpayment', 'downpayment')),
      usd('closing_costs', 'closingCosts'),
      usd('loan_amount', 'loanAmount'),
      { field: 'loan_term_years', unit: 'years', input: 'loanTermYears' },
      { field: 'number_of_payments', unit: 'count', explained: 'numberOfPayments' },
      { field: 'monthly_rate', unit: 'rate', explained: 'monthlyRate' },
      strong(usd('mortgage_payment', 'mortgagePayment')),
    ],
  },
  {
    key: 'monthly',
    rows: [
      usd('monthly_rental_income'),
      usd('annual_gross_rental_income', 'annualGrossRent'),
      rate('occupancy_rate', 'occupancyRate'),
      rate('property_tax_rate', 'propertyTaxRate'),
      usd('property_taxes_monthly', 'taxesMonthly'),
      rate('insurance_rate_annual', 'insuranceRateAnnual'),
      usd('insurance_monthly', 'insuranceMonthly'),
      { ...usd('hoa_monthly'), input: 'hoaMonthly' },
      rate('maintenance_rate_annual', 'maintenanceRateAnnual'),
      usd('maintenance_and_repairs_monthly', 'maintenanceMonthly'),
      rate('management_fee_rate', 'managementFeeRate'),
      { ...usd('max_management_fee'), input: 'maxManagementFee' },
      usd('management_fee_monthly', 'managementFeeMonthly'),
      usd('fixed_fees_monthly', 'fixedFeesMonthly'),
      strong(usd('total_expenses_monthly', 'totalExpensesMonthly')),
    ],
  },
  {
    key: 'decade',
    rows: [
      rate('appreciation_rate_annual', 'appreciationRateAnnual'),
      rate('rent_growth_rate_annual', 'rentGrowthRateAnnual'),
      rate('expense_growth_rate_annual', 'expenseGrowthRateAnnual'),
      rate('insurance_growth_rate_annual', 'insuranceGrowthRateAnnual'),
      usd('sale_price_after_10_years', 'salePriceAfter10Years'),
      usd('selling_costs', 'sellingCosts'),
      usd('balance_after_10_years', 'balanceAfter10Years'),
      strong(usd('net_profit', 'netProfit')),
      { field: 'estimated_roi_percentage', unit: 'percent', explained: 'totalRoi' },
      { field: 'annualized_roi_percentage', unit: 'percent', explained: 'annualizedRoi' },
    ],
  },
];
