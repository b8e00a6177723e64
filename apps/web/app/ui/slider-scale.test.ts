import { describe, expect, it } from 'vitest';
import { linearScale, snap, splitScale, valueAfterKey } from './slider-scale';

const bounds = { min: 0, max: 1, step: 0.1 };

describe('slider scale', () => {
  it('puts the middle value in the middle of a split track', () => {
    const scale = splitScale(42_000, 269_000, 1_000_000);
    expect(scale.toPosition(42_000)).toBe(0);
    expect(scale.toPosition(269_000)).toBe(0.5);
    expect(scale.toPosition(1_000_000)).toBe(1);
  });

  it('is invertible at every position', () => {
    for (const scale of [linearScale({ min: 5, max: 9, step: 1 }), splitScale(1, 3, 100)])
      for (const position of [0, 0.2, 0.5, 0.7, 1])
        expect(scale.toPosition(scale.toValue(position))).toBeCloseTo(position, 9);
  });

  it('snaps to steps without floating-point noise and stays within the bounds', () => {
    expect(snap(0.3000001, bounds)).toBe(0.3);
    expect(snap(7, bounds)).toBe(1);
    expect(snap(-7, bounds)).toBe(0);
  });

  it('moves one step per arrow, a tenth per page, and to the ends', () => {
    const wide = { min: 0, max: 1000, step: 5 };
    expect(valueAfterKey('ArrowRight', 500, wide)).toBe(505);
    expect(valueAfterKey('PageDown', 500, wide)).toBe(400);
    expect(valueAfterKey('End', 500, wide)).toBe(1000);
    expect(valueAfterKey('Tab', 500, wide)).toBeNull();
  });
});
