import type { AmortizationRow } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { firstYears, loanCourse, rentGap, totalsOf } from './amortization-years.ts';

const row = (year: number, some: Partial<AmortizationRow> = {}): AmortizationRow => ({
  id: year,
  year,
  yearly_rent: 40_000,
  monthly_rent: 40_000 / 12,
  total_expenses: 38_000,
  monthly_expenses: 38_000 / 12,
  yearly_cashflow: 2_000,
  mortgage_payment: 24_000,
  insurance: 3_000,
  taxes: 5_000,
  hoa: 0,
  pmf: 3_000,
  maintenance_and_repairs: 2_000,
  fixed_fees: 1_000,
  interest: 20_000,
  principal: 4_000,
  loan_balance: 300_000,
  property_value: 500_000,
  equity: 200_000,
  ...some,
});
const cashflows = (...values: number[]) =>
  values.map((yearly_cashflow, index) => row(index + 1, { yearly_cashflow }));

describe('the amortization table', () => {
  it('shows ten of thirty years, in order, and their totals', () => {
    const rows = firstYears(Array.from({ length: 30 }, (_, index) => row(30 - index)));
    expect(rows.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const totals = totalsOf(rows);
    expect(totals.yearly_rent).toBe(400_000);
    expect(totals.yearly_cashflow).toBe(totals.yearly_rent - totals.total_expenses);
  });
});

describe('the course of a loan', () => {
  it('gives the share of the payments that is interest', () => {
    const rows = [row(1), row(2, { interest: 12_000, principal: 12_000 })];
    expect(loanCourse(rows)).toEqual({ first: 20 / 24, last: 0.5, lastYear: 2 });
  });

  it('ends with the last payment', () => {
    const paid = { interest: 0, principal: 0, mortgage_payment: 0 };
    expect(loanCourse([row(1), row(2), row(3, paid)])?.lastYear).toBe(2);
  });

  it('is null without a loan, and all principal without interest', () => {
    expect(loanCourse([row(1, { interest: 0, principal: 0 })])).toBeNull();
    expect(loanCourse([row(1, { interest: 0 })])).toEqual({ first: 0, last: 0, lastYear: 1 });
    expect(loanCourse([])).toBeNull();
  });
});

describe('the gap between rent and expenses', () => {
  it.each([
    [[382, 5_000, 8_959], { kind: 'ahead', first: 382, last: 8_959 }],
    [[-9_046, -6_000, -4_804], { kind: 'behind', first: 9_046, last: 4_804 }],
    [[0, 0], { kind: 'behind', first: 0, last: 0 }],
    [[-100, -50, 20, 90], { kind: 'overtakes', year: 3, first: 100, last: 90 }],
    [[100, 20, -50], { kind: 'fallsBehind', year: 3, first: 100, last: 50 }],
    [[100, -20, 50], { kind: 'mixed', years: 2 }],
  ])('of %j is read in words', (values, expected) => {
    expect(rentGap(cashflows(...values))).toEqual(expected);
  });

  it('is null without years', () => {
    expect(rentGap([])).toBeNull();
  });
});
