import type { PropertyReport } from '@alpha/contract';
import { expect } from 'vitest';

type Property = PropertyReport['property'];
type Estimates = NonNullable<Property['property_estimates']>;

const YEARS = 10;
/** Maximum yearly increase of the assessed value (Florida, non-homestead). */
const TAX_CAP = 0.1;
/** Simulated paths, as many as the specification requires. */
const SAMPLES = 10_000;

/** Equal except for rounding differences of another summation order. */
function same(name: string, actual: number | null | undefined, expected: number): void {
  const gap = Math.abs((actual ?? Number.NaN) - expected);
  const isSame = gap <= 1e-9 * Math.max(1, Math.abs(expected));
  expect({ name, actual: isSame ? expected : actual }).toEqual({ name, actual: expected });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Every formula of a report, recomputed from the report itself. */
export function expectIdentities(report: PropertyReport): void {
  const { property } = report;
  const estimates = property.property_estimates;
  if (!estimates) throw new Error('no analysis');
  same('price', estimates.list_price, property.list_price);
  same('rent', estimates.monthly_rental_income, property.rent_estimate ?? Number.NaN);
  expectLoan(property, estimates);
  expectYears(property, estimates);
  expectReturns(property, estimates);
  expectComparison(report, estimates);
  expectSimulation(property);
}

function expectLoan({ apr }: Property, e: Estimates): void {
  const rate = (apr ?? Number.NaN) / 1200;
  const payments = 12 * e.loan_term_years;
  const loan = e.list_price * (1 - e.downpayment_percentage);
  const payment = rate === 0 ? loan / payments : (loan * rate) / (1 - (1 + rate) ** -payments);
  let balance = loan;
  for (let i = 0; i < Math.min(12 * YEARS, payments); i += 1)
    balance = balance * (1 + rate) - payment;
  same('down payment', e.downpayment, e.list_price * e.downpayment_percentage);
  same('loan', e.loan_amount, loan);
  same('monthly rate', e.monthly_rate, rate);
  same('number of payments', e.number_of_payments, payments);
  same('payment', e.mortgage_payment, payment);
  same('balance', e.balance_after_10_years, Math.max(0, balance));
  const growth = (1 + e.appreciation_rate_annual) ** YEARS;
  same('sale price', e.sale_price_after_10_years, e.list_price * growth);
}

function expectYears(property: Property, e: Estimates): void {
  const rows = property.property_annual_amortizations;
  expect(rows.slice(0, YEARS).map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const taxGrowth = Math.min(e.appreciation_rate_annual, TAX_CAP);
  for (const row of rows.slice(0, YEARS)) {
    const grown = (monthly: number, growth: number) =>
      12 * monthly * (1 + growth) ** (row.year - 1);
    const rent =
      (grown(e.monthly_rental_income, e.rent_growth_rate_annual) * e.occupancy_rate) / 12;
    const fee = Math.min(e.management_fee_rate * rent, e.max_management_fee);
    same('monthly rent', row.monthly_rent, rent);
    same('yearly rent', row.yearly_rent, 12 * rent);
    same('mortgage', row.mortgage_payment, 12 * e.mortgage_payment);
    same('taxes', row.taxes, grown(e.property_taxes_monthly, taxGrowth));
    same('insurance', row.insurance, grown(e.insurance_monthly, e.insurance_growth_rate_annual));
    same('hoa', row.hoa, grown(e.hoa_monthly, e.expense_growth_rate_annual));
    same('management', row.pmf, 12 * fee);
    const repairs = grown(e.maintenance_and_repairs_monthly, e.expense_growth_rate_annual);
    same('maintenance', row.maintenance_and_repairs, repairs);
    same('fixed fees', row.fixed_fees, grown(e.fixed_fees_monthly, e.expense_growth_rate_annual));
    const { mortgage_payment, taxes, insurance, hoa, pmf, maintenance_and_repairs } = row;
    const lines = [mortgage_payment, taxes, insurance, hoa, pmf, maintenance_and_repairs];
    same('expenses', row.total_expenses, sum([...lines, row.fixed_fees]));
    same('cash flow', row.yearly_cashflow, row.yearly_rent - row.total_expenses);
  }
  same('gross rent', e.annual_gross_rental_income, 12 * e.monthly_rental_income);
  same('monthly expenses', e.total_expenses_monthly, rows[0]?.monthly_expenses ?? Number.NaN);
  same('monthly expenses', rows[0]?.monthly_expenses, (rows[0]?.total_expenses ?? 0) / 12);
  same('taxes by rate', 12 * e.property_taxes_monthly, e.property_tax_rate * e.list_price);
  same('insurance by rate', 12 * e.insurance_monthly, e.insurance_rate_annual * e.list_price);
  const maintenance = e.maintenance_rate_annual * e.list_price;
  same('maintenance by rate', 12 * e.maintenance_and_repairs_monthly, maintenance);
  same('hoa', e.hoa_monthly, property.financial_records.hoa ?? 0);
}

function expectReturns(property: Property, e: Estimates): void {
  const stats = property.property_roi_stats;
  if (!stats) throw new Error('no simulation');
  const ten = property.property_annual_amortizations.slice(0, YEARS);
  const cashflow = sum(ten.map(({ yearly_cashflow }) => yearly_cashflow));
  const { downpayment, closing_costs: closing, selling_costs: selling, list_price: price } = e;
  const sale = e.sale_price_after_10_years;
  const balance = e.balance_after_10_years;
  const profit = sale - selling - balance - downpayment - closing + cashflow;
  const roi = (100 * profit) / downpayment;
  same('net profit', e.net_profit, profit);
  same('net profit of the listing', property.net_profit_10_year, profit);
  same('estimated ROI', e.estimated_roi_percentage, roi);
  same('total ROI', property.total_roi, roi);
  same('total ROI of the simulation', stats.total_roi, roi);
  same('average ROI', property.average_roi_per_year, roi / YEARS);
  const annualized = roi <= -100 ? -100 : 100 * ((1 + roi / 100) ** (1 / YEARS) - 1);
  same('annualized ROI', e.annualized_roi_percentage, annualized);
  same('appreciation ROI', stats.appreciation_roi, (100 * (sale - price - selling)) / downpayment);
  const paidOff = e.loan_amount - balance;
  same('rent ROI', stats.rent_roi, (100 * (cashflow + paidOff - closing)) / downpayment);
  same('both together', stats.appreciation_roi + stats.rent_roi, roi);
  same('initial investment', stats.initial_investment, downpayment);
  const first = ten.find(({ yearly_cashflow }) => yearly_cashflow > 0)?.year ?? null;
  expect(property.profit_year).toBe(first);
}

function expectComparison({ property, comparison_stats: own }: PropertyReport, e: Estimates): void {
  const [first] = property.property_annual_amortizations;
  if (!first) throw new Error('no years');
  const income = first.yearly_cashflow + first.mortgage_payment;
  same('cap rate', own.cap_rate.current, (100 * income) / e.list_price);
  same('rent to price', own.rent_to_price.current, (100 * e.monthly_rental_income) / e.list_price);
  const { profit_year: year } = property;
  same('months', own.months_to_cashflow.current, year === null ? 120 : 12 * (year - 1));
}

function expectSimulation({
  property_roi_stats: roi,
  monte_carlo_results: values,
}: Property): void {
  if (!roi || !values) throw new Error('no simulation');
  const ordered = [
    values.percentile_1,
    values.percentile_5,
    values.percentile_10,
    values.percentile_25,
    values.median_simulated,
    values.percentile_75,
    values.percentile_90,
    values.percentile_95,
    values.percentile_99,
  ];
  expect(ordered).toEqual([...ordered].sort((a, b) => a - b));
  expect(roi.roi_percentile_5).toBeLessThanOrEqual(roi.roi_median);
  expect(roi.roi_median).toBeLessThanOrEqual(roi.roi_percentile_95);
  const allowed = (4 * roi.roi_stddev) / Math.sqrt(SAMPLES);
  expect(Math.abs(roi.roi_mean - roi.total_roi)).toBeLessThanOrEqual(allowed);
  const surely = roi.roi_percentile_5 > 0 ? 0.95 - 1 / SAMPLES : 0;
  expect(roi.prob_roi_above_0).toBeGreaterThanOrEqual(surely);
  expect(roi.prob_roi_above_0).toBeLessThanOrEqual(1);
  expect(roi.prob_roi_above_100).toBeLessThanOrEqual(roi.prob_roi_above_0);
}
