import type { MetroForecast } from '@alpha/contract';

export const WIDTH = 1_000;
export const HEIGHT = 500;
/** Years drawn before the forecast. */
const BEFORE = 6;
const AHEAD = 10;

/** Quarters since year 0. */
export function quarterOf(name: string): number {
  return 4 * Number(name.slice(0, 4)) + Number(name.slice(5)) - 1;
}

export type FanShape = {
  /** Places are shares of the width and height, from the top left. */
  yTicks: { value: number; top: number }[];
  xTicks: { year: number; left: number }[];
  start: { left: number; top: number };
  wide: string;
  half: string;
  median: string;
  known: string;
  actual: string;
  /** At the right end, moved apart where they would overlap. */
  ends: { key: 'high' | 'median' | 'actual' | 'low'; value: number; top: number }[];
  last: { left: number; top: number } | null;
};

/** Where everything is drawn, in a box of `WIDTH` by `HEIGHT`. */
export function fanShape(forecast: MetroForecast): FanShape {
  const start = quarterOf(forecast.quarter);
  const years = (quarter: string) => (quarterOf(quarter) - start) / 4;
  const x = (year: number) => (year + BEFORE) / (BEFORE + AHEAD);
  const known = forecast.before.filter(({ quarter }) => years(quarter) >= -BEFORE);
  const changes = [...known, ...forecast.after].map(({ change }) => change);
  const ends = forecast.years.flatMap(({ p5, p95 }) => [p5, p95]);
  const ticks = ticksFor(Math.min(...changes, ...ends), Math.max(...changes, ...ends));
  const [least, most] = [ticks[0] as number, ticks.at(-1) as number];
  const y = (change: number) => (most - change) / (most - least);
  const line = (points: readonly { at: number; change: number }[]) =>
    points.map(({ at, change }, i) => `${i ? 'L' : 'M'}${place(x(at), y(change))}`).join('');
  const dated = (points: MetroForecast['after']) =>
    line(points.map(({ quarter, change }) => ({ at: years(quarter), change })));
  const band = (low: 'p5' | 'p25', high: 'p95' | 'p75') => {
    const up = forecast.years.map(({ year, ...at }) => ({ at: year, change: at[high] }));
    const down = forecast.years.map(({ year, ...at }) => ({ at: year, change: at[low] }));
    return `${line([...up, ...down.reverse()])}Z`;
  };
  const end = forecast.years.at(-1);
  const last = forecast.after.slice(1).at(-1);
  const labels = [
    { key: 'high' as const, value: end?.p95 ?? 0 },
    { key: 'median' as const, value: end?.p50 ?? 0 },
    ...(forecast.actual === null ? [] : [{ key: 'actual' as const, value: forecast.actual }]),
    { key: 'low' as const, value: end?.p5 ?? 0 },
  ];
  return {
    yTicks: ticks.map((value) => ({ value, top: y(value) })),
    xTicks: yearTicks(start).map((year) => ({ year, left: x(year - start / 4) })),
    start: { left: x(0), top: y(0) },
    wide: band('p5', 'p95'),
    half: band('p25', 'p75'),
    median: line(forecast.years.map(({ year, p50 }) => ({ at: year, change: p50 }))),
    known: dated(known),
    actual: dated(forecast.after),
    ends: apart(labels.map((label) => ({ ...label, top: y(label.value) }))),
    last: last ? { left: x(years(last.quarter)), top: y(last.change) } : null,
  };
}

const place = (left: number, top: number) =>
  `${(WIDTH * left).toFixed(1)} ${(HEIGHT * top).toFixed(1)}`;

const STEPS = [0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10, 20, 50];

/** Four to six round values that enclose both ends. */
function ticksFor(least: number, most: number): number[] {
  const step = STEPS.find((each) => (most - least) / each <= 4.5) ?? 100;
  const first = Math.floor(least / step);
  const count = Math.ceil(most / step) - first + 1;
  return Array.from({ length: count }, (_, i) => (first + i) * step);
}

function yearTicks(start: number): number[] {
  const first = Math.ceil(start / 4 - BEFORE);
  return Array.from({ length: BEFORE + AHEAD + 1 }, (_, i) => first + i).filter(
    (year) => year % 2 === 0 && year <= start / 4 + AHEAD,
  );
}

/** A line of text is this share of the height. */
const LINE = 0.075;

function apart(labels: FanShape['ends']): FanShape['ends'] {
  const sorted = labels.toSorted((a, b) => a.top - b.top);
  let least = 0;
  const down = sorted.map((label) => {
    const top = Math.max(label.top, least);
    least = top + LINE;
    return { ...label, top };
  });
  let most = 1;
  return down
    .toReversed()
    .map((label) => {
      const top = Math.min(label.top, most);
      most = top - LINE;
      return { ...label, top };
    })
    .reverse();
}
