import { describe, expect, it } from 'vitest';
import { runsOf } from './runs';
import { spread } from './spread';

const at = (...xs: number[]) => xs.map((x) => ({ x }));

describe('runsOf', () => {
  it('keeps a series without gaps in one piece', () => {
    expect(runsOf(at(1, 2, 3), 1)).toEqual([at(1, 2, 3)]);
    expect(runsOf(at(1, 20, 300))).toEqual([at(1, 20, 300)]);
  });

  it('splits the line where a month is missing, and keeps a single month', () => {
    expect(runsOf(at(1, 2, 4, 7, 8), 1)).toEqual([at(1, 2), at(4), at(7, 8)]);
  });

  it('handles an empty series', () => {
    expect(runsOf([], 1)).toEqual([]);
  });
});

describe('spread', () => {
  it('leaves labels alone that are far enough apart', () => {
    expect(spread([10, 100], 16)).toEqual([10, 100]);
    expect(spread([100, 10], 16)).toEqual([100, 10]);
  });

  it('pushes two labels apart by the same distance', () => {
    expect(spread([100, 104], 16)).toEqual([94, 110]);
    expect(spread([104, 100], 16)).toEqual([110, 94]);
  });

  it('keeps three labels legible', () => {
    const [a = 0, b = 0, c = 0] = spread([50, 50, 50], 16);
    expect([b - a, c - b]).toEqual([16, 16]);
  });
});
