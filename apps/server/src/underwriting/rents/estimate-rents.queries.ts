import { type SQL, sql } from 'drizzle-orm';
import { isAnalyzed } from '../../platform/db/analyzed-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { BED_FACTORS, COMPARABLE_MONTHS, MIN_COMPARABLES, SIZE_STEP } from './rent-rules.ts';

/** Properties to estimate: no rent, and of a type that is analyzed. */
const NEEDS_RENT = sql.raw(`p.rent_estimate is null and ${isAnalyzed('p.type')}`);

/**
 * Existing estimates to update: comparables have become available, or their median moved by at least
 * 1%. Smaller moves don't matter and would only cause new analyses.
 */
const IS_OUTDATED = sql.raw(`(p.rent_source = 'index' or (p.rent_source = 'comparables'
  and abs(peers.rent[2] - p.rent_estimate) >= 0.01 * p.rent_estimate))`);

/** Size band: sizes within a band differ by 25% at most. */
export const band = (size: SQL) => sql`floor(ln(${size}) / ln(${SIZE_STEP}::float8))`;

/** Whether a rent of that day is recent enough to be a comparable. */
export const isRecent = (day: SQL, today: string) =>
  sql`${day} >= ${today}::date - make_interval(months => ${COMPARABLE_MONTHS}::int)`;

/**
 * Properties `p` that are comparables. The date of a rented or sold one is that day, of others the last
 * day the source confirmed it. Invented rents of the demo are never beside real ones.
 */
export const isComparable = (today: string, isDemo = false) => sql`p.rent_source = 'listing'
  and (p.source = 'demo') = ${isDemo}::boolean
  and p.rent_estimate is not null and p.area_id is not null and p.beds is not null
  and p.total_sqft > 0 and ${isRecent(sql`coalesce(p.sold_on, p.source_as_of)`, today)}`;

/** Rents grouped by city, type, bedrooms and size band. */
const peersOn = (today: string) => sql`
  select area_id, type, beds, ${band(sql`total_sqft`)} as band, count(*)::int as n,
    percentile_cont(array[0.25, 0.5, 0.75]) within group (order by rent_estimate) as rent,
    max(rent_as_of) as as_of
  from properties p where ${isComparable(today)}
  group by 1, 2, 3, 4 having count(*) >= ${MIN_COMPARABLES}`;

const isPeer = sql`p.area_id = peers.area_id and p.type = peers.type and p.beds = peers.beds
  and p.total_sqft > 0 and ${band(sql`p.total_sqft`)} = peers.band`;

/** Removes estimates whose comparables were undone or are too old. Not for demo data, which has none stored. */
export async function clearEstimatesWithoutComparables(db: Db, today: string): Promise<void> {
  await db.execute(sql`
    with peers as materialized (${peersOn(today)})
    update properties p set rent_estimate = null, rent_percentile25 = null, rent_percentile75 = null,
      rent_comparables = null, rent_source = null, rent_as_of = null, updated_at = now()
    where p.rent_source = 'comparables' and p.source <> 'demo'
      and not exists (select 1 from peers where ${isPeer})`);
}

/** From rents of the same city, type, bedrooms and size band. Returns the number of properties. */
export async function estimateFromComparables(db: Db, today: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with peers as (${peersOn(today)}), estimated as (
      update properties p set rent_estimate = round(peers.rent[2]::numeric),
        rent_percentile25 = round(peers.rent[1]::numeric),
        rent_percentile75 = round(peers.rent[3]::numeric), rent_comparables = peers.n,
        rent_source = 'comparables', rent_as_of = peers.as_of, updated_at = now()
      from peers
      where (${NEEDS_RENT} or ${IS_OUTDATED}) and ${isPeer}
      returning 1
    ) select count(*)::int as n from estimated`);
  return rows[0]?.n ?? 0;
}

/** Clears estimates from an outdated index. */
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
 * From the area's index, scaled by bedrooms and by size relative to the area's median of the type.
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
        select area_id from properties p where ${NEEDS_RENT} and area_id in (select area_id from latest))
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
      where ${NEEDS_RENT} and p.beds is not null
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
