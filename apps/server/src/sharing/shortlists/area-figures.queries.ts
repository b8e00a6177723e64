import type { Db } from '../../platform/db/db.ts';
import { areas } from '../../platform/db/schema/index.ts';

export type AreaFigures = {
  id: number;
  city: string;
  state: string;
  /** Percent a year. */
  volatility: number | null;
  /** Appreciation that plans use, a fraction a year; `null` where the published assumption applies. */
  growth: number | null;
};

export const listAreaFigures = (db: Db): Promise<AreaFigures[]> =>
  db
    .select({
      ...{ id: areas.id, city: areas.city, state: areas.state },
      volatility: areas.volatilityStdDev,
      growth: areas.appreciationRateAnnual,
    })
    .from(areas)
    .orderBy(areas.id);
