import type { PropertyType } from '@alpha/contract';
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { propertySearch } from '../../platform/db/schema/index.ts';
import { cardsOfPage, type ListingRow } from '../cards/listing-cards.queries.ts';
import { isInRange, listedDay, type SearchRange } from './search-ranges.ts';

export type Place = { lat: number; lng: number };

/** A validated search filter. */
export type SearchFilter = {
  city?: { name: string; state?: string | undefined } | undefined;
  investmentMin?: number | undefined;
  investmentMax?: number | undefined;
  beds?: number | undefined;
  baths?: number | undefined;
  cashFlowFirstYear?: boolean;
  tsquery?: string | undefined;
  polygon?: readonly Place[] | undefined;
  kinds?: readonly PropertyType[] | undefined;
  ranges?: readonly SearchRange[] | undefined;
};

export type SearchOrder = {
  key:
    | 'relevance'
    | 'initialInvestment'
    | 'totalRoi'
    | 'annualRoi'
    | 'netProfit'
    | 'valueForRisk'
    | 'cashFlowMonthly'
    | 'chanceOfLoss'
    | 'discount'
    | 'listedDay'
    | 'textRank';
  direction: 'asc' | 'desc';
};

export type Window = { limit: number; offset: number };

const MICRO = 1e6;

/** Integer millionths of a degree: with degrees, PostgreSQL's tolerance of 1e-6 gives false matches. */
const polygonText = (points: readonly Place[]) =>
  `(${points.map(({ lat, lng }) => `(${Math.round(lng * MICRO)},${Math.round(lat * MICRO)})`).join(',')})`;

export const matchesWords = (tsquery: string) =>
  sql`${propertySearch.search} @@ ${tsquery}::tsquery`;

export const liesInside = (points: readonly Place[]) =>
  sql`${propertySearch.location} <@ ${polygonText(points)}::polygon`;

export function matches(filter: SearchFilter): SQL | undefined {
  const { city, investmentMin, investmentMax, beds, baths, tsquery, polygon } = filter;
  return and(
    city ? eq(propertySearch.city, city.name) : undefined,
    city?.state ? eq(propertySearch.state, city.state) : undefined,
    investmentMin ? gte(propertySearch.initialInvestment, investmentMin) : undefined,
    investmentMax === undefined ? undefined : lte(propertySearch.initialInvestment, investmentMax),
    beds ? gte(propertySearch.beds, beds) : undefined,
    baths ? gte(propertySearch.baths, baths) : undefined,
    filter.cashFlowFirstYear ? eq(propertySearch.cashFlowFirstYear, true) : undefined,
    tsquery === undefined ? undefined : matchesWords(tsquery),
    polygon ? liesInside(polygon) : undefined,
    filter.kinds ? inArray(propertySearch.type, filter.kinds) : undefined,
    ...(filter.ranges ?? []).map(isInRange),
  );
}

/** Address words count most, then city, then type and features, then description. */
const RANK_WEIGHTS = '{0.05, 0.2, 0.5, 1}';

function keyOf({ key }: SearchOrder, { tsquery }: SearchFilter): SQL {
  if (key === 'listedDay') return listedDay;
  // Estimates that are not allowed come last, as unknown values do.
  if (key !== 'textRank') return sql`nullif(${propertySearch[key]}, '-Infinity')`;
  return sql`ts_rank(${RANK_WEIGHTS}::float4[], ${propertySearch.search}, ${tsquery}::tsquery) + ${propertySearch.relevance} / 1000`;
}

type Answer = { total: number; cards: ListingRow[] };

/** One scan gives total and page. */
export async function findInDatabase(
  db: Db,
  filter: SearchFilter,
  order: SearchOrder,
  { limit, offset }: Window,
): Promise<{ total: number; rows: ListingRow[] }> {
  const way = sql.raw(order.direction);
  const { rows } = await db.execute<Answer>(sql`
    with found as materialized (
      select ${propertySearch.id}, ${keyOf(order, filter)} as key from ${propertySearch} where ${matches(filter) ?? true}
    ),
    page as (
      select id, row_number() over (order by key ${way} nulls last, id ${way}) as place from (
        select id, key from found order by key ${way} nulls last, id ${way} limit ${limit} offset ${offset}
      ) as window_of_found
    )
    select (select count(*)::int from found) as total, ${cardsOfPage} as cards`);
  const [{ total = 0, cards = [] } = {}] = rows;
  return { total, rows: cards };
}
