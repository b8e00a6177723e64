import { expect, it } from 'vitest';
import { turnsDuring } from '../../../test/turns-during.ts';
import { mapInSlices } from './in-slices.ts';

it('handles many rows in order, and lets others run in between', async () => {
  const busy = (row: number) => {
    const until = performance.now() + 4;
    while (performance.now() < until);
    return row * 2;
  };
  const { result, turns } = await turnsDuring(() => mapInSlices([...Array(40).keys()], busy));
  expect(result).toEqual([...Array(40).keys()].map((row) => row * 2));
  expect(turns).toBeGreaterThan(5);
});
