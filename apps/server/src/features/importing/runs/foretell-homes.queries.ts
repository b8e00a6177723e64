import type { HomeLack } from '@alpha/contract';
import { INPUT_BOUNDS } from '@alpha/engine';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { band } from '../rent/estimate-rents.queries.ts';

const { rentMonthly, listPrice } = INPUT_BOUNDS;

/** Homes that rows of a check tell alike; `rent` is what they lack when one is to be estimated. */
export type ToldHomes = {
  city: string;
  state: string;
  type: string;
  beds: number | null;
  band: number | null;
  isForSale: boolean;
  /** Of those for sale. */
  lack: HomeLack | null;
  /** New here, and telling a rent: after the import a comparable for others. */
  comparables: number;
  n: number;
};

/**
 * What `LACK` will say of homes that stand in a check only. A home that is known keeps the rent we
 * estimated, unless its source told it before and does not any more.
 */
export async function countToldHomes(db: Db, importId: number): Promise<ToldHomes[]> {
  const { rows } = await db.execute<ToldHomes>(sql`
    with told as (
      select r.source_key, r.verdict, r.told ->> 'status' = 'active' as is_for_sale,
        r.told ->> 'city' as city, r.told ->> 'state' as state,
        r.told ->> 'type' as type, (r.told ->> 'beds')::float8 as beds,
        (r.told ->> 'sqft')::float8 as sqft, (r.told ->> 'listPrice')::float8 as price,
        r.told ? 'isHidden' as is_hidden, r.told ? 'isUnvalued' as is_unvalued,
        (r.told ->> 'rent')::float8 as told_rent,
        coalesce((r.told ->> 'rent')::float8,
          case when p.rent_source <> 'listing' then p.rent_estimate end) as rent
      from import_rows r left join properties p on p.id = r.property_id
      where r.import_id = ${importId} and r.verdict in ('created', 'updated')
    )
    select city, state, type, beds, case when sqft > 0 then ${band(sql`sqft`)} end as band,
      is_for_sale as "isForSale",
      case when not is_for_sale then null
        when is_hidden then 'hidden'
        when type not in ('single_family', 'condo', 'townhouse', 'multi_family') then 'kind'
        when is_unvalued then 'forbidden'
        when rent is null and beds is null then 'rooms'
        when rent is null then 'rent'
        when rent not between 1 and ${rentMonthly.max}::float8
          or price not between ${listPrice.min}::float8 and ${listPrice.max}::float8 then 'price' end as lack,
      (count(distinct source_key) filter (where verdict = 'created' and told_rent is not null))::int
        as comparables,
      count(distinct source_key)::int as n
    from told group by 1, 2, 3, 4, 5, 6, 7`);
  return rows;
}
