import type {
  CitySummary,
  getMarketToday as getMarketTodayEndpoint,
  ResultOf,
} from '@alpha/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { getListings, shapeListing } from '../properties/properties.service.ts';
import {
  countListings,
  listNewestIds,
  listSearchCities,
  summarizeCities,
} from './cities.queries.ts';
import { NOT_QUESTIONED } from './questioned.ts';
import { find } from './search-plan.ts';

const RECOMMENDED = { ranges: [NOT_QUESTIONED] };
const SHOWN_CITIES = 6;
const MAX_CITIES = 60;
/** Cache time. Medians change daily, and computing them can take seconds. */
const SUMMARY_MS = 5 * 60_000;

export async function getMarketToday(ctx: Ctx): Promise<ResultOf<typeof getMarketTodayEndpoint>> {
  const search = { filter: RECOMMENDED, order: null, atMost: Number.POSITIVE_INFINITY };
  const { rows } = await find(ctx.db, search, { limit: SHOWN_CITIES, offset: 0 });
  return {
    total: await countListings(ctx.db),
    best: rows.map(shapeListing),
    newest: await getListings(ctx, await listNewestIds(ctx.db, SHOWN_CITIES)),
    cities: await summaryOf(ctx.db),
  };
}

/** Adds the state only when a name exists in several states: "Miami", but "Springfield, IL". */
export async function listCities(ctx: Ctx): Promise<string[]> {
  const cities = await listSearchCities(ctx.db);
  const seen = new Map<string, number>();
  for (const { city } of cities) seen.set(city, (seen.get(city) ?? 0) + 1);
  return cities.map(({ city, name, state }) =>
    (seen.get(city) ?? 0) > 1 ? `${name}, ${state}` : name,
  );
}

type Summary = { cities: Promise<CitySummary[]>; until: number };
const summaries = new WeakMap<Db, Summary>();

/** Stale-while-revalidate: only the first caller waits. */
function summaryOf(db: Db): Promise<CitySummary[]> {
  const known = summaries.get(db);
  if (known && known.until > Date.now()) return known.cities;
  const cities = summarizeCities(db, MAX_CITIES);
  const next = { cities: Promise.resolve(cities), until: Date.now() + SUMMARY_MS };
  next.cities.catch(() => summaries.delete(db));
  if (!known) summaries.set(db, next);
  else {
    known.until = next.until;
    next.cities.then(() => summaries.set(db, next)).catch(() => undefined);
  }
  return known?.cities ?? next.cities;
}
