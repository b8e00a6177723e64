import {
  HOME_LACKS,
  type HomeLack,
  type InputOf,
  type getListingImportOutcome as outcomeEndpoint,
  type ResultOf,
  type getImportSurroundings as surroundingsEndpoint,
} from '@alpha/contract';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Ctx, withoutTimeLimit } from '../../../http/context.ts';
import { findCurrentRate } from '../market/current-rate.service.ts';
import { isMarketKind } from '../market/market-item.ts';
import {
  countLacks,
  countOthers,
  findMainCity,
  hasDemoHomes,
  listPlaces,
} from './import-outcome.queries.ts';
import { findImport, type ImportRecord } from './imports.queries.ts';

type Outcome = ResultOf<typeof outcomeEndpoint>;

const MOST_NAMED = 8;

/** As it is now, not as it was: rents that are imported later bring homes of before into the explorer. */
export async function getListingImportOutcome(
  ctx: Ctx,
  { params: { id } }: InputOf<typeof outcomeEndpoint>,
): Promise<Outcome> {
  // A large import has a million rows to count.
  const { db } = withoutTimeLimit(ctx);
  const row = await findImport(db, id);
  if (!row) throw new AppError('import.notFound');
  const isMarket = isMarketKind(row.kind);
  const counted = isMarket ? [] : await countLacks(db, id);
  const rate = row.kind === 'pmms' ? await rateAfter(db, row) : null;
  return {
    homes: { ...shapeHomes(counted), others: isMarket ? 0 : await countOthers(db, id) },
    city: isMarket ? null : await findMainCity(db, id),
    places: isMarket && row.kind !== 'pmms' ? shapePlaces(await listPlaces(db)) : null,
    places_to_change:
      isMarket && row.isDryRun && row.kind !== 'pmms' ? (row.marketEffect?.places ?? null) : null,
    rate: rate && {
      apr_percent: rate.aprPercent,
      average_percent: rate.averagePercent,
      spread_points: rate.spreadPoints,
      as_of: rate.asOf,
    },
  };
}

/** A check has written none: it tells which it would be. */
const rateAfter = async (db: Db, { isDryRun, marketEffect }: ImportRecord) =>
  isDryRun ? (marketEffect?.rate ?? null) : findCurrentRate(db);

export const getImportSurroundings = async (
  ctx: Ctx,
): Promise<ResultOf<typeof surroundingsEndpoint>> => ({
  has_demo_homes: await hasDemoHomes(ctx.db),
});

function shapeHomes(
  counted: { lack: HomeLack | null; n: number }[],
): Omit<Outcome['homes'], 'others'> {
  const of = (wanted: HomeLack | null) => counted.find(({ lack }) => lack === wanted)?.n ?? 0;
  return {
    total: counted.reduce((sum, { n }) => sum + n, 0),
    analysed: of(null),
    lacks: Object.fromEntries(
      HOME_LACKS.map((lack) => [lack, of(lack)]),
    ) as Outcome['homes']['lacks'],
  };
}

function shapePlaces(places: Awaited<ReturnType<typeof listPlaces>>): Outcome['places'] {
  return {
    total: places.length,
    values: places.filter(({ values }) => values).length,
    rents: places.filter(({ rents }) => rents).length,
    appreciation: places.filter(({ appreciation }) => appreciation).length,
    without_rents: places
      .filter(({ rents }) => !rents)
      .slice(0, MOST_NAMED)
      .map(({ name }) => name),
  };
}
