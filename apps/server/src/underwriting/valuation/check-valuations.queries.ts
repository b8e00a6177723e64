import type { ComparableSale } from '@alpha/engine/valuation';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isComparableSale, SQUARE } from './valuation.queries.ts';

type TestWindow = { since: string; isDemo: boolean };

const isTested = ({ since, isDemo }: TestWindow): SQL =>
  sql`${isComparableSale(since)} and (p.source = 'demo') = ${isDemo}::boolean`;

export async function listSquaresOfSales(
  db: Db,
  window: TestWindow,
): Promise<{ square: number; sales: number }[]> {
  const { rows } = await db.execute<{ square: number; sales: number }>(sql`
    select ${SQUARE} as square, count(*)::int as sales from properties p
    where ${isTested(window)} group by 1 order by 1`);
  return rows;
}

export type SaleToCheck = ComparableSale & { areaId: number | null };

/** A share of the sales in a square, always the same ones. */
export async function listSalesToCheck(
  db: Db,
  square: number,
  { share, ...window }: TestWindow & { share: number },
): Promise<SaleToCheck[]> {
  const { rows } = await db.execute<SaleToCheck>(sql`
    select p.id, p.area_id as "areaId", p.type as kind, p.total_sqft as "sizeSqft",
      p.year_built as "yearBuilt", p.latitude, p.longitude, p.address_key as "homeKey",
      p.sold_on - date '1970-01-01' as "soldOn", p.sold_price as price
    from properties p
    where ${SQUARE} = ${square}::int and ${isTested(window)}
      and abs(hashint4(p.id)::bigint) % 10000 < ${share}::float8 * 10000
    order by p.id`);
  return rows;
}
