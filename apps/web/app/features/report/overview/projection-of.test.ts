import { DEFAULT_ASSUMPTIONS, type ProjectInputs, project } from '@alpha/engine';
import { expect, test } from 'vitest';
import { breakEven } from './projection-of';

const home: ProjectInputs = {
  ...DEFAULT_ASSUMPTIONS,
  listPrice: 450_000,
  rentMonthly: 3_300,
  hoaMonthly: 0,
};

test('at the rent that is named the first year pays for itself', () => {
  const { rent } = breakEven(home);
  expect(rent).toBeGreaterThan(home.rentMonthly);
  const [first] = project({ ...home, rentMonthly: rent ?? 0 }).rows;
  expect(first?.yearlyCashflow).toBeCloseTo(0, 4);
});

test('at the price that is named the first year pays for itself', () => {
  const { price } = breakEven(home);
  expect(price).toBeLessThan(home.listPrice);
  const [first] = project({ ...home, listPrice: price ?? 0 }).rows;
  expect(first?.yearlyCashflow).toBeCloseTo(0, 4);
});
