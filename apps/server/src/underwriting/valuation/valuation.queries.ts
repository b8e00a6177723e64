import type { ComparableSale, HomeToValue } from '@alpha/engine/valuation';
import { type SQL, sql } from 'drizzle-orm';
import { isAnalyzed } from '../../platform/db/analyzed-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { isAnyOf } from '../../platform/db/many-values.ts';
import { squareOf } from '../../platform/db/map-squares.ts';
import type { SquareContents } from './stale-squares.ts';

export const SQUARE = squareOf({ latitude: sql`p.latitude`, longitude: sql`p.longitude` });

const DAY_ZERO = sql.raw(`date '1970-01-01'`);

/** Sold properties have a price of their own; the seller of a listing may forbid estimates. */
export const isToValue = sql.raw(
  `p.status <> 'sold' and p.may_display_valuation and ${isAnalyzed('p.type')}`,
);

/**
 * Sales to compare with. Forced sales are not at market value, and a report names the address, so it
 * must be one that may be shown.
 */
export const isComparableSale = (since: string | SQL): SQL => sql`p.status = 'sold'
  and p.may_display and p.sold_price > 0 and p.total_sqft > 0 and not p.is_place_approximate
  and p.sale_type in ('standard', 'new_construction') and ${sql.raw(isAnalyzed('p.type'))}
  and p.sold_on >= ${since}::date`;

const hashed = (columns: string) => sql`sum(hashtextextended(row(${sql.raw(columns)})::text, 0))`;
const HOME_HASH = hashed(`p.id, p.type, p.total_sqft, p.year_built, p.latitude, p.longitude,
  p.is_place_approximate, p.address_key, a.id, a.updated_at`);
const SALE_HASH = hashed(`p.id, p.type, p.total_sqft, p.year_built, p.latitude, p.longitude,
  p.address_key, p.sold_on, p.sold_price`);

/** One row per square of the map that has any; scans every property once. */
export async function listSquares(db: Db, since: string): Promise<SquareContents[]> {
  const isSale = isComparableSale(since);
  const { rows } = await db.execute<SquareContents>(sql`
    select ${SQUARE} as square,
      count(*) filter (where ${isToValue})::int as homes,
      count(*) filter (where ${isSale})::int as sales,
      (${HOME_HASH} filter (where ${isToValue}))::text as "homesHash",
      (${SALE_HASH} filter (where ${isSale}))::text as "salesHash"
    from properties p left join areas a on a.id = p.area_id
    group by 1`);
  return rows;
}

export async function listValuedSquares(db: Db): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ square: number; hash: string }>(
    sql`select square, inputs_hash as hash from valuation_squares`,
  );
  return new Map(rows.map(({ square, hash }) => [square, hash]));
}

/** Whether any part of the market has been valued. */
export async function hasValuations(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select exists (select from valuation_squares) as has`,
  );
  return rows[0]?.has ?? false;
}

export type HomeRow = HomeToValue & { id: number; areaId: number | null };

/** A page of the properties to value in these squares, in order of their ids. */
export async function listHomesToValue(
  db: Db,
  squares: readonly number[],
  { after, limit }: { after: number; limit: number },
): Promise<HomeRow[]> {
  // Materialized: for a sorted page the planner would walk the ids of the whole market.
  const { rows } = await db.execute<HomeRow>(sql`
    with own as materialized (
      select p.id, p.area_id as "areaId", p.type as kind, p.total_sqft as "sizeSqft",
        p.year_built as "yearBuilt", p.latitude, p.longitude,
        p.is_place_approximate as "isPlaceApproximate", p.address_key as "homeKey"
      from properties p
      where ${isAnyOf(SQUARE, squares, 'int')} and p.id > ${after}::int and ${isToValue})
    select * from own order by id limit ${limit}::int`);
  return rows;
}

/** The sales in these squares, at most `limit`: the latest of them. */
export async function listSalesIn(
  db: Db,
  squares: readonly number[],
  { since, limit }: { since: string; limit: number },
): Promise<ComparableSale[]> {
  const { rows } = await db.execute<ComparableSale>(sql`
    select p.id, p.type as kind, p.total_sqft as "sizeSqft", p.year_built as "yearBuilt",
      p.latitude, p.longitude, p.address_key as "homeKey", p.sold_on - ${DAY_ZERO} as "soldOn",
      p.sold_price as price
    from properties p
    where ${isAnyOf(SQUARE, squares, 'int')} and ${isComparableSale(since)}
    order by p.sold_on desc, p.id limit ${limit}::int`);
  return rows;
}
