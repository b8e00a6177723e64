import type {
  InputOf,
  getListingImportOutcome as outcomeEndpoint,
  ResultOf,
  getImportSurroundings as surroundingsEndpoint,
} from '@alpha/contract';
import type { Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Ctx, withoutTimeLimit } from '../../platform/http/context.ts';
import { findCurrentExchange, findCurrentRate } from '../../underwriting/index.ts';
import { findImport, type ImportRecord } from '../imports/imports.queries.ts';
import { isMarketKind } from '../rows/market-kinds.ts';
import { homesOutcome, MAX_NAMED_CITIES, noHomes } from './homes-outcome.ts';
import { findMainCity, hasDemoHomes, listPlaces } from './import-outcome.queries.ts';

/** Files that change no values or rents of a place. */
const WITHOUT_PLACES = new Set(['pmms', 'exchange-rates', 'area-facts']);

type Outcome = ResultOf<typeof outcomeEndpoint>;

/**
 * The current state, not the one at import time: rents imported later unlock earlier properties.
 */
export async function getListingImportOutcome(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof outcomeEndpoint>,
): Promise<Outcome> {
  // A large import has a million rows to count.
  const { db } = withoutTimeLimit(ctx);
  const row = await findImport(db, id);
  if (!row) throw new AppError('import.notFound');
  const isMarket = isMarketKind(row.kind);
  const hasPlaces = isMarket && !WITHOUT_PLACES.has(row.kind);
  const rate = row.kind === 'pmms' ? await rateAfter(db, row) : null;
  return {
    homes: isMarket ? noHomes() : await homesOutcome(db, row),
    city: isMarket || row.isDryRun ? null : await findMainCity(db, id),
    places: hasPlaces ? shapePlaces(await listPlaces(db)) : null,
    places_to_change: hasPlaces && row.isDryRun ? (row.marketEffect?.places ?? null) : null,
    exchange: row.kind === 'exchange-rates' ? await exchangeAfter(db, row) : null,
    rate: rate && {
      apr_percent: rate.aprPercent,
      average_percent: rate.averagePercent,
      spread_points: rate.spreadPoints,
      as_of: rate.asOf,
    },
  };
}

/** A dry run has not changed the rate and reports the one it would set. */
const rateAfter = async (db: Db, { isDryRun, marketEffect }: ImportRecord) =>
  isDryRun ? (marketEffect?.rate ?? null) : findCurrentRate(db);

/** Of a dry run those it would set, as for the rate. */
async function exchangeAfter(db: Db, { isDryRun, marketEffect }: ImportRecord) {
  const rates = isDryRun ? (marketEffect?.exchange ?? []) : await findCurrentExchange(db);
  return rates.map(({ currency, perUsd, since, asOf, isDemo }) => ({
    currency,
    per_usd: perUsd,
    since,
    as_of: asOf,
    is_demo: isDemo ?? false,
  }));
}

export const getImportSurroundings = async (
  ctx: Ctx,
): Promise<ResultOf<typeof surroundingsEndpoint>> => ({
  has_demo_homes: await hasDemoHomes(ctx.db),
});

function shapePlaces(places: Awaited<ReturnType<typeof listPlaces>>): Outcome['places'] {
  return {
    total: places.length,
    values: places.filter(({ values }) => values).length,
    rents: places.filter(({ rents }) => rents).length,
    appreciation: places.filter(({ appreciation }) => appreciation).length,
    without_rents: places
      .filter(({ rents }) => !rents)
      .slice(0, MAX_NAMED_CITIES)
      .map(({ name }) => name),
  };
}
