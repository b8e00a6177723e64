import { expect, it } from 'vitest';
import { readAmount } from './read-amount';

it.each([
  ['', null],
  ['1200', 1200],
  ['1,200.50', 1200.5],
  ['1.200,50', 1200.5],
  ['1.200', 1200],
  ['$ 900,5', 900.5],
  ['0', 0],
  ['-5', undefined],
  ['12,34,5', undefined],
  ['a lot', undefined],
  ['99999999999', undefined],
])('“%s” is the amount %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});
