import type {
  Forecasts,
  getForecasts as getForecastsEndpoint,
  getMetroForecasts as getMetroForecastsEndpoint,
  InputOf,
  MetroForecasts,
  PastForecasts,
} from '@alpha/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { metroKey } from '../areas/place-keys.ts';
import { worstPaths } from '../areas/price-history.ts';
import { scoresOf } from './backtest-record.ts';
import { type Backtest, type BacktestMetro, currentBacktest } from './current-backtest.ts';
import { metroForecast, tenYearForecast } from './metro-forecast.ts';
import { HORIZONS, type Horizon } from './origins.ts';
import { quarterName, quarterNumber, readQuarter } from './quarters.ts';

/** Near the peak of a boom, and near the bottom after it. */
export const HARD_DATES = [quarterNumber(2006, 2), quarterNumber(2012, 2)];
const DEFAULT_YEARS = 10;

/** Large metros whose prices rose and fell most, by first city. */
const EXAMPLES = [
  'Miami, FL',
  'Orlando, FL',
  'Tampa, FL',
  'Cape Coral, FL',
  'Jacksonville, FL',
  'Atlanta, GA',
  'Dallas, TX',
  'Houston, TX',
  'Phoenix, AZ',
  'Las Vegas, NV',
];

/** By years ahead: made once for a back-test, which changes rarely. */
const summaries = new WeakMap<Backtest, Map<Horizon, Forecasts>>();

export async function getForecasts(
  { db }: Ctx,
  { query }: InputOf<typeof getForecastsEndpoint>,
): Promise<Forecasts> {
  const backtest = await currentBacktest(db);
  const years = HORIZONS.find((each) => `${each}` === query.years) ?? DEFAULT_YEARS;
  const known = summaries.get(backtest) ?? new Map<Horizon, Forecasts>();
  summaries.set(backtest, known);
  const summary = known.get(years) ?? summaryOf(backtest, years);
  known.set(years, summary);
  return summary;
}

function summaryOf(backtest: Backtest, years: Horizon): Forecasts {
  const all = [...backtest.metros.values()];
  const heldOut = all.filter(({ isHeldOut }) => isHeldOut).length;
  const scores = scoresOf(backtest.record);
  return {
    source: sourceOf(backtest),
    years,
    counts: { metros: all.length, held_out: heldOut },
    by_years: scores
      .filter(({ model, by }) => model === 'shown' && by === 'all')
      .filter(({ sample }) => sample === (heldOut > 0 ? 'held_out' : 'all'))
      .map(({ years, forecasts, inside90 }) => ({ years, forecasts, inside_90: inside90 })),
    scores: scores
      .filter((score) => score.years === years)
      .map(({ inside90, inside50, years: _years, ...score }) => ({
        ...score,
        inside_90: inside90,
        inside_50: inside50,
      })),
    metros: all.map(shapeMetro).sort((a, b) => a.name.localeCompare(b.name)),
    examples: EXAMPLES.flatMap((place) => {
      const metro = findByPlace(backtest, place);
      const found = metro && pastOf(backtest, metro);
      return found
        ? [{ code: found.forecasts.code, name: place, forecasts: found.forecasts.rows }]
        : [];
    }),
  };
}

export async function getMetroForecasts(
  { db }: Ctx,
  { params, query }: InputOf<typeof getMetroForecastsEndpoint>,
): Promise<MetroForecasts> {
  const backtest = await currentBacktest(db);
  const metro = backtest.metros.get(params.metro);
  if (!metro) throw new AppError('forecast.metroUnknown');
  const quarters = query.quarter ? [readQuarter(query.quarter) ?? 0] : HARD_DATES;
  return {
    source: sourceOf(backtest),
    metro: shapeMetro(metro),
    forecasts: quarters.flatMap(
      (quarter) => metroForecast(metro.history, quarter, backtest.cpi) ?? [],
    ),
  };
}

/**
 * What we would have said about the metro of a place in 2006 and 2012, what came, and its worst years. Only the metro that
 * is named after the place, or whose own series its figures come from: a state says nothing of a metro.
 */
export async function pastForecastsOf(
  { db }: Pick<Ctx, 'db'>,
  places: readonly string[],
): Promise<MetroPast | null> {
  const backtest = await currentBacktest(db);
  for (const place of places) {
    const metro = findByPlace(backtest, place);
    const found = metro && pastOf(backtest, metro);
    if (found) return found;
  }
  return null;
}

/** Both from the same index, so that a report never shows two histories of one metro. */
export type MetroPast = { forecasts: PastForecasts; worst: ReturnType<typeof worstPaths> };

const byPlace = new WeakMap<Backtest, Map<string, BacktestMetro>>();

/** By first city and state: `Miami, FL` is `Miami-Miami Beach-Kendall, FL`. */
function findByPlace(backtest: Backtest, place: string): BacktestMetro | undefined {
  const key = metroKey(place);
  return key === null ? undefined : keysOf(backtest).get(key);
}

function keysOf(backtest: Backtest): Map<string, BacktestMetro> {
  const known = byPlace.get(backtest);
  if (known) return known;
  const keys = new Map<string, BacktestMetro>();
  for (const metro of backtest.metros.values()) {
    const key = metroKey(metro.history.name);
    // Files list the larger of two metros of one name first.
    if (key !== null && !keys.has(key)) keys.set(key, metro);
  }
  byPlace.set(backtest, keys);
  return keys;
}

const past = new WeakMap<BacktestMetro, MetroPast | null>();

/** Made once for a metro: every report of it shows the same. */
function pastOf({ cpi, record }: Backtest, metro: BacktestMetro): MetroPast | null {
  const known = past.get(metro);
  if (known !== undefined) return known;
  const { history } = metro;
  const { code, name, firstQuarter } = history;
  const rows = HARD_DATES.flatMap((quarter) => tenYearForecast(history, quarter, cpi) ?? []);
  const forecasts = { code, name, index: record.index, since: quarterName(firstQuarter), rows };
  const made = rows.length > 0 ? { forecasts, worst: worstPaths(history.points) } : null;
  past.set(metro, made);
  return made;
}

function sourceOf({ record, isOwn, metros }: Backtest): Forecasts['source'] {
  const histories = [...metros.values()].map(({ history }) => history);
  return {
    index: record.index,
    since: quarterName(Math.min(...histories.map(({ firstQuarter }) => firstQuarter))),
    as_of: quarterName(
      Math.max(...histories.map(({ firstQuarter, logs }) => firstQuarter + logs.length - 1)),
    ),
    made_on: record.madeOn,
    model: record.model,
    is_own: isOwn,
  };
}

const shapeMetro = ({ history, isHeldOut, firstOrigin, lastOrigin }: BacktestMetro) => ({
  code: history.code,
  name: history.name,
  state: history.state,
  is_held_out: isHeldOut,
  first_forecast: quarterName(firstOrigin),
  last_forecast: quarterName(lastOrigin),
});
