import { describe, expect, it } from 'vitest';
import { pixelsOutside, windowPlace } from './window-place';

const own = { width: 264, height: 250 };
const map = { width: 560, height: 800 };

describe('the window of a mark', () => {
  it('is above a mark in the lower half, below one in the upper half', () => {
    expect(windowPlace({ x: 280, y: 700 }, 34, own, map)).toEqual({ x: 148, y: 402 });
    expect(windowPlace({ x: 280, y: 100 }, 34, own, map)).toEqual({ x: 148, y: 114 });
  });

  it('never crosses the left or right edge of the map', () => {
    expect(windowPlace({ x: 5, y: 100 }, 34, own, map).x).toBe(12);
    expect(windowPlace({ x: 555, y: 100 }, 34, own, map).x).toBe(560 - 264 - 12);
  });

  it('moves the map by what is hidden, and only then', () => {
    expect(pixelsOutside(100, own, map, 68)).toBe(0);
    expect(pixelsOutside(40, own, map, 68)).toBe(28);
    expect(pixelsOutside(600, own, map, 68)).toBe(800 - 12 - 850);
  });
});
