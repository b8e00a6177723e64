import { describe, expect, it } from 'vitest';
import { linearScale, splitScale } from '~/ui/slider-scale';
import { smoothed, trackBars } from './track-bars';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('the homes drawn over the slider', () => {
  it('are those the track covers, however it is divided', () => {
    const supply = { step: 50, counts: [10, 20, 30, 40] };
    expect(trackBars(supply, linearScale({ min: 0, max: 200, step: 1 }), 4)).toEqual(supply.counts);
    expect(sum(trackBars(supply, splitScale(0, 60, 200), 40))).toBeCloseTo(100, 9);
    // Half of the first bucket is before the track, half of the last after it.
    expect(sum(trackBars(supply, splitScale(25, 60, 175), 7))).toBeCloseTo(75, 9);
  });

  it('are in the bucket they belong to', () => {
    const supply = { step: 50, counts: [0, 8, 0, 0] };
    expect(trackBars(supply, linearScale({ min: 0, max: 200, step: 1 }), 8)).toEqual([
      0, 0, 4, 4, 0, 0, 0, 0,
    ]);
  });

  it('keep their shape when smoothed', () => {
    expect(smoothed([4, 4, 4, 4, 4])).toEqual([4, 4, 4, 4, 4]);
    expect(smoothed([0, 0, 9, 0, 0], 1)).toEqual([0, 3, 3, 3, 0]);
  });
});
