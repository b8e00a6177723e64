import { DEFAULT_ASSUMPTIONS, type ProjectInputs, project } from '@alpha/engine';
import { expect, test } from 'vitest';
import { goalAnswers } from '../what-if/goal/goal-answers';
import { breakEven } from './break-even';

const home: ProjectInputs = {
  ...DEFAULT_ASSUMPTIONS,
  listPrice: 450_000,
  rentMonthly: 3_300,
  hoaMonthly: 0,
};

test('at the break-even rent the first year pays for itself', () => {
  const { rent } = breakEven(home);
  expect(rent).toBeGreaterThan(home.rentMonthly);
  const [first] = project({ ...home, rentMonthly: rent ?? 0 }).rows;
  expect(first?.yearlyCashflow).toBeGreaterThanOrEqual(0);
  expect(first?.yearlyCashflow).toBeLessThan(12);
});

test('at the break-even price the first year pays for itself', () => {
  const { price } = breakEven(home);
  expect(price).toBeLessThan(home.listPrice);
  const [first] = project({ ...home, offeredPrice: price ?? 0 }).rows;
  expect(first?.yearlyCashflow).toBeGreaterThanOrEqual(0);
  expect(first?.yearlyCashflow).toBeLessThan(12);
});

test('price and rent match those of the what-if block', () => {
  const [price, rent] = goalAnswers(home, { kind: 'cashflow', value: 0 });
  expect(breakEven(home)).toEqual({ price: price?.value, rent: rent?.value });
});
