import { type IndexPoint, indexVolatility } from '@alpha/engine/city';
import type { AreaOrigin, AreaOrigins, AreaPriceHistory } from '../../platform/db/schema/index.ts';
import type { StoredRegion } from './choose-series.ts';
import { type DenseSeries, pointsOf } from './dense-series.ts';
import { placeOf } from './place-name.ts';
import { type AverageHistory, areaPriceHistory, chooseHistory } from './price-history.ts';

export type LoadedSeries = StoredRegion & DenseSeries;

/** Figures of an area from imported series; null if there is no series. */
export type AreaFigures = {
  /** Percent per year, of the index itself. */
  volatilityStdDev: number | null;
  /** Fraction per year. */
  appreciationRateAnnual: number | null;
  /** Percent per year, as used by the simulation. */
  yearlySwing: number | null;
  priceHistory: AreaPriceHistory | null;
  origins: AreaOrigins;
};

/** Each list has the nearest region first. */
export type AreaSeriesChoice = {
  homeValues: readonly LoadedSeries[];
  rents: LoadedSeries | null;
  priceIndex: readonly LoadedSeries[];
  cpi: readonly IndexPoint[];
  /** For areas without a history of their own. */
  average: AverageHistory | null;
};

export function areaFigures(choice: AreaSeriesChoice): AreaFigures {
  const { homeValues, rents, priceIndex, cpi, average } = choice;
  // The volatility shown is that of the closest region, dollar values before the index.
  const [near] = [homeValues[0], priceIndex[0]].flatMap((series) =>
    series && series.values.length > 1 ? [series] : [],
  );
  const histories = [...homeValues, ...priceIndex];
  const priceHistory = areaPriceHistory(histories, cpi, average);
  const own = chooseHistory(histories);
  return {
    volatilityStdDev: near ? indexVolatility(pointsOf(near), near.monthsApart) : null,
    appreciationRateAnnual: priceHistory?.growth ?? null,
    yearlySwing: priceHistory && 100 * priceHistory.swing,
    priceHistory,
    origins: {
      ...(homeValues[0] && { homeValues: originOf(homeValues[0]) }),
      ...(rents && { rents: originOf(rents) }),
      ...(near && { volatility: originOf(near) }),
      ...(own && { appreciation: originOf(own) }),
    },
  };
}

function originOf(series: LoadedSeries): AreaOrigin {
  const { source, kind, startsOn, asOf, contentHash } = series;
  return { source, kind, place: placeOf(series), since: startsOn, asOf, contentHash };
}
