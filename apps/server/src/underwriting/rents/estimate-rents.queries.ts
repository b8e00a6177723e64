import { type SQL, sql } from 'drizzle-orm';
import { isAnalyzed } from '../../platform/db/analyzed-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { BED_FACTORS, COMPARABLE_MONTHS, FEWEST_COMPARABLES, SIZE_STEP } from './rent-rules.ts';

/** Homes whose rent we estimate: the model has something to say about them and nobody told it. */
const WANTS_RENT = sql.raw(`p.rent_estimate is null and ${isAnalyzed('p.type')}`);

/**
 * Estimated before, and comparables say something else by now: where there were none, or where their
 * middle has moved. By less than this an analysis says the same, and it is not made anew.
 */
const IS_OUTDATED = sql.raw(`(p.rent_source = 'index' or (p.rent_source = 'comparables'
  and abs(peers.rent[2] - p.rent_estimate) >= 0.01 * p.rent_estimate))`);

/** Sizes of one band differ by a quarter at most; of a home without a size nobody knows the peers. */
export const band = (size: SQL) => sql`floor(ln(${size}) / ln(${SIZE_STEP}::float8))`;

/** A rent of that day still speaks for others. */
export const isRecent = (day: SQL, today: string) =>
  sql`${day} >= ${today}::date - make_interval(months => ${COMPARABLE_MONTHS}::int)`;

/**
 * Homes `p` whose rent speaks for others. The day of one that was let or sold is that day, of any other the
 * last on which its source vouched for it.
 */
export const isComparable = (today: string) => sql`p.rent_source = 'listing'
  and p.rent_estimate is not null and p.area_id is not null and p.beds is not null
  and p.total_sqft > 0 and ${isRecent(sql`coalesce(p.sold_on, p.source_as_of)`, today)}`;

/** Others of the same city, kind, rooms and size, and what they were let for. */
const peersOn = (today: string) => sql`
  select area_id, type, beds, ${band(sql`total_sqft`)} as band, count(*)::int as n,
    percentile_cont(array[0.25, 0.5, 0.75]) within group (order by rent_estimate) as rent,
    max(rent_as_of) as as_of
  from properties p where ${isComparable(today)}
  group by 1, 2, 3, 4 having count(*) >= ${FEWEST_COMPARABLES}`;

const isPeer = sql`p.area_id = peers.area_id and p.type = peers.type and p.beds = peers.beds
  and p.total_sqft > 0 and ${band(sql`p.total_sqft`)} = peers.band`;

/** Of a file that was taken back, or grown old. The comparables of the demo were never in the database. */
export async function forgetLostComparables(db: Db, today: string): Promise<void> {
  await db.execute(sql`
    with peers as materialized (${peersOn(today)})
    update properties p set rent_estimate = null, rent_percentile25 = null, rent_percentile75 = null,
      rent_comparables = null, rent_source = null, rent_as_of = null, updated_at = now()
    where p.rent_source = 'comparables' and p.source <> 'demo'
      and not exists (select 1 from peers where ${isPeer})`);
}

/** From what others of the same city, kind, rooms and size were let for. → how many homes. */
export async function estimateFromComparables(db: Db, today: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with peers as (${peersOn(today)}), estimated as (
      update properties p set rent_estimate = round(peers.rent[2]::numeric),
        rent_percentile25 = round(peers.rent[1]::numeric),
        rent_percentile75 = round(peers.rent[3]::numeric), rent_comparables = peers.n,
        rent_source = 'comparables', rent_as_of = peers.as_of, updated_at = now()
      from peers
      where (${WANTS_RENT} or ${IS_OUTDATED}) and ${isPeer}
      returning 1
    ) select count(*)::int as n from estimated`);
  return rows[0]?.n ?? 0;
}

/** What was estimated from an index that is no longer the latest. */
export async function forgetIndexRents(db: Db, areaIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    update properties set rent_estimate = null, updated_at = now()
    where rent_source = 'index' and area_id = any(${sql.param([...areaIds])}::int[])`);
}

const bedFactor = sql`case least(p.beds, ${BED_FACTORS.length - 1}) ${sql.join(
  BED_FACTORS.map((factor, beds) => sql`when ${beds} then ${factor}::float8`),
  sql` `,
)} end`;

/**
 * From the area's index, scaled by rooms and by size against the middle home of its kind there.
 * docs/rent-estimate.md
 */
export async function estimateFromIndex(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with latest as (
      select distinct on (area_id) area_id, value, date from area_series
      where kind = 'rental_rate' order by area_id, date desc
    ), middle as (
      select area_id, type, beds, percentile_cont(0.5) within group (order by total_sqft) as size
      from properties where total_sqft > 0 and area_id in (
        select area_id from properties p where ${WANTS_RENT} and area_id in (select area_id from latest))
      group by 1, 2, 3
    ), wanted as (
      select p.id, round((latest.value * ${bedFactor}
          -- An unknown size is not a small one, and greatest() would pass over it.
          * case when p.total_sqft > 0 and middle.size > 0
            then least(1.25, greatest(0.8, sqrt(p.total_sqft / middle.size))) else 1 end)::numeric) as rent,
        latest.date
      from properties p
      join latest on latest.area_id = p.area_id
      left join middle on middle.area_id = p.area_id and middle.type = p.type and middle.beds = p.beds
      where ${WANTS_RENT} and p.beds is not null
    ), estimated as (
      update properties p set rent_estimate = wanted.rent, rent_percentile25 = null,
        rent_percentile75 = null, rent_comparables = null, rent_source = 'index',
        rent_as_of = wanted.date, updated_at = now()
      from wanted where p.id = wanted.id returning 1
    ) select count(*)::int as n from estimated`);
  return rows[0]?.n ?? 0;
}

export async function listAreasWithRents(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct area_id as id from area_series where kind = 'rental_rate'`,
  );
  return rows.map(({ id }) => id);
}
