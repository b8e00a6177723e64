import { expect, it } from 'vitest';
import { earlyPayment } from './early-payment';

it.each([
  ['a thumb moved to the left', '250', 156_000],
  ['a thumb moved to the end', '1000', 1_000_000],
  ['a slider that was not moved', '500', null],
  ['no slider on the page', null, null],
  ['no position', 'x', null],
])('%s: %s is %s dollars', (_name, position, dollars) => {
  expect(earlyPayment(position)).toBe(dollars);
});
