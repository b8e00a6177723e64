import type { PropertyType } from '@alpha/contract';
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { properties, propertyFacets, propertySearch } from '../../platform/db/schema/index.ts';
import { cardsOfPage, type ListingRow, marketVersion } from '../cards/listing-cards.queries.ts';

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
};

export type SearchOrder = {
  key: 'relevance' | 'initialInvestment' | 'totalRoi' | 'annualRoi' | 'netProfit' | 'textRank';
  direction: 'asc' | 'desc';
};

/** Sort keys that are estimates, which the owner of a listing may forbid. */
export const isEstimate = (key: SearchOrder['key']): boolean =>
  key === 'totalRoi' || key === 'annualRoi' || key === 'netProfit';

export type Window = { limit: number; offset: number };

const MICRO = 1e6;

/** Integer millionths of a degree: with degrees, PostgreSQL's tolerance of 1e-6 gives false matches. */
const polygonText = (points: readonly Place[]) =>
  `(${points.map(({ lat, lng }) => `(${Math.round(lng * MICRO)},${Math.round(lat * MICRO)})`).join(',')})`;

export const matchesWords = (tsquery: string) =>
  sql`${propertySearch.search} @@ ${tsquery}::tsquery`;

export const liesInside = (points: readonly Place[]) =>
  sql`${propertySearch.location} <@ ${polygonText(points)}::polygon`;

/** Only used by quiz results, so not part of the search index. */
const isOfKind = (kinds: readonly PropertyType[]) =>
  sql`exists (select from ${properties} where ${properties.id} = ${propertySearch.id} and ${inArray(properties.type, kinds)})`;

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
    filter.kinds ? isOfKind(filter.kinds) : undefined,
  );
}

/** Address words count most, then city, then type and features, then description. */
const RANK_WEIGHTS = '{0.05, 0.2, 0.5, 1}';

function keyOf({ key }: SearchOrder, { tsquery }: SearchFilter): SQL {
  if (key !== 'textRank') return sql`${propertySearch[key]}`;
  return sql`ts_rank(${RANK_WEIGHTS}::float4[], ${propertySearch.search}, ${tsquery}::tsquery) + ${propertySearch.relevance} / 1000`;
}

/** Listings without an estimate come last in ascending order too. */
const lastWithout = ({ key, direction }: SearchOrder, value: SQL): SQL =>
  direction === 'asc' && isEstimate(key)
    ? sql`case when ${value} = '-Infinity' then 'Infinity' else ${value} end`
    : value;

/** Cards in order, and the market version they were read at. */
export type Page = { rows: ListingRow[]; version: number };

type Answer = { total: number; version: number; cards: ListingRow[] };

/** For few matches: one scan gives total and page. */
export async function findInOnePass(
  db: Db,
  filter: SearchFilter,
  order: SearchOrder,
  { limit, offset }: Window,
): Promise<Page & { total: number }> {
  const way = sql.raw(order.direction);
  const { rows } = await db.execute<Answer>(sql`
    with found as materialized (
      select ${propertySearch.id}, ${lastWithout(order, keyOf(order, filter))} as key from ${propertySearch} where ${matches(filter) ?? true}
    ),
    page as (
      select id, row_number() over (order by key ${way}, id ${way}) as place from (
        select id, key from found order by key ${way}, id ${way} limit ${limit} offset ${offset}
      ) as window_of_found
    )
    select (select count(*)::int from found) as total, ${marketVersion} as version, ${cardsOfPage} as cards`);
  const [{ total = 0, version = 0, cards = [] } = {}] = rows;
  return { total, version, rows: cards };
}

/** For many matches: walks the sort index until the page is full. */
export async function walkInOrder(
  db: Db,
  filter: SearchFilter,
  order: SearchOrder,
  { limit, offset }: Window,
): Promise<Page> {
  const way = sql.raw(order.direction);
  const { rows } = await db.execute<Omit<Answer, 'total'>>(sql`
    with page as (
      select id, row_number() over (order by key ${way}, id ${way}) as place from (
        ${walked(filter, order, { limit, offset })}
      ) as walked
    )
    select ${marketVersion} as version, ${cardsOfPage} as cards`);
  const [{ version = 0, cards = [] } = {}] = rows;
  return { version, rows: cards };
}

/** Walks the index; in ascending order, listings without an estimate are appended. */
function walked(filter: SearchFilter, order: SearchOrder, { limit, offset }: Window): SQL {
  const way = sql.raw(order.direction);
  const key = keyOf(order, filter);
  const part = (condition: SQL, value: SQL, most: number, skipped: number) => sql`
    (select ${propertySearch.id}, ${value} as key from ${propertySearch}
    where ${and(matches(filter), condition)}
    order by ${key} ${way}, ${propertySearch.id} ${way} limit ${most} offset ${skipped})`;
  if (order.direction === 'desc' || !isEstimate(order.key))
    return part(sql`true`, key, limit, offset);
  const most = limit + offset;
  return sql`select id, key from (
      ${part(sql`${key} > '-Infinity'`, key, most, 0)} union all
      ${part(sql`${key} = '-Infinity'`, sql`'Infinity'::float4`, most, 0)}
    ) as parts order by key, id limit ${limit} offset ${offset}`;
}

export async function countMatches(db: Db, filter: SearchFilter): Promise<number> {
  return db.$count(propertySearch, matches(filter));
}

const BUCKET = 50_000;
const MOST = 5;

/** Filters the cube can count: bounds on bucket edges, no text, polygon or types, rooms up to the select's maximum. */
export function isInCube({ polygon, tsquery, city, kinds, ...filter }: SearchFilter): boolean {
  const onEdge = (bound = 0) => bound % BUCKET === 0;
  const { investmentMin, investmentMax, beds = 0, baths = 0 } = filter;
  const isPlain = !polygon && !kinds && tsquery === undefined && !city?.state;
  return isPlain && onEdge(investmentMin) && onEdge(investmentMax) && beds <= MOST && baths <= MOST;
}

/** The upper bound is inclusive, so listings exactly on it are in the bucket above. */
export async function countFromCube(db: Db, filter: SearchFilter): Promise<number> {
  const { city, investmentMin = 0, investmentMax, beds = 0, baths = 0, cashFlowFirstYear } = filter;
  const below = investmentMax === undefined ? undefined : investmentMax / BUCKET;
  const [row] = await db
    .select({ n: sql<number>`coalesce(sum(${propertyFacets.n}), 0)::int` })
    .from(propertyFacets)
    .where(
      and(
        eq(propertyFacets.city, city?.name ?? ''),
        gte(propertyFacets.bucket, investmentMin / BUCKET),
        below === undefined ? undefined : sql`${propertyFacets.bucket} < ${below}`,
        gte(propertyFacets.beds, beds),
        gte(propertyFacets.baths, baths),
        cashFlowFirstYear ? eq(propertyFacets.cashFlowFirstYear, true) : undefined,
      ),
    );
  if (investmentMax === undefined) return row?.n ?? 0;
  const onTheEdge = {
    ...filter,
    investmentMin: Math.max(investmentMin, investmentMax),
    investmentMax,
  };
  return (row?.n ?? 0) + (await countMatches(db, onTheEdge));
}
