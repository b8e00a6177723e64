import { expect, it } from 'vitest';
import { valueBins } from './value-bins.ts';

it('the bins of the sale values cover the full range', () => {
  expect(valueBins({ edges: [100, 200, 300], counts: [5, 7] })).toEqual([
    { from: 100, to: 200, count: 5 },
    { from: 200, to: 300, count: 7 },
  ]);
});

it('there are none when every sale value is the same', () => {
  expect(valueBins({ edges: [634_769, 634_769, 634_769], counts: [16_384, 0] })).toBeNull();
  expect(valueBins({ edges: [], counts: [] })).toBeNull();
});
