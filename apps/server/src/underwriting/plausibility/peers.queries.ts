import { ANALYZED_TYPES } from '@alpha/contract';
import { PLAUSIBILITY_RULES } from '@alpha/engine/plausibility';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { jsonRecords } from '../../platform/db/json-records.ts';
import { plausibilityPeers } from '../../platform/db/schema/index.ts';

export type PeerRow = typeof plausibilityPeers.$inferSelect;
export type PeerKey = Pick<PeerRow, 'level' | 'place' | 'type' | 'measure'>;

/** Of a property `p` with its area `r`, narrowest first: the same text in the table and for a listing. */
export const PLACES = {
  zip: sql.raw(`lower(p.state) || ' ' || nullif(left(btrim(p.zip), 5), '')`),
  city: sql.raw(`lower(btrim(p.state) || ' ' || btrim(p.city))`),
  county: sql.raw(`lower(btrim(p.state) || ' ' || r.county)`),
  state: sql.raw('lower(btrim(p.state))'),
  country: sql.raw(`''`),
} as const satisfies Record<PeerRow['level'], unknown>;
export const LEVELS = Object.keys(PLACES) as (keyof typeof PLACES)[];

/** For the normal distribution, the quartiles are this many standard deviations apart. */
const QUARTILES_APART = 1.349;

const KINDS = sql.raw(ANALYZED_TYPES.map((type) => `'${type}'`).join(', '));

/**
 * Middle and spread of each place and kind with enough listings, in one scan. Quartiles, because one odd
 * listing must not move what it is compared with.
 */
export async function computePeers(db: Db): Promise<PeerRow[]> {
  const { rows } = await db.execute<PeerRow>(sql`
    with homes as (
      select p.type, ${PLACES.zip} as zip, ${PLACES.city} as city, ${PLACES.county} as county,
        ${PLACES.state} as state, btrim(p.zip) as zip_name, btrim(p.city) || ', ' || upper(btrim(p.state)) as city_name,
        r.county || ', ' || upper(btrim(p.state)) as county_name, upper(btrim(p.state)) as state_name,
        case when p.rent_estimate > 0 then ln(p.rent_estimate / p.list_price) end as rent,
        case when p.total_sqft > 0 then ln(p.list_price / p.total_sqft) end as sqft
      from properties p left join areas r on r.id = p.area_id
      where p.status = 'active' and p.may_display and p.list_price > 0 and p.type in (${KINDS})
    ),
    places as (
      select type, zip, city, county, state,
        grouping(zip) as z, grouping(city) as c, grouping(county) as o, grouping(state) as s,
        max(zip_name) as zip_name, max(city_name) as city_name, max(county_name) as county_name,
        max(state_name) as state_name, count(rent)::int as rents, count(sqft)::int as areas,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by rent) as rent,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by sqft) as sqft
      from homes
      group by grouping sets ((type, zip), (type, city), (type, county), (type, state), (type))
      having count(rent) >= ${PLAUSIBILITY_RULES.minPeers} or count(sqft) >= ${PLAUSIBILITY_RULES.minPeers}
    ),
    named as (
      select type, rents, areas, rent, sqft,
        case when z = 0 then 'zip' when c = 0 then 'city' when o = 0 then 'county' when s = 0 then 'state'
          else 'country' end as level,
        case when z = 0 then zip when c = 0 then city when o = 0 then county when s = 0 then state
          else '' end as place,
        case when z = 0 then zip_name when c = 0 then city_name when o = 0 then county_name
          when s = 0 then state_name else '' end as name
      from places
    )
    select level, place, type, name, measure, count, exp(q[2]) as median,
      (q[3] - q[1]) / ${QUARTILES_APART}::float8 as spread
    from named cross join lateral (values ('rentToPrice', rents, rent), ('pricePerSqft', areas, sqft))
      as figure (measure, count, q)
    where place is not null and count >= ${PLAUSIBILITY_RULES.minPeers}`);
  return rows;
}

export const listPeers = (db: Db): Promise<PeerRow[]> => db.select().from(plausibilityPeers);

const RECORDS = jsonRecords(
  {
    level: 'text',
    place: 'text',
    type: 'property_type',
    measure: 'text',
    name: 'text',
    count: 'int',
    median: 'float8',
    spread: 'float8',
  } as const satisfies Record<keyof PeerRow, string>,
  'place',
);

export async function replacePeers(
  db: Db,
  { changed, gone }: { changed: readonly PeerRow[]; gone: readonly PeerKey[] },
): Promise<void> {
  if (gone.length > 0)
    await db.execute(sql`
      delete from plausibility_peers k
      using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb)
        as t (level text, place text, type property_type, measure text)
      where (k.level, k.place, k.type, k.measure) = (t.level, t.place, t.type, t.measure)`);
  if (changed.length > 0)
    await db.execute(sql`
      insert into plausibility_peers (${RECORDS.columns})
      select ${RECORDS.given} from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as t (${RECORDS.typed})
      on conflict (level, place, type, measure) do update
      set name = excluded.name, count = excluded.count, median = excluded.median, spread = excluded.spread`);
}
