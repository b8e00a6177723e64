import { DEFAULT_ASSUMPTIONS, type ProjectInputs, project } from '@alpha/engine';
import { describe, expect, it } from 'vitest';
import { goalAnswers } from './goal-answers';

const HOME: ProjectInputs = {
  ...DEFAULT_ASSUMPTIONS,
  listPrice: 450_000,
  rentMonthly: 3_300,
  hoaMonthly: 0,
};

describe('what must be true', () => {
  it('breaks even in year 1 once the found value is applied', () => {
    const answers = goalAnswers(HOME, { kind: 'cashflow', value: 0 });
    expect(answers.map(({ unknown }) => unknown)).toEqual(['price', 'rent', 'downpayment']);
    for (const { field, value } of answers) {
      const first = project({ ...HOME, [field]: value ?? Number.NaN }).rows[0];
      // Reached, by no more than rounding to dollars and hundredths of a percent.
      expect(first?.yearlyCashflow).toBeGreaterThanOrEqual(0);
      expect(first?.yearlyCashflow).toBeLessThan(12);
    }
  });

  it('finds a down payment that still breaks even where less than now is enough', () => {
    const dear = { ...HOME, rentMonthly: 4_175 };
    const down = goalAnswers(dear, { kind: 'cashflow', value: 0 })[2]?.value ?? Number.NaN;
    expect(down).toBeLessThan(dear.downpaymentPercentage);
    const first = (share: number) =>
      project({ ...dear, downpaymentPercentage: share }).rows[0]?.yearlyCashflow;
    expect(first(down)).toBeGreaterThanOrEqual(0);
    expect(first(down - 0.0001)).toBeLessThan(0);
  });

  it('reaches a coverage of 1.25 and a return of 8 %, never just below', () => {
    for (const { field, value } of goalAnswers(HOME, { kind: 'dscr', value: 1.25 }))
      if (value !== null)
        expect(project({ ...HOME, [field]: value }).dscr).toBeGreaterThanOrEqual(1.25);
    for (const { field, value } of goalAnswers(HOME, { kind: 'irr', value: 8 }))
      if (value !== null) expect(project({ ...HOME, [field]: value }).irr).toBeGreaterThan(7.9999);
  });

  it('gives the reason when a goal cannot be reached, or needs less down than lenders accept', () => {
    const paid = goalAnswers({ ...HOME, downpaymentPercentage: 1 }, { kind: 'dscr', value: 1.25 });
    expect(paid[0]).toMatchObject({ unknown: 'price', value: null, reason: 'noLoan' });
    const dear = goalAnswers({ ...HOME, rentMonthly: 9_000 }, { kind: 'cashflow', value: 0 });
    expect(dear[2]).toMatchObject({ unknown: 'downpayment', value: null });
  });
});
