const COSTS = 'debtServiceYear1 taxes insurance hoa managementFee maintenance fixedFees';
const LOAN = 'loanAmount monthlyRate numberOfPayments';
const SALE = 'salePriceAfter10Years sellingCosts balanceAfter10Years';
const CASH_IN = 'downpayment closingCosts';

/**
 * Every figure of the report: its rule, its unit, and the names of its terms. Stored as compact
 * text because every reader of a report loads it.
 */
export const FORMULAS = {
  downpayment: 'priceTimesShare usd pricePaid downpaymentPercentage',
  loanAmount: 'priceLessDownpayment usd pricePaid downpayment',
  closingCosts: 'closingCosts usd pricePaid closingRateOfPrice loanAmount closingRateOfLoan',
  sellingCosts: 'saleTimesRate usd salePriceAfter10Years sellingRate',
  mortgagePayment: `levelPayment usdPerMonth ${LOAN}`,
  balanceAfter10Years: `loanBalance usd ${LOAN} paymentsMade`,
  salePriceAfter10Years: 'compoundGrowth usd listPrice appreciationRateAnnual years',
  monthlyRate: 'yearlyRateByMonth fraction aprPercent',
  numberOfPayments: 'monthsOfLoan count loanTermYears',
  annualGrossRent: 'rentOfTwelveMonths usdPerYear rentMonthly',
  taxesMonthly: 'shareOfPriceByMonth usdPerMonth listPrice propertyTaxRate',
  insuranceMonthly: 'shareOfPriceByMonth usdPerMonth listPrice insuranceRateAnnual',
  maintenanceMonthly: 'shareOfPriceByMonth usdPerMonth listPrice maintenanceRateAnnual',
  managementFeeMonthly:
    'cappedShareOfRent usdPerMonth rentMonthly occupancyRate managementFeeRate maxManagementFee',
  fixedFeesMonthly: 'yearByMonth usdPerMonth fixedFeesAnnual',
  cashflowYear1: `rentLessExpenses usdPerYear yearlyRent ${COSTS}`,
  totalExpensesMonthly: `expensesByMonth usdPerMonth ${COSTS}`,
  netProfit: `netProfit usd ${SALE} ${CASH_IN} cashflow10Years`,
  totalRoi: 'profitOverDownpayment percent netProfit downpayment',
  annualizedRoi: 'geometricYearlyRate percent totalRoi years',
  averageRoiPerYear: 'totalOverYears percent totalRoi years',
  appreciationRoi:
    'appreciationOverDownpayment percent salePriceAfter10Years pricePaid sellingCosts downpayment',
  rentRoi: 'rentOverDownpayment percent cashflow10Years principalPaid closingCosts downpayment',
  payDown: 'principalOverDownpayment percent principalPaid downpayment',
  profitYear: `firstPositiveYear year ${byYear('cashflowYear', 1)}`,
  monthsToCashflow: 'monthsBeforeYear months profitYear years',
  capRate: 'operatingIncomeOverPrice percent cashflowYear1 debtServiceYear1 pricePaid',
  rentToPrice: 'rentOverPrice percent rentMonthly pricePaid',
  irr: `internalRateOfReturn percent ${byYear('flowYear', 0)}`,
  cashOnCash: `cashflowOverCashInvested percent cashflowYear1 ${CASH_IN}`,
  dscr: 'operatingIncomeOverDebt ratio cashflowYear1 debtServiceYear1',
  lenderDscr: 'rentOverPitia ratio rentMonthly debtServiceYear1 taxes insurance hoa',
  equityMultiple: `cashBackOverCashInvested ratio cashflow10Years ${SALE} ${CASH_IN}`,
  breakEvenOccupancy:
    'breakEvenOccupancy fraction expensesBeforeFee rentMonthly managementFeeRate maxManagementFee',
};

function byYear(name: string, first: number): string {
  return Array.from({ length: 11 - first }, (_, i) => name + (first + i)).join(' ');
}
