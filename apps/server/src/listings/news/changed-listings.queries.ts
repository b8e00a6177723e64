import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  alertFigures,
  properties,
  propertyAnalyses,
  propertySearch,
  searchChanges,
} from '../../platform/db/schema/index.ts';
import { writtenOnce } from '../../platform/db/written-once.ts';
import { type ChangeMark, MARKET_ROW } from '../search/market/market.queries.ts';
import type { MarketRow } from '../search/market/market-row.ts';

export type { ChangeMark } from '../search/market/market.queries.ts';

/** Of a listing of the explorer. `null` where the owner allows no estimates. */
export type WithFigures = MarketRow & {
  price: number;
  /** A month, year 1. */
  cashFlow: number | null;
  /** A fraction, not rounded like that of the market's row. */
  chanceOfLoss: number | null;
};

/** `knownPrice` is `null` for a listing that was never looked at. */
export type ChangedListing = ChangeMark &
  WithFigures & {
    knownPrice: number | null;
    knownCashFlow: number | null;
    knownDiscount: number | null;
  };

/** The same figures as on its card. */
export const FIGURES = writtenOnce(sql`${properties.listPrice} as price,
  ${propertyAnalyses.cashFlow} / 12 as "cashFlow",
  1 - (${propertyAnalyses.roi}->>'probAbove0')::float8 as "chanceOfLoss"`);

export const WITH_FIGURES = writtenOnce(sql`
  join ${properties} on ${properties.id} = ${propertySearch.id}
  left join ${propertyAnalyses} on ${propertyAnalyses.propertyId} = ${propertySearch.id}
    and ${properties.mayDisplayValuation}`);

type Change = ChangeMark & { [K in keyof ChangedListing]: ChangedListing[K] | null };

const CHANGE =
  writtenOnce(sql`${searchChanges.id} as "changedId", ${searchChanges.version} as version,
  ${MARKET_ROW}, ${FIGURES}, ${alertFigures.price} as "knownPrice", ${alertFigures.cashFlow} as "knownCashFlow",
  ${alertFigures.discount} as "knownDiscount"`);

const SOURCES = writtenOnce(sql`${searchChanges}
  left join (${propertySearch} ${WITH_FIGURES}) on ${propertySearch.id} = ${searchChanges.id}
  left join ${alertFigures} on ${alertFigures.propertyId} = ${propertySearch.id}`);

/**
 * Listings that changed after the mark, by city and price as the memory keeps them. Those that left the explorer are
 * not among them. `last`: the new mark, `null` if nothing has changed.
 */
export async function listChangedListings(
  db: Db,
  { version, changedId }: ChangeMark,
  limit: number,
): Promise<{ rows: ChangedListing[]; last: ChangeMark | null }> {
  const { rows } = await db.execute<Change>(sql`
    select ${CHANGE} from ${SOURCES}
    where ${searchChanges.version} >= ${version}::int
      and (${searchChanges.version}, ${searchChanges.id}) > (${version}::int, ${changedId}::int)
    order by ${searchChanges.version}, ${searchChanges.id} limit ${limit}`);
  const listed = rows.filter((row): row is ChangedListing => row.id !== null);
  return { rows: listed.sort(byPlace), last: rows.at(-1) ?? null };
}

const byPlace = (a: MarketRow, b: MarketRow) =>
  a.city === b.city
    ? a.initialInvestment - b.initialInvestment || a.id - b.id
    : a.city < b.city
      ? -1
      : 1;
