import { expect, it } from 'vitest';
import { durationOf } from './duration-of';

it.each([
  [1, 1, 'minutes'],
  [59, 59, 'minutes'],
  [60, 1, 'hours'],
  [108, 1.8, 'hours'],
  [14 * 60 + 20, 14, 'hours'],
  [6.3 * 24 * 60, 6.3, 'days'],
  [11.1 * 24 * 60, 11, 'days'],
])('%s minutes to the first contact read as %s %s', (minutes, n, unit) => {
  expect(durationOf(minutes)).toEqual({ unit, n });
});
