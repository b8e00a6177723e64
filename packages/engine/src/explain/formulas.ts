import type { AnnualRow } from '../annual-rows.ts';
import { HORIZON_YEARS } from '../assumptions.ts';
import type { Projection } from '../project.ts';
import type { Facts, TermUnit } from './explain.ts';

type TermRow = readonly [name: string, value: number | null, unit: TermUnit];

type Formula = {
  formula: string;
  unit: TermUnit;
  terms: (facts: Facts) => TermRow[];
  result: (projection: Projection) => number | null;
};

/** Every figure of the report: its rule, what goes in, and where the projection holds it. */
export const FORMULAS = {
  downpayment: {
    formula: 'priceTimesShare',
    unit: 'usd',
    terms: ({ inputs }) => [
      ['listPrice', inputs.listPrice, 'usd'],
      ['downpaymentPercentage', inputs.downpaymentPercentage, 'fraction'],
    ],
    result: (p) => p.downpayment,
  },
  loanAmount: {
    formula: 'priceLessDownpayment',
    unit: 'usd',
    terms: ({ inputs, projection }) => [
      ['listPrice', inputs.listPrice, 'usd'],
      ['downpayment', projection.downpayment, 'usd'],
    ],
    result: (p) => p.loanAmount,
  },
  closingCosts: {
    formula: 'closingCosts',
    unit: 'usd',
    terms: ({ inputs, projection }) => [
      ['listPrice', inputs.listPrice, 'usd'],
      ['closingRateOfPrice', inputs.closingRateOfPrice, 'fraction'],
      ['loanAmount', projection.loanAmount, 'usd'],
      ['closingRateOfLoan', inputs.closingRateOfLoan, 'fraction'],
    ],
    result: (p) => p.closingCosts,
  },
  sellingCosts: {
    formula: 'saleTimesRate',
    unit: 'usd',
    terms: ({ inputs, projection }) => [
      ['salePriceAfter10Years', projection.salePriceAfter10Years, 'usd'],
      ['sellingRate', inputs.sellingRate, 'fraction'],
    ],
    result: (p) => p.sellingCosts,
  },
  mortgagePayment: {
    formula: 'levelPayment',
    unit: 'usdPerMonth',
    terms: ({ projection }) => [
      ['loanAmount', projection.loanAmount, 'usd'],
      ['monthlyRate', projection.monthlyRate, 'fraction'],
      ['numberOfPayments', projection.numberOfPayments, 'count'],
    ],
    result: (p) => p.mortgagePayment,
  },
  balanceAfter10Years: {
    formula: 'loanBalance',
    unit: 'usd',
    terms: ({ projection, years }) => [
      ['loanAmount', projection.loanAmount, 'usd'],
      ['monthlyRate', projection.monthlyRate, 'fraction'],
      ['numberOfPayments', projection.numberOfPayments, 'count'],
      ['paymentsMade', Math.min(12 * years, projection.numberOfPayments), 'count'],
    ],
    result: (p) => p.balanceAfter10Years,
  },
  salePriceAfter10Years: {
    formula: 'compoundGrowth',
    unit: 'usd',
    terms: ({ inputs, years }) => [
      ['listPrice', inputs.listPrice, 'usd'],
      ['appreciationRateAnnual', inputs.appreciationRateAnnual, 'fraction'],
      ['years', years, 'years'],
    ],
    result: (p) => p.salePriceAfter10Years,
  },
  cashflowYear1: {
    formula: 'rentLessExpenses',
    unit: 'usdPerYear',
    terms: ({ projection }) => {
      const first = firstYear(projection);
      return [['yearlyRent', first.yearlyRent, 'usdPerYear'], ...costTerms(first)];
    },
    result: (p) => firstYear(p).yearlyCashflow,
  },
  totalExpensesMonthly: {
    formula: 'expensesByMonth',
    unit: 'usdPerMonth',
    terms: ({ projection }) => costTerms(firstYear(projection)),
    result: (p) => firstYear(p).monthlyExpenses,
  },
  netProfit: {
    formula: 'netProfit',
    unit: 'usd',
    terms: ({ projection }) => [
      ['salePriceAfter10Years', projection.salePriceAfter10Years, 'usd'],
      ['sellingCosts', projection.sellingCosts, 'usd'],
      ['balanceAfter10Years', projection.balanceAfter10Years, 'usd'],
      ['downpayment', projection.downpayment, 'usd'],
      ['closingCosts', projection.closingCosts, 'usd'],
      ['cashflow10Years', projection.reconciliation.cashflow, 'usd'],
    ],
    result: (p) => p.netProfit,
  },
  totalRoi: {
    formula: 'profitOverDownpayment',
    unit: 'percent',
    terms: ({ projection }) => [
      ['netProfit', projection.netProfit, 'usd'],
      ['downpayment', projection.downpayment, 'usd'],
    ],
    result: (p) => p.totalRoi,
  },
  annualizedRoi: {
    formula: 'geometricYearlyRate',
    unit: 'percent',
    terms: ({ projection, years }) => [
      ['totalRoi', projection.totalRoi, 'percent'],
      ['years', years, 'years'],
    ],
    result: (p) => p.annualizedRoi,
  },
  averageRoiPerYear: {
    formula: 'totalOverYears',
    unit: 'percent',
    terms: ({ projection, years }) => [
      ['totalRoi', projection.totalRoi, 'percent'],
      ['years', years, 'years'],
    ],
    result: (p) => p.averageRoiPerYear,
  },
  appreciationRoi: {
    formula: 'appreciationOverDownpayment',
    unit: 'percent',
    terms: ({ inputs, projection }) => [
      ['salePriceAfter10Years', projection.salePriceAfter10Years, 'usd'],
      ['listPrice', inputs.listPrice, 'usd'],
      ['sellingCosts', projection.sellingCosts, 'usd'],
      ['downpayment', projection.downpayment, 'usd'],
    ],
    result: (p) => p.appreciationRoi,
  },
  rentRoi: {
    formula: 'rentOverDownpayment',
    unit: 'percent',
    terms: ({ projection }) => [
      ['cashflow10Years', projection.reconciliation.cashflow, 'usd'],
      ['principalPaid', projection.reconciliation.principalPaid, 'usd'],
      ['closingCosts', projection.closingCosts, 'usd'],
      ['downpayment', projection.downpayment, 'usd'],
    ],
    result: (p) => p.rentRoi,
  },
  profitYear: {
    formula: 'firstPositiveYear',
    unit: 'year',
    terms: ({ projection }) => cashflowTerms(projection),
    result: (p) => p.profitYear,
  },
  monthsToCashflow: {
    formula: 'monthsBeforeYear',
    unit: 'months',
    terms: ({ projection, years }) => [
      ['profitYear', projection.profitYear, 'year'],
      ['years', years, 'years'],
    ],
    result: (p) => p.monthsToCashflow,
  },
  capRate: {
    formula: 'operatingIncomeOverPrice',
    unit: 'percent',
    terms: ({ inputs, projection }) => [
      ['cashflowYear1', firstYear(projection).yearlyCashflow, 'usdPerYear'],
      ['debtServiceYear1', firstYear(projection).mortgagePayment, 'usdPerYear'],
      ['listPrice', inputs.listPrice, 'usd'],
    ],
    result: (p) => p.capRate,
  },
  rentToPrice: {
    formula: 'rentOverPrice',
    unit: 'percent',
    terms: ({ inputs }) => [
      ['rentMonthly', inputs.rentMonthly, 'usdPerMonth'],
      ['listPrice', inputs.listPrice, 'usd'],
    ],
    result: (p) => p.rentToPrice,
  },
  irr: {
    formula: 'internalRateOfReturn',
    unit: 'percent',
    terms: ({ projection }) =>
      projection.flows.map((flow, year) => [`flowYear${year}`, flow, 'usd'] as const),
    result: (p) => p.irr,
  },
  cashOnCash: {
    formula: 'cashflowOverCashInvested',
    unit: 'percent',
    terms: ({ projection }) => [
      ['cashflowYear1', firstYear(projection).yearlyCashflow, 'usdPerYear'],
      ['downpayment', projection.downpayment, 'usd'],
      ['closingCosts', projection.closingCosts, 'usd'],
    ],
    result: (p) => p.cashOnCash,
  },
  dscr: {
    formula: 'operatingIncomeOverDebt',
    unit: 'ratio',
    terms: ({ projection }) => [
      ['cashflowYear1', firstYear(projection).yearlyCashflow, 'usdPerYear'],
      ['debtServiceYear1', firstYear(projection).mortgagePayment, 'usdPerYear'],
    ],
    result: (p) => p.dscr,
  },
  lenderDscr: {
    formula: 'rentOverPitia',
    unit: 'ratio',
    terms: ({ inputs, projection }) => {
      const { mortgagePayment, taxes, insurance, hoa } = firstYear(projection);
      return [
        ['rentMonthly', inputs.rentMonthly, 'usdPerMonth'],
        ['debtServiceYear1', mortgagePayment, 'usdPerYear'],
        ['taxes', taxes, 'usdPerYear'],
        ['insurance', insurance, 'usdPerYear'],
        ['hoa', hoa, 'usdPerYear'],
      ];
    },
    result: (p) => p.lenderDscr,
  },
  equityMultiple: {
    formula: 'cashBackOverCashInvested',
    unit: 'ratio',
    terms: ({ projection }) => [
      ['cashflow10Years', projection.reconciliation.cashflow, 'usd'],
      ['salePriceAfter10Years', projection.salePriceAfter10Years, 'usd'],
      ['sellingCosts', projection.sellingCosts, 'usd'],
      ['balanceAfter10Years', projection.balanceAfter10Years, 'usd'],
      ['downpayment', projection.downpayment, 'usd'],
      ['closingCosts', projection.closingCosts, 'usd'],
    ],
    result: (p) => p.equityMultiple,
  },
  breakEvenOccupancy: {
    formula: 'breakEvenOccupancy',
    unit: 'fraction',
    terms: ({ inputs, projection }) => {
      const { totalExpenses, managementFee } = firstYear(projection);
      return [
        ['expensesBeforeFee', totalExpenses - managementFee, 'usdPerYear'],
        ['rentMonthly', inputs.rentMonthly, 'usdPerMonth'],
        ['managementFeeRate', inputs.managementFeeRate, 'fraction'],
        ['maxManagementFee', inputs.maxManagementFee, 'usdPerMonth'],
      ];
    },
    result: (p) => p.breakEvenOccupancy,
  },
} as const satisfies Record<string, Formula>;

function costTerms(row: AnnualRow): TermRow[] {
  return [
    ['mortgagePayment', row.mortgagePayment, 'usdPerYear'],
    ['taxes', row.taxes, 'usdPerYear'],
    ['insurance', row.insurance, 'usdPerYear'],
    ['hoa', row.hoa, 'usdPerYear'],
    ['managementFee', row.managementFee, 'usdPerYear'],
    ['maintenance', row.maintenance, 'usdPerYear'],
    ['fixedFees', row.fixedFees, 'usdPerYear'],
  ];
}

function cashflowTerms({ rows }: Projection): TermRow[] {
  return rows
    .slice(0, HORIZON_YEARS)
    .map(({ year, yearlyCashflow }) => [`cashflowYear${year}`, yearlyCashflow, 'usdPerYear']);
}

function firstYear({ rows }: Projection): AnnualRow {
  return rows[0] as AnnualRow;
}
