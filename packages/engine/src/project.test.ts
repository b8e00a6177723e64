import { describe, expect, it } from 'vitest';
import { balanceAfter, monthlyPayment } from './loan.ts';
import { project } from './project.ts';
import { CONDO, EXAMPLE_A, EXAMPLE_C } from './test-support/examples.ts';
import { monthByMonth } from './test-support/month-by-month.ts';
import { randomHomes } from './test-support/random-home.ts';

describe('project', () => {
  it('gives worked example A: never a positive cash flow, but appreciation', () => {
    const result = project(EXAMPLE_A);
    expect(result.mortgagePayment).toBeCloseTo(2_045.2, 2);
    expect(Math.round(result.balanceAfter10Years)).toBe(253_875);
    expect(Math.round(result.salePriceAfter10Years)).toBe(634_769);
    expect(Math.round(result.rows[0]?.yearlyCashflow ?? 0)).toBe(-9_046);
    expect(Math.round(result.rows[9]?.yearlyCashflow ?? 0)).toBe(-4_804);
    expect(Math.round(result.netProfit)).toBe(97_603);
    expect(result.totalRoi).toBeCloseTo(62.0, 1);
    expect(result.annualizedRoi).toBeCloseTo(4.94, 2);
    expect(result.averageRoiPerYear).toBeCloseTo(6.2, 2);
    expect(result.irr).toBeCloseTo(4.03, 2);
    expect(result.capRate).toBeCloseTo(3.44, 2);
    expect(result.dscr).toBeCloseTo(0.63, 2);
    expect(result.profitYear).toBeNull();
    expect(result.monthsToCashflow).toBe(120);
  });

  it('gives worked example C: a positive cash flow from the first year', () => {
    const result = project(EXAMPLE_C);
    expect(Math.round(result.netProfit)).toBe(254_294);
    expect(result.totalRoi).toBeCloseTo(129.7, 1);
    expect(result.annualizedRoi).toBeCloseTo(8.67, 2);
    expect(result.averageRoiPerYear).toBeCloseTo(12.97, 2);
    expect(result.irr).toBeCloseTo(8.57, 2);
    expect(result.capRate).toBeCloseTo(5.52, 2);
    expect(result.profitYear).toBe(1);
    expect(result.monthsToCashflow).toBe(0);
  });

  it.each([EXAMPLE_A, EXAMPLE_C, CONDO, ...randomHomes(60, 1)])(
    'agrees to the cent with a month-by-month computation ($listPrice)',
    (home) => {
      const lived = monthByMonth(home);
      const result = project(home);
      result.rows.forEach((row, i) => {
        expect(row.yearlyCashflow).toBeCloseTo(lived.cashflows[i] ?? Number.NaN, 2);
        expect(row.loanBalance).toBeCloseTo(lived.balances[i] ?? Number.NaN, 2);
        expect(row.interest).toBeCloseTo(lived.interest[i] ?? Number.NaN, 2);
        expect(row.propertyValue).toBeCloseTo(lived.values[i] ?? Number.NaN, 2);
      });
      expect(result.netProfit).toBeCloseTo(lived.netProfit, 2);
      expect(result.rows).toHaveLength(Math.max(10, home.loanTermYears));
    },
  );

  it('finds the first year with a positive cash flow, among the ten shown', () => {
    const late = { ...EXAMPLE_A, rentMonthly: 3_900 };
    const { profitYear, rows, monthsToCashflow } = project(late);
    const paying = monthByMonth(late).cashflows.findIndex((cash) => cash > 0);
    expect(paying).toBe(5);
    expect(profitYear).toBe(paying + 1);
    expect(monthsToCashflow).toBe(12 * paying);
    expect(rows[paying - 1]?.yearlyCashflow).toBeLessThanOrEqual(0);
    const tooLate = project(EXAMPLE_A);
    expect(tooLate.rows.some((row) => row.yearlyCashflow > 0)).toBe(true);
    expect(tooLate.profitYear).toBeNull();
  });
});

describe('the limits', () => {
  it('without a loan there is no debt service coverage', () => {
    const result = project({ ...EXAMPLE_C, downpaymentPercentage: 1 });
    expect(result.loanAmount).toBe(0);
    expect(result.mortgagePayment).toBe(0);
    expect(result.balanceAfter10Years).toBe(0);
    expect(result.dscr).toBeNull();
    expect(result.rows.every((row) => row.interest === 0 && row.principal === 0)).toBe(true);
    expect(result.totalRoi).toBeCloseTo((100 * result.netProfit) / EXAMPLE_C.listPrice, 10);
  });

  it('a loan shorter than ten years ends early', () => {
    const { rows, balanceAfter10Years } = project({ ...EXAMPLE_A, loanTermYears: 4 });
    expect(rows).toHaveLength(10);
    expect(balanceAfter10Years).toBe(0);
    expect(rows[3]?.mortgagePayment).toBeGreaterThan(0);
    expect(rows[4]?.mortgagePayment).toBe(0);
  });

  it('a rate near zero gives nearly the result of no rate', () => {
    const none = project({ ...EXAMPLE_A, aprPercent: 0 });
    const hardly = project({ ...EXAMPLE_A, aprPercent: 1e-9 });
    expect(none.mortgagePayment).toBe(292_500 / 360);
    expect(hardly.mortgagePayment).toBeCloseTo(none.mortgagePayment, 6);
    expect(hardly.netProfit).toBeCloseTo(none.netProfit, 4);
    expect(none.rows[0]?.interest).toBeCloseTo(0, 8);
  });

  it('flows that never change sign have no rate of return', () => {
    const result = project({
      ...EXAMPLE_A,
      rentMonthly: 0,
      appreciationRateAnnual: -0.2,
      downpaymentPercentage: 0.05,
    });
    expect(result.irr).toBeNull();
    expect(result.totalRoi).toBeLessThan(-100);
    expect(result.annualizedRoi).toBe(-100);
    expect(result.breakEvenOccupancy).toBeNull();
  });
});

describe('the loan', () => {
  it('is paid off at the end and never negative', () => {
    expect(balanceAfter(300_000, 0.075 / 12, 360, 360)).toBe(0);
    expect(balanceAfter(300_000, 0.075 / 12, 360, 400)).toBe(0);
  });

  it('agrees with a month-by-month computation', () => {
    const [loan, rate, payments] = [292_500, 7.5 / 1200, 360];
    const payment = monthlyPayment(loan, rate, payments);
    let owed = loan;
    for (let month = 0; month < 120; month += 1) owed = owed * (1 + rate) - payment;
    expect(balanceAfter(loan, rate, payments, 120)).toBeCloseTo(owed, 5);
  });

  it('without interest is paid back in equal parts', () => {
    expect(monthlyPayment(120_000, 0, 120)).toBe(1_000);
    expect(balanceAfter(120_000, 0, 120, 60)).toBe(60_000);
  });
});
