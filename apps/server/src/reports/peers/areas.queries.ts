import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';

/** One area with listings; its figures in percent. */
export type ComparedArea = {
  id: number;
  state: string;
  metro: string | null;
  volatility: number | null;
  appreciation_roi: number | null;
  /** Whose series a figure comes from, when that is a metro, a state or the country; else null. */
  volatility_of: string | null;
  appreciation_of: string | null;
};

/** Appreciation is the area's, so a few listings tell it, in a large market too. */
const LISTINGS_READ = 25;

/** The areas with active listings. */
export async function listComparedAreas(db: Db): Promise<ComparedArea[]> {
  const { rows } = await db.execute<ComparedArea>(sql`
    with metros as (
      select distinct on (lower(name), state) lower(name) as city, state, metro from market_series
      where kind = 'city' and metro is not null order by lower(name), state, size_rank nulls last)
    select a.id, a.state, metros.metro, a.volatility_std_dev as volatility, listed.appreciation_roi,
      case when a.origins->'volatility'->>'kind' <> 'city'
        then a.origins->'volatility'->>'place' end as volatility_of,
      case when a.price_history->>'level' <> 'area'
        then a.price_history->>'place' end as appreciation_of
    from areas a
    cross join lateral (
      select percentile_cont(0.5) within group (order by few.appreciation_roi) as appreciation_roi
      from (
        select n.appreciation_roi from properties p
        join property_search s on s.id = p.id
        join property_analyses n on n.property_id = p.id
        where p.area_id = a.id order by p.id limit ${LISTINGS_READ}) few) listed
    left join metros on metros.city = lower(a.city) and metros.state = a.state
    where listed.appreciation_roi is not null order by a.id`);
  return rows;
}
