import type { OwnedHome } from '@alpha/contract/owned-homes';
import { expect, it } from 'vitest';
import { fanSeries, firstWindow } from './fan-series';

const cash = Array.from({ length: 121 }, (_, x) => [-100 * x, 0, 100 * x, 0, 300 * x]);
const home = {
  forecast: { cash },
  months: [{ net_cents: 500 }, { net_cents: -200 }],
} as unknown as OwnedHome;

it('draws the frozen fan in dollars, month by month, and what has come on it', () => {
  const { band, middle, actual } = fanSeries(home, firstWindow(home));
  expect(firstWindow(home)).toBe(24);
  expect(band).toHaveLength(25);
  expect([band[24], middle[24]]).toEqual([
    { x: 24, low: -24, high: 72 },
    { x: 24, y: 24 },
  ]);
  expect(actual).toEqual([
    { x: 0, y: 0 },
    { x: 1, y: 5 },
    { x: 2, y: 3 },
  ]);
});

it('draws ten years year by year, and no line while nothing has come', () => {
  expect(fanSeries(home, 120).band.map(({ x }) => x)).toEqual(
    Array.from({ length: 11 }, (_, year) => 12 * year),
  );
  expect(fanSeries({ ...home, months: [] }, 24).actual).toEqual([]);
});
