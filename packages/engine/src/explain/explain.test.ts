import { describe, expect, it } from 'vitest';
import { EXAMPLE_A, EXAMPLE_C } from '../test-support/examples.ts';
import { EXPLAINED_METRICS, explain } from './explain.ts';

const HOMES = {
  'example A': EXAMPLE_A,
  'example C': EXAMPLE_C,
  'a home bought without a loan': { ...EXAMPLE_C, downpaymentPercentage: 1 },
  'a short loan without interest': { ...EXAMPLE_A, aprPercent: 0, loanTermYears: 7 },
};

type Numbers = readonly number[];
const sum = (values: Numbers) => values.reduce((total, value) => total + value, 0);

/** Each rule restated on nothing but its terms. */
const RULES: Record<string, (t: Numbers, terms: (number | null)[]) => number | null> = {
  priceTimesShare: ([price = 0, share = 0]) => price * share,
  priceLessDownpayment: ([price = 0, down = 0]) => price - down,
  closingCosts: ([price = 0, ofPrice = 0, loan = 0, ofLoan = 0]) => price * ofPrice + loan * ofLoan,
  saleTimesRate: ([sale = 0, rate = 0]) => sale * rate,
  levelPayment: ([loan = 0, rate = 0, n = 1]) =>
    rate === 0 ? loan / n : (loan * rate) / (1 - (1 + rate) ** -n),
  loanBalance: ([loan = 0, rate = 0, n = 1, paid = 0]) => {
    const payment = rate === 0 ? loan / n : (loan * rate) / (1 - (1 + rate) ** -n);
    let owed = loan;
    for (let month = 0; month < paid; month += 1) owed = owed * (1 + rate) - payment;
    return owed;
  },
  yearlyRateByMonth: ([apr = 0]) => apr / 1200,
  monthsOfLoan: ([years = 0]) => 12 * years,
  rentOfTwelveMonths: ([rent = 0]) => 12 * rent,
  shareOfPriceByMonth: ([price = 0, rate = 0]) => (price * rate) / 12,
  cappedShareOfRent: ([rent = 0, occupancy = 0, rate = 0, cap = 0]) =>
    Math.min(rent * occupancy * rate, cap),
  yearByMonth: ([year = 0]) => year / 12,
  compoundGrowth: ([price = 0, rate = 0, years = 0]) => price * (1 + rate) ** years,
  rentLessExpenses: ([rent = 0, ...costs]) => rent - sum(costs),
  expensesByMonth: (costs) => sum(costs) / 12,
  netProfit: ([sale = 0, selling = 0, owed = 0, down = 0, closing = 0, cash = 0]) =>
    sale - selling - owed - down - closing + cash,
  profitOverDownpayment: ([profit = 0, down = 1]) => (100 * profit) / down,
  geometricYearlyRate: ([roi = 0, years = 1]) => 100 * ((1 + roi / 100) ** (1 / years) - 1),
  totalOverYears: ([roi = 0, years = 1]) => roi / years,
  appreciationOverDownpayment: ([sale = 0, price = 0, selling = 0, down = 1]) =>
    (100 * (sale - price - selling)) / down,
  rentOverDownpayment: ([cash = 0, principal = 0, closing = 0, down = 1]) =>
    (100 * (cash + principal - closing)) / down,
  principalOverDownpayment: ([principal = 0, down = 1]) => (100 * principal) / down,
  firstPositiveYear: (flows) => {
    const index = flows.findIndex((flow) => flow > 0);
    return index === -1 ? null : index + 1;
  },
  monthsBeforeYear: (_, [year = null, years]) =>
    year === null ? 12 * (years ?? 0) : 12 * (year - 1),
  operatingIncomeOverPrice: ([cash = 0, debt = 0, price = 1]) => (100 * (cash + debt)) / price,
  rentOverPrice: ([rent = 0, price = 1]) => (100 * rent) / price,
  cashflowOverCashInvested: ([cash = 0, down = 0, closing = 0]) => (100 * cash) / (down + closing),
  operatingIncomeOverDebt: ([cash = 0, debt = 0]) => (debt > 0 ? (cash + debt) / debt : null),
  rentOverPitia: ([rent = 0, ...due]) => (12 * rent) / sum(due),
  cashBackOverCashInvested: ([cash = 0, sale = 0, selling = 0, owed = 0, down = 0, closing = 0]) =>
    (cash + sale - selling - owed) / (down + closing),
  breakEvenOccupancy: ([due = 0, rent = 0, rate = 0, cap = 0]) => {
    const isEnough = (share: number) =>
      12 * (rent * share - Math.min(rate * rent * share, cap)) >= due;
    if (!isEnough(1)) return null;
    let [low, high] = [0, 1];
    for (let i = 0; i < 60; i += 1) {
      const middle = (low + high) / 2;
      if (isEnough(middle)) high = middle;
      else low = middle;
    }
    return high;
  },
};

describe.each(Object.entries(HOMES))('the explanation of %s', (_name, home) => {
  it.each(EXPLAINED_METRICS)('of %s has terms that give its result', (metric) => {
    const { formula, terms, result } = explain(metric, home);
    const values = terms.map((term) => term.value);
    expect(terms.every((term) => term.value !== null || term.name === 'profitYear')).toBe(true);
    const numbers = values.map((value) => value ?? 0);
    if (formula === 'internalRateOfReturn') {
      const rate = (result ?? Number.NaN) / 100;
      const left = numbers.reduce((total, flow, year) => total + flow / (1 + rate) ** year, 0);
      expect(Math.abs(left)).toBeLessThan(1e-6);
      return;
    }
    const expected = RULES[formula]?.(numbers, values);
    if (expected === null) expect(result).toBeNull();
    else expect(result).toBeCloseTo(expected ?? Number.NaN, 6);
  });
});

describe('an explanation', () => {
  it('has a unit for every number', () => {
    const { terms, unit } = explain('capRate', EXAMPLE_A);
    expect(unit).toBe('percent');
    expect(terms.map((term) => term.unit)).toEqual(['usdPerYear', 'usdPerYear', 'usd']);
    expect(explain('mortgagePayment', EXAMPLE_A).terms.map((term) => term.unit)).toEqual([
      'usd',
      'fraction',
      'count',
    ]);
  });

  it('includes the capped fee in the break-even occupancy', () => {
    const home = { ...EXAMPLE_C, rentMonthly: 8_000, maxManagementFee: 100 };
    const { terms, result } = explain('breakEvenOccupancy', home);
    const [due = 0, rent = 0] = terms.map((term) => term.value ?? 0);
    expect(result).toBeCloseTo((due + 1_200) / (12 * rent), 12);
  });
});
