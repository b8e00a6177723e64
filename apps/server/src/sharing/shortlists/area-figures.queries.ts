import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { GROWTH_YEARS } from './home-facts.ts';

export type AreaFigures = {
  id: number;
  city: string;
  state: string;
  /** Percent a year. */
  volatility: number | null;
  /** Percent a year over the last five years of the area's home values. */
  growth: number | null;
};

const YEARS = sql.raw(String(GROWTH_YEARS));

/** Two index lookups per area. A series with a gap at its start gives no growth. */
export async function listAreaFigures(db: Db): Promise<AreaFigures[]> {
  const { rows } = await db.execute<AreaFigures>(sql`
    select a.id, a.city, a.state, a.volatility_std_dev as volatility,
      100 * (power(latest.value / earlier.value, 1.0 / ${YEARS}) - 1) as growth
    from areas a
    left join lateral (
      select s.date, s.value from area_series s
      where s.area_id = a.id and s.kind = 'home_value' order by s.date desc limit 1
    ) latest on true
    left join lateral (
      select s.value from area_series s
      where s.area_id = a.id and s.kind = 'home_value' and s.value > 0
        and s.date <= latest.date - interval '${YEARS} years'
        and s.date > latest.date - interval '${YEARS} years 3 months'
      order by s.date desc limit 1
    ) earlier on true
    order by a.id`);
  return rows;
}
