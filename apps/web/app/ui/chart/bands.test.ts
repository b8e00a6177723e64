import { expect, it } from 'vitest';
import { bandsOf } from './bands';

it('bars fill their area with equal gaps', () => {
  const { start, width, step } = bandsOf(2, [0, 100]);
  expect(start(1) - start(0)).toBeCloseTo(step);
  expect(start(1) + width).toBeLessThan(100);
});

it('bars have no width, and never a negative one, before a narrow chart is measured', () => {
  expect(bandsOf(17, [52, 40]).width).toBe(0);
});
