import type { OwnedHome } from '@alpha/contract/owned-homes';

type Point = { x: number; y: number };
export type FanSeries = {
  band: { x: number; low: number; high: number }[];
  middle: Point[];
  actual: Point[];
};

/** USD by month since the purchase: the frozen fan until `last`, and what has come. */
export function fanSeries({ forecast, months }: OwnedHome, last: number): FanSeries {
  // Ten years month by month would be too many steps for a pointer.
  const step = last > 60 ? 12 : last > 36 ? 3 : 1;
  const shown = forecast.cash.flatMap((range, x) =>
    x <= last && x % step === 0 ? [{ x, range }] : [],
  );
  let total = 0;
  const actual = months.map(({ net_cents }, i) => {
    total += net_cents;
    return { x: i + 1, y: total / 100 };
  });
  return {
    band: shown.map(({ x, range: [p5, , , , p95] }) => ({ x, low: p5 / 100, high: p95 / 100 })),
    middle: shown.map(({ x, range }) => ({ x, y: range[2] / 100 })),
    actual: months.length === 0 ? [] : [{ x: 0, y: 0 }, ...actual],
  };
}

/** The years to draw first: those that are on record and the next. */
export const firstWindow = ({ months }: OwnedHome): number =>
  Math.min(120, 12 * (Math.floor(months.length / 12) + 2));
