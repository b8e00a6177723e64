import type { TermUnit } from './explain.ts';

type Formula = { formula: string; unit: TermUnit; terms: readonly string[] };

const COSTS = [
  'debtServiceYear1',
  'taxes',
  'insurance',
  'hoa',
  'managementFee',
  'maintenance',
  'fixedFees',
];
const LOAN = ['loanAmount', 'monthlyRate', 'numberOfPayments'];
const SALE = ['salePriceAfter10Years', 'sellingCosts', 'balanceAfter10Years'];
const CASH_IN = ['downpayment', 'closingCosts'];

/** Every figure of the report: its rule, and the names of the numbers that go in, in that order. */
export const FORMULAS = {
  downpayment: {
    formula: 'priceTimesShare',
    unit: 'usd',
    terms: ['listPrice', 'downpaymentPercentage'],
  },
  loanAmount: {
    formula: 'priceLessDownpayment',
    unit: 'usd',
    terms: ['listPrice', 'downpayment'],
  },
  closingCosts: {
    formula: 'closingCosts',
    unit: 'usd',
    terms: ['listPrice', 'closingRateOfPrice', 'loanAmount', 'closingRateOfLoan'],
  },
  sellingCosts: {
    formula: 'saleTimesRate',
    unit: 'usd',
    terms: ['salePriceAfter10Years', 'sellingRate'],
  },
  mortgagePayment: { formula: 'levelPayment', unit: 'usdPerMonth', terms: LOAN },
  balanceAfter10Years: { formula: 'loanBalance', unit: 'usd', terms: [...LOAN, 'paymentsMade'] },
  salePriceAfter10Years: {
    formula: 'compoundGrowth',
    unit: 'usd',
    terms: ['listPrice', 'appreciationRateAnnual', 'years'],
  },
  cashflowYear1: {
    formula: 'rentLessExpenses',
    unit: 'usdPerYear',
    terms: ['yearlyRent', ...COSTS],
  },
  totalExpensesMonthly: { formula: 'expensesByMonth', unit: 'usdPerMonth', terms: COSTS },
  netProfit: {
    formula: 'netProfit',
    unit: 'usd',
    terms: [...SALE, ...CASH_IN, 'cashflow10Years'],
  },
  totalRoi: {
    formula: 'profitOverDownpayment',
    unit: 'percent',
    terms: ['netProfit', 'downpayment'],
  },
  annualizedRoi: { formula: 'geometricYearlyRate', unit: 'percent', terms: ['totalRoi', 'years'] },
  averageRoiPerYear: { formula: 'totalOverYears', unit: 'percent', terms: ['totalRoi', 'years'] },
  appreciationRoi: {
    formula: 'appreciationOverDownpayment',
    unit: 'percent',
    terms: ['salePriceAfter10Years', 'listPrice', 'sellingCosts', 'downpayment'],
  },
  rentRoi: {
    formula: 'rentOverDownpayment',
    unit: 'percent',
    terms: ['cashflow10Years', 'principalPaid', 'closingCosts', 'downpayment'],
  },
  profitYear: { formula: 'firstPositiveYear', unit: 'year', terms: byYear('cashflowYear', 1) },
  monthsToCashflow: {
    formula: 'monthsBeforeYear',
    unit: 'months',
    terms: ['profitYear', 'years'],
  },
  capRate: {
    formula: 'operatingIncomeOverPrice',
    unit: 'percent',
    terms: ['cashflowYear1', 'debtServiceYear1', 'listPrice'],
  },
  rentToPrice: { formula: 'rentOverPrice', unit: 'percent', terms: ['rentMonthly', 'listPrice'] },
  irr: { formula: 'internalRateOfReturn', unit: 'percent', terms: byYear('flowYear', 0) },
  cashOnCash: {
    formula: 'cashflowOverCashInvested',
    unit: 'percent',
    terms: ['cashflowYear1', ...CASH_IN],
  },
  dscr: {
    formula: 'operatingIncomeOverDebt',
    unit: 'ratio',
    terms: ['cashflowYear1', 'debtServiceYear1'],
  },
  lenderDscr: {
    formula: 'rentOverPitia',
    unit: 'ratio',
    terms: ['rentMonthly', 'debtServiceYear1', 'taxes', 'insurance', 'hoa'],
  },
  equityMultiple: {
    formula: 'cashBackOverCashInvested',
    unit: 'ratio',
    terms: ['cashflow10Years', ...SALE, ...CASH_IN],
  },
  breakEvenOccupancy: {
    formula: 'breakEvenOccupancy',
    unit: 'fraction',
    terms: ['expensesBeforeFee', 'rentMonthly', 'managementFeeRate', 'maxManagementFee'],
  },
} as const satisfies Record<string, Formula>;

function byYear(name: string, first: number): string[] {
  return Array.from({ length: 11 - first }, (_, i) => name + (first + i));
}
