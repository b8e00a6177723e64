import type { PeerMetrics } from '@alpha/engine/city';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';

/** Sample size that gives percentiles to within one percent. */
const ENOUGH = 5_000;

export type Peer = PeerMetrics & { type: string };

const METRICS = sql.raw(`
  p.type, a.total_roi, a.roi_mean, a.annualized_roi as annual_roi, a.cap_rate, a.rent_to_price,
  a.cash_on_cash, a.dscr, a.cash_flow, a.appreciation_roi, a.rent_roi, a.pay_down,
  case when a.profit_year is null then 120 else 12 * (a.profit_year - 1) end as months_to_cashflow,
  p.hoa_monthly as hoa, p.list_price / nullif(p.total_sqft, 0) as price_per_sqft,
  m.volatility_std_dev as volatility`);

type Place = { city: string; state: string } | null;

const isIn = (place: Place) =>
  place
    ? sql`s.city = ${place.city.toLowerCase()} and s.state = ${place.state.toUpperCase()}`
    : sql`true`;

const FROM = sql.raw(`
  from property_search s
  join properties p on p.id = s.id
  join property_analyses a on a.property_id = s.id
  left join areas m on m.id = p.area_id`);

/** Properties for sale in a city, or everywhere. Large markets are sampled; also returns the sampling step. */
export async function listPeers(
  db: Db,
  place: Place,
  enough = ENOUGH,
): Promise<{ peers: Peer[]; step: number }> {
  const { rows: counted } = await db.execute<{ n: number }>(
    sql`select coalesce(sum(n), 0)::int as n from search_cities s where ${isIn(place)}`,
  );
  const step = Math.max(1, Math.ceil((counted[0]?.n ?? 0) / enough));
  const { rows } = await db.execute<Peer>(
    sql`select ${METRICS} ${FROM} where ${isIn(place)} and s.id % ${step} = 0`,
  );
  return { peers: rows, step };
}

/** All properties of the types that are too rare in the city's sample. */
export async function listPeersOfOtherTypes(
  db: Db,
  place: Place,
  types: readonly string[],
): Promise<Peer[]> {
  const { rows } = await db.execute<Peer>(sql`
    select ${METRICS} ${FROM}
    where ${isIn(place)} and not (p.type::text = any(${sql.param([...types])}::text[]))
    limit ${ENOUGH}`);
  return rows;
}
