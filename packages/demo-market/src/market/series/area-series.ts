import { createRandom } from '../../random.ts';
import type { City } from '../geo/geo.types.ts';
import type { SeriesPoint } from '../market.types.ts';
import { type Anchor, pathThrough, smooth } from './anchored-path.ts';
import { isHole } from './holes.ts';
import { metroAnchors } from './metro-values.ts';
import { lastFullMonth, monthEnd, monthIndex } from './month-ends.ts';
import { drawWobble } from './wobble.ts';

export const SERIES_MONTHS = 121;
const SMOOTHING_MONTHS = 3;
const FIRST_RENT_YEAR = 2016;
/** The month for which the cities' home values are given, and the one of the last known rents. */
const VALUE_MONTH = monthIndex('2026-10-31');
const RENT_MONTH = monthIndex('2025-11-30');
const RENT_VOLATILITY_PERCENT = 1.1;

type Options = { seed: number; asOf: string };

/** Monthly home values: the metro's path, the city's own swings, the city's own level. */
export function homeValuesOf(city: City, { seed, asOf }: Options): SeriesPoint[] {
  const shape = buildPath({
    anchors: metroAnchors(city.metro),
    wobble: createWobble(seed, `values/${city.city}`, asOf),
    volatilityPercent: city.volatilityPercent,
    asOf,
  });
  const scale = city.homeValue / shape(VALUE_MONTH);
  return toPoints(asOf, (month) => Math.round(scale * shape(month))).filter(
    (point) => !isHole(city.city, 'homeValues', point.date),
  );
}

/** Monthly rents through the city's November levels, pinned to the last published one. */
export function rentsOf(city: City, { seed, asOf }: Options): SeriesPoint[] {
  const anchors = city.rents.map((rent, i): Anchor => [`${FIRST_RENT_YEAR + i}-11-30`, rent]);
  const shape = buildPath({
    anchors,
    wobble: createWobble(seed, `rents/${city.city}`, asOf),
    volatilityPercent: RENT_VOLATILITY_PERCENT,
    asOf,
  });
  const known = city.rents[city.rents.length - 2] ?? Number.NaN;
  const scale = known / shape(RENT_MONTH);
  return toPoints(asOf, (month) => Math.round(scale * shape(month) * 100) / 100).filter(
    (point) => !isHole(city.city, 'rents', point.date),
  );
}

type PathInput = {
  anchors: readonly Anchor[];
  wobble: (month: number) => number;
  volatilityPercent: number;
  asOf: string;
};

/**
 * Level by month: path and swings together have the target volatility over the ten years to the
 * reference month, unless the path alone has more.
 */
function buildPath({ anchors, wobble, volatilityPercent, asOf }: PathInput) {
  const first = Math.min(lastFullMonth(asOf), VALUE_MONTH) - SERIES_MONTHS;
  const last = Math.max(lastFullMonth(asOf), VALUE_MONTH) + SMOOTHING_MONTHS;
  const months = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const path = smooth(months.map(pathThrough(anchors)), SMOOTHING_MONTHS);
  const swing = months.map(wobble);

  const window = months.indexOf(VALUE_MONTH);
  const ten = <T>(values: T[]) => values.slice(Math.max(0, window - 120), window + 1);
  const size = swingSize(steps(ten(path)), steps(ten(swing)), (volatilityPercent / 100) ** 2 / 12);
  return (month: number) =>
    Math.exp((path[month - first] ?? 0) + size * (swing[month - first] ?? 0));
}

/** k ≥ 0 with variance(path + k·swing) = target: the larger root of the quadratic. */
function swingSize(path: readonly number[], swing: readonly number[], target: number): number {
  const a = variance(swing);
  const b = variance(path.map((step, i) => step + (swing[i] ?? 0))) - variance(path) - a;
  const c = variance(path) - target;
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
  return Math.max(0, (root - b) / (2 * a));
}

function createWobble(seed: number, label: string, asOf: string) {
  const last = Math.max(lastFullMonth(asOf), VALUE_MONTH) + SMOOTHING_MONTHS;
  return drawWobble(createRandom(seed, label), last);
}

function toPoints(asOf: string, valueAt: (month: number) => number): SeriesPoint[] {
  const last = lastFullMonth(asOf);
  return Array.from({ length: SERIES_MONTHS }, (_, i) => {
    const month = last - SERIES_MONTHS + 1 + i;
    return { date: monthEnd(month), value: valueAt(month) };
  });
}

function steps(values: readonly number[]): number[] {
  return values.slice(1).map((value, i) => value - (values[i] ?? value));
}

function variance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}
