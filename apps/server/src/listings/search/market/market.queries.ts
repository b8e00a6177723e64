import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { propertySearch, searchChanges } from '../../../platform/db/schema/index.ts';
import { writtenOnce } from '../../../platform/db/written-once.ts';
import { liesInside, matchesWords, type Place } from '../search.queries.ts';
import { listedDay } from '../search-ranges.ts';
import type { MarketRow } from './market-row.ts';

/** The fields of a `MarketRow`. */
export const MARKET_ROW = writtenOnce(sql`
  ${propertySearch.id}, (${propertySearch.location})[0] as lng, (${propertySearch.location})[1] as lat,
  ${propertySearch.initialInvestment} as "initialInvestment", ${propertySearch.relevance},
  ${propertySearch.totalRoi} as "totalRoi", ${propertySearch.annualRoi} as "annualRoi",
  ${propertySearch.netProfit} as "netProfit", ${propertySearch.baths}, ${propertySearch.beds},
  ${propertySearch.cashFlowFirstYear} as "cashFlowFirstYear", ${propertySearch.city}, ${propertySearch.state},
  ${propertySearch.type}, ${propertySearch.askingPrice} as "askingPrice", ${propertySearch.sqft},
  ${propertySearch.yearBuilt} as "yearBuilt", ${propertySearch.hoaMonthly} as "hoaMonthly",
  ${listedDay} as "listedDay", ${propertySearch.cashFlowMonthly} as "cashFlowMonthly",
  ${propertySearch.chanceOfLoss} as "chanceOfLoss", ${propertySearch.valueForRisk} as "valueForRisk",
  ${propertySearch.discount}`);

/** Cursor: the last row read. */
export type Mark = Pick<MarketRow, 'city' | 'initialInvestment' | 'id'>;
export const BEGINNING: Mark = { city: '', initialInvestment: -1, id: 0 };

/** All listings by city, then price, so that rows close in memory are close on the map. */
export async function listMarketRows(
  db: Db,
  after: Mark,
  { limit, states }: { limit: number; states?: readonly string[] | undefined },
): Promise<MarketRow[]> {
  const { rows } = await db.execute<MarketRow>(sql`
    select ${MARKET_ROW} from ${propertySearch}
    where (${propertySearch.city}, ${propertySearch.initialInvestment}, ${propertySearch.id}) > (${after.city}, ${after.initialInvestment}::float8, ${after.id}::int)
      ${states ? sql`and ${inArray(propertySearch.state, [...states])}` : sql``}
    order by ${propertySearch.city}, ${propertySearch.initialInvestment}, ${propertySearch.id} limit ${limit}`);
  return rows;
}

type Change = ChangeMark & { [K in keyof MarketRow]: MarketRow[K] | null };

/** Cursor: the last change read. */
export type ChangeMark = { version: number; changedId: number };
export const endOfVersion = (version: number): ChangeMark => ({ version, changedId: 2 ** 31 - 1 });

/** `to`: last version to include; default is the latest. */
export type ChangeWindow = { to?: number; limit: number };

/** Oldest change first. A listing that changes again moves to the end. */
const changedAfter = (
  { version, changedId }: ChangeMark,
  { to = 2 ** 31 - 1, limit }: ChangeWindow,
) => sql`
  from ${searchChanges}
  left join ${propertySearch} on ${propertySearch.id} = ${searchChanges.id}
  where ${searchChanges.version} between ${version} and ${to}
    and (${searchChanges.version}, ${searchChanges.id}) > (${version}::int, ${changedId}::int)
  order by ${searchChanges.version}, ${searchChanges.id} limit ${limit}`;

const CHANGE = writtenOnce(
  sql`${searchChanges.id} as "changedId", ${searchChanges.version} as version`,
);

/** Changed listings; `id` is null if the listing was removed. */
export async function listMarketChanges(
  db: Db,
  after: ChangeMark,
  window: ChangeWindow,
): Promise<Change[]> {
  const { rows } = await db.execute<Change>(
    sql`select ${CHANGE}, ${MARKET_ROW} ${changedAfter(after, window)}`,
  );
  return rows;
}

/** Which of these words each changed listing contains. */
export async function listChangedWords(
  db: Db,
  after: ChangeMark,
  words: readonly string[],
  window: ChangeWindow,
): Promise<(ChangeMark & { has: string[] })[]> {
  const { rows } = await db.execute<ChangeMark & { has: string[] }>(sql`
    select ${CHANGE}, array(
      select word from unnest(tsvector_to_array(${propertySearch.search})) as word
      where word = any(${sql.param([...words])}::text[])
    ) as has ${changedAfter(after, window)}`);
  return rows;
}

/** Binary, four bytes per id: a million ids as text would take a second to parse. */
async function listIds(db: Db, condition: SQL): Promise<Buffer> {
  const { rows } = await db.execute<{ ids: Buffer | null }>(sql`
    select string_agg(int4send(${propertySearch.id}), ''::bytea) as ids
    from ${propertySearch} where ${condition}`);
  return rows[0]?.ids ?? Buffer.alloc(0);
}

export const listIdsWithWord = (db: Db, tsquery: string) => listIds(db, matchesWords(tsquery));

export const listIdsInside = (db: Db, points: readonly Place[]) => listIds(db, liesInside(points));
