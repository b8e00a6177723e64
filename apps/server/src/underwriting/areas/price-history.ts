import { DEFAULT_MARKET, MODEL_VERSION } from '@alpha/engine';
import { type IndexPoint, pricePlan, worstPath } from '@alpha/engine/city';
import type { AreaPriceHistory } from '../../platform/db/schema/index.ts';
import type { LoadedSeries } from './area-figures.ts';
import { type DenseSeries, pointsOf } from './dense-series.ts';
import { placeOf } from './place-name.ts';

/** The average of metros, for areas without a series of their own. */
export type AverageHistory = DenseSeries & {
  level: 'state' | 'nation';
  place: string;
  source: AreaPriceHistory['source'];
  metros: number;
};

/** From here on a history shows what is usual; below five years it says nothing about it. */
const ENOUGH_YEARS = 15;
const LEAST_YEARS = 5;

const NEARNESS = { city: 0, zip: 0, metro: 1, state: 2 } as const;
const LEVELS = { city: 'area', zip: 'area', metro: 'metro', state: 'state' } as const;

/**
 * The series to plan with: the nearest one with 15 years, else the longest; null below five years.
 * Of two equally near ones the longer.
 */
export function chooseHistory(known: readonly LoadedSeries[]): LoadedSeries | null {
  const byLength = known.toSorted((a, b) => yearsOf(b) - yearsOf(a));
  const long = byLength
    .filter((series) => yearsOf(series) >= ENOUGH_YEARS)
    .toSorted((a, b) => NEARNESS[a.kind] - NEARNESS[b.kind]);
  const [best] = [...long, ...byLength];
  return best && yearsOf(best) >= LEAST_YEARS ? best : null;
}

/** The plan of an area from its own history, or from the average of metros around it. */
export function areaPriceHistory(
  known: readonly LoadedSeries[],
  cpi: readonly IndexPoint[],
  average: AverageHistory | null = null,
): AreaPriceHistory | null {
  const own = chooseHistory(known);
  const metro = chooseHistory(known.filter(({ kind }) => kind === 'metro'));
  const worst = metro && worstPaths(pointsOf(metro));
  if (own) {
    const place = { level: LEVELS[own.kind], place: placeOf(own), metros: null };
    return historyFrom(own, cpi, { ...place, source: own.source, worst });
  }
  return average && historyFrom(average, cpi, { ...average, worst: null });
}

type Place = Pick<AreaPriceHistory, 'level' | 'place' | 'source' | 'metros' | 'worst'>;

function historyFrom(
  series: DenseSeries,
  cpi: readonly IndexPoint[],
  { level, place, source, metros, worst }: Place,
): AreaPriceHistory | null {
  return planFrom(pointsOf(series), cpi, { level, place, source, metros, worst });
}

/** Also used for the demo's histories. */
export function planFrom(
  points: readonly IndexPoint[],
  cpi: readonly IndexPoint[],
  place: Place,
): AreaPriceHistory | null {
  const isFar = place.level === 'state' || place.level === 'nation';
  const plan = pricePlan(points, { cpi, leastSwing: isFar ? DEFAULT_MARKET.volatility : 0 });
  const [first, last] = [points[0], points.at(-1)];
  if (!plan || !first || !last) return null;
  return { ...place, ...plan, since: first.date, asOf: last.date, modelVersion: MODEL_VERSION };
}

/** Of an area's own metro. */
export function worstPaths(points: readonly IndexPoint[]): AreaPriceHistory['worst'] {
  return { fiveYears: worstPath(points, 5), tenYears: worstPath(points, 10) };
}

const yearsOf = ({ startsOn, asOf }: DenseSeries) =>
  (Date.parse(asOf) - Date.parse(startsOn)) / (365.2425 * 86_400_000);
