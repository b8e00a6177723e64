import { type IndexPoint, indexVolatility, prudentGrowth, prudentSwing } from '@alpha/engine/city';
import type { AreaOrigin, AreaOrigins } from '../../platform/db/schema/index.ts';
import type { StoredRegion } from './choose-series.ts';
import { type DenseSeries, pointsOf } from './dense-series.ts';

export type LoadedSeries = StoredRegion & DenseSeries;

/** Figures of an area from imported series; null if there is no series. */
export type AreaFigures = {
  /** Percent per year, of the index itself. */
  volatilityStdDev: number | null;
  /** Fraction per year. */
  appreciationRateAnnual: number | null;
  /** Percent per year, as used by the simulation. */
  yearlySwing: number | null;
  origins: AreaOrigins;
};

export type AreaSeriesChoice = {
  homeValues: LoadedSeries | null;
  rents: LoadedSeries | null;
  priceIndex: LoadedSeries | null;
};

export function areaFigures({ homeValues, rents, priceIndex }: AreaSeriesChoice): AreaFigures {
  // Prefer dollar values of the closest region, then the index; the longest history gives the long-run rate.
  const known = [homeValues, priceIndex].filter((series) => series !== null).map(withPoints);
  const [near] = known.filter(({ swing }) => swing !== null);
  const [longest] = known
    .filter(({ growth }) => growth !== null)
    .toSorted((a, b) => yearsOf(b.series) - yearsOf(a.series));
  const swing = (longest ?? near)?.swing ?? null;
  return {
    volatilityStdDev: near ? indexVolatility(near.points, near.series.monthsApart) : null,
    appreciationRateAnnual: longest?.growth ?? null,
    yearlySwing: swing === null ? null : 100 * swing,
    origins: {
      ...(homeValues && { homeValues: originOf(homeValues) }),
      ...(rents && { rents: originOf(rents) }),
      ...(near && { volatility: originOf(near.series) }),
      ...(longest && { appreciation: originOf(longest.series) }),
    },
  };
}

type WithPoints = {
  series: LoadedSeries;
  points: IndexPoint[];
  growth: number | null;
  swing: number | null;
};

function withPoints(series: LoadedSeries): WithPoints {
  const points = pointsOf(series);
  return { series, points, growth: prudentGrowth(points), swing: prudentSwing(points) };
}

const yearsOf = ({ startsOn, asOf }: LoadedSeries) =>
  Number(asOf.slice(0, 4)) - Number(startsOn.slice(0, 4));

function originOf(series: LoadedSeries): AreaOrigin {
  const { source, kind, name, state, startsOn, asOf, contentHash } = series;
  // FHFA adds a marker to parts of a large metro; it is not shown.
  const place = kind === 'city' ? `${name}, ${state}` : name.replace(/\s*\([^)]*\)$/, '');
  return { source, kind, place, since: startsOn, asOf, contentHash };
}
