import { expect, it } from 'vitest';
import { farFromAsking } from './value-gap.ts';

const gap = (estimated_value: number | null, list_price = 400_000) =>
  farFromAsking({ estimated_value, list_price });

it('warns of estimates more than 40 % from the asking price, and of no others', () => {
  expect(gap(561_000)).toEqual({ side: 'above', share: expect.closeTo(0.4025, 6) });
  expect(gap(200_000)).toEqual({ side: 'below', share: 0.5 });
  for (const near of [559_000, 400_000, 241_000, null]) expect(gap(near)).toBeNull();
  expect(gap(300_000, 0)).toBeNull();
});
