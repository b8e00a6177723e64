import { describe, expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { balanceAfter, monthlyPayment } from './loan.ts';
import { project } from './project.ts';

const EXAMPLE_A = { ...DEFAULT_ASSUMPTIONS, listPrice: 450_000, rentMonthly: 3_300, hoaMonthly: 0 };
const EXAMPLE_C = {
  ...DEFAULT_ASSUMPTIONS,
  listPrice: 560_000,
  rentMonthly: 5_200,
  hoaMonthly: 0,
  maxManagementFee: 500,
};

describe('project', () => {
  it('gives worked example A: a home that never pays its way but appreciates', () => {
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
    expect(result.capRate).toBeCloseTo(3.44, 2);
    expect(result.profitYear).toBeNull();
  });

  it('gives worked example C: a home that pays from the first year', () => {
    const result = project(EXAMPLE_C);
    expect(Math.round(result.netProfit)).toBe(254_294);
    expect(result.totalRoi).toBeCloseTo(129.7, 1);
    expect(result.annualizedRoi).toBeCloseTo(8.67, 2);
    expect(result.averageRoiPerYear).toBeCloseTo(12.97, 2);
    expect(result.capRate).toBeCloseTo(5.52, 2);
    expect(result.profitYear).toBe(1);
  });

  it('adds up: cash flow, appreciation, principal and costs are the net profit', () => {
    const r = project(EXAMPLE_C);
    const cashflow = r.rows.slice(0, 10).reduce((sum, row) => sum + row.yearlyCashflow, 0);
    const appreciation = r.salePriceAfter10Years - EXAMPLE_C.listPrice;
    const principal = r.loanAmount - r.balanceAfter10Years;
    const costs = r.sellingCosts + r.closingCosts;
    expect(cashflow + appreciation - costs + principal).toBeCloseTo(r.netProfit, 6);
  });
});

describe('the loan', () => {
  it('is paid off at the end and never owes less than nothing', () => {
    expect(balanceAfter(300_000, 0.075 / 12, 360, 360)).toBe(0);
    expect(balanceAfter(300_000, 0.075 / 12, 360, 400)).toBe(0);
  });

  it('agrees with paying month by month', () => {
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
