import type { AnalysisBlocker } from '@alpha/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isAnyOf } from '../../platform/db/many-values.ts';
import { band, isComparable, isRecent } from '../../underwriting/index.ts';
import { analysisBlockers } from '../imports/analysis-blockers.ts';

/** Type, bedrooms and size band: rents are compared within these. */
export type HomeLikeness = { type: string; beds: number | null; band: number | null };

/** Properties of a dry run that are alike in everything the prediction depends on. */
export type HomeGroup = HomeLikeness & {
  city: string;
  state: string;
  isForSale: boolean;
  /** For those for sale; `rent` means one would have to be estimated. */
  blocker: AnalysisBlocker | null;
  /** How many have a rent that can be used as a comparable. */
  comparables: number;
  n: number;
};

/** The last row of each listing, as a file can repeat one. */
const lastRows = (importId: number): SQL => sql`
  select distinct on (r.told ->> 'system', r.source_key) r.source_key, r.told as snapshot
  from import_rows r
  where r.import_id = ${importId} and r.verdict in ('created', 'updated')
  order by r.told ->> 'system', r.source_key, r.id desc`;

const SNAPSHOT_BLOCKERS = analysisBlockers({
  isHidden: 'is_hidden',
  isUnvalued: 'is_unvalued',
  type: 'type',
  rent: 'rent',
  beds: 'beds',
  price: 'price',
});

/** Rents that are not in the file count as unknown: they would be estimated again. */
export async function countHomeGroups(
  db: Db,
  importId: number,
  today: string,
): Promise<HomeGroup[]> {
  const { rows } = await db.execute<HomeGroup>(sql`
    with homes as (
      select snapshot ->> 'city' as city, snapshot ->> 'state' as state, snapshot ->> 'type' as type,
        snapshot ->> 'status' = 'active' as is_for_sale,
        snapshot ? 'isHidden' as is_hidden, snapshot ? 'isUnvalued' as is_unvalued,
        (snapshot ->> 'beds')::float8 as beds, (snapshot ->> 'sqft')::float8 as sqft,
        (snapshot ->> 'listPrice')::float8 as price, (snapshot ->> 'rent')::float8 as rent,
        (snapshot ->> 'rentDay')::date as rent_day
      from (${lastRows(importId)}) last
    )
    select city, state, type, beds, case when sqft > 0 then ${band(sql`sqft`)} end as band,
      is_for_sale as "isForSale",
      case when not is_for_sale then null ${SNAPSHOT_BLOCKERS} end as blocker,
      (count(*) filter (where rent is not null and ${isRecent(sql`rent_day`, today)}))::int
        as comparables,
      count(*)::int as n
    from homes group by 1, 2, 3, 4, 5, 6, 7`);
  return rows;
}

type Comparables = HomeLikeness & { areaId: number; n: number };

/** Comparables here, except the properties of the dry run itself, which count as in the file. */
export async function countOtherComparables(
  db: Db,
  importId: number,
  areaIds: readonly number[],
  today: string,
): Promise<Comparables[]> {
  const { rows } = await db.execute<Comparables>(sql`
    select p.area_id as "areaId", p.type, p.beds::float8 as beds, ${band(sql`p.total_sqft`)} as band,
      count(*)::int as n
    from properties p left join (${lastRows(importId)}) last
      on last.source_key = p.source_key and last.snapshot ->> 'system' = p.source
    where ${isComparable(today)} and ${isAnyOf(sql`p.area_id`, areaIds, 'int')}
      and last.source_key is null
    group by 1, 2, 3, 4`);
  return rows;
}
