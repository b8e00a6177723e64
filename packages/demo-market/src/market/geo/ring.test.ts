import { describe, expect, it } from 'vitest';
import type { Ring } from './geo.types.ts';
import { box, isInside, metersEast, metersNorth } from './ring.ts';

describe('a ring', () => {
  it('contains the points inside its box and no others', () => {
    const ring = box(25, -81, 26, -80);
    expect(isInside(ring, 25.5, -80.5)).toBe(true);
    expect(isInside(ring, 26.5, -80.5)).toBe(false);
    expect(isInside(ring, 25.5, -79.5)).toBe(false);
    expect(isInside(ring, 25.5, -81.5)).toBe(false);
  });

  it('respects a slanted side', () => {
    const triangle: Ring = [
      [0, 0],
      [0, 2],
      [2, 0],
    ];
    expect(isInside(triangle, 0.5, 0.5)).toBe(true);
    expect(isInside(triangle, 1.5, 1.5)).toBe(false);
  });

  it('measures meters that shrink eastwards with the latitude', () => {
    expect(metersNorth(25, 26)).toBeCloseTo(111_320, 0);
    expect(metersEast(-81, -80, 60)).toBeCloseTo(55_660, 0);
  });
});
