import type { IndexPoint } from '@alpha/engine/city';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { isAnyOf } from '../../platform/db/many-values.ts';

export type AreaIndex = { areaId: number; monthsApart: number; points: IndexPoint[] };

/**
 * The price index of each area: its home values, unless they ended half a year before the imported index
 * that its figures come from. Areas without either are left out.
 */
export async function listAreaIndexes(
  db: Db,
  areaIds: readonly number[],
  since: string,
): Promise<AreaIndex[]> {
  const point = sql`json_build_object('date', date::text, 'value', value) order by date`;
  const { rows } = await db.execute<AreaIndex>(sql`
    with own as (
      select area_id, max(date) as ends_on, json_agg(${point}) as points from area_series
      where ${isAnyOf(sql`area_id`, areaIds, 'int')} and kind = 'home_value'
        and date >= ${since}::date
      group by 1
    ), chosen as (
      select distinct on (a.id) a.id as area_id, m.id as series_id
      from areas a cross join lateral jsonb_each(coalesce(a.origins, '{}')) as origin
      join market_series m on m.content_hash = origin.value->>'contentHash'
        and m.measure = 'price_index'
      where ${isAnyOf(sql`a.id`, areaIds, 'int')}
      order by a.id, m.id
    ), imported as (
      select c.area_id, m.months_apart, v.value,
        (date_trunc('month', m.starts_on::timestamp)
          + make_interval(months => ((v.place - 1) * m.months_apart + 1)::int)
          - interval '1 day')::date as date
      from chosen c join market_series m on m.id = c.series_id
      cross join lateral unnest(m.values) with ordinality as v (value, place)
    ), ready as (
      select area_id, min(months_apart)::int as months_apart, max(date) as ends_on,
        json_agg(${point}) as points
      from imported where value is not null and date >= ${since}::date group by 1
    )
    select area_id as "areaId",
      case when ready.ends_on > own.ends_on + interval '6 months' or own.points is null
        then ready.months_apart else 1 end as "monthsApart",
      case when ready.ends_on > own.ends_on + interval '6 months' or own.points is null
        then ready.points else own.points end as points
    from own full join ready using (area_id)`);
  return rows;
}
