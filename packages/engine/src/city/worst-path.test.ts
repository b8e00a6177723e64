import { describe, expect, it } from 'vitest';
import { worstPath } from './worst-path.ts';

const yearly = (values: number[]) =>
  values.map((value, i) => ({ date: `${2000 + i}-12-31`, value }));

describe('the worst path', () => {
  const crash = yearly([100, 110, 120, 90, 70, 60, 65, 80, 100, 130, 140]);

  it('is the stretch that ends lowest against its start, year by year', () => {
    expect(worstPath(crash, 3)).toEqual({
      from: '2002-12',
      to: '2005-12',
      levels: [1, 90 / 120, 70 / 120, 60 / 120],
    });
    expect(worstPath(crash, 10)).toMatchObject({ from: '2000-12', to: '2010-12' });
  });

  it('may be a rise, where prices never fell', () => {
    expect(worstPath(yearly([100, 104, 110, 113]), 1)?.levels[1]).toBeCloseTo(113 / 110, 12);
  });

  it('is null where the history is shorter, or has a hole in every stretch', () => {
    expect(worstPath(crash, 11)).toBeNull();
    expect(worstPath([], 5)).toBeNull();
    expect(
      worstPath(
        crash.filter((_, i) => i !== 5),
        10,
      ),
    ).toBeNull();
  });
});
