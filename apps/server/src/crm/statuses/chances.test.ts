import { expect, it } from 'vitest';
import { chancesOf } from './chances.ts';

const column = (id: number, more: object = {}) => ({
  ...{ id, role: 'salesman' as const, order: id, probability: null },
  ...more,
});
const board = [1, 2, 3, 4, 5, 6, 7].map((id) => column(id));
const open = [1, 2, 3, 4, 5];
const listOf = (columns: Parameters<typeof chancesOf>[0], won = [6]) => [
  ...chancesOf(columns, { won, open }).values(),
];

it('the chance of a sale rises with the place of the column, up to the sale itself', () => {
  expect(listOf(board)).toEqual([5, 20, 35, 55, 80, 100, 0]);
  // Whatever the numbers in the database are.
  expect(listOf([...board].reverse())).toEqual([0, 100, 80, 55, 35, 20, 5]);
  expect(listOf([column(1), column(6)])).toEqual([15, 100]);
});

it('the chance that an administrator set is taken, but won stays certain and lost nothing', () => {
  const set = board.map(({ id }) => column(id, { probability: 42 }));
  expect(listOf(set)).toEqual([42, 42, 42, 42, 42, 100, 0]);
  expect(listOf([column(1, { probability: 0 }), column(6)])).toEqual([0, 100]);
});

it('a board without a column for sales has low chances', () => {
  expect(listOf(board, [])).toEqual([5, 5, 5, 5, 5, 0, 0]);
});
