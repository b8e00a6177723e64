import { ZILLOW_MEASURES } from '@alpha/contract';
import type { PricePlan, WorstPath } from '@alpha/engine/city';
import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { id, percent, rate, updatedAt } from './columns.ts';
import type { MarketRegion, MarketSource } from './market.ts';

/** The imported series behind a figure of an area. */
export type AreaOrigin = {
  source: MarketSource;
  kind: MarketRegion;
  /** Display name: `Miami, FL`. */
  place: string;
  /** First and last day of the series. */
  since: string;
  asOf: string;
  /** Hash of the series: unchanged ones are not copied again. */
  contentHash: string;
};

export type AreaOrigins = Partial<
  Record<'homeValues' | 'rents' | 'volatility' | 'appreciation', AreaOrigin>
>;

/** The price history that an area is planned with, and the plan from it. Logs and fractions a year. */
export type AreaPriceHistory = PricePlan & {
  /** Whose history it is: the area's own, or that of its metro, its state or the country. */
  level: 'area' | 'metro' | 'state' | 'nation';
  /** Display name: `Miami-Miami Beach-Kendall, FL`, `Florida`. */
  place: string;
  source: MarketSource | 'demo';
  /** Number of metros that a state or the country is the average of; null for a series of its own. */
  metros: number | null;
  since: string;
  asOf: string;
  /** Worst stretches of the area's own metro; null where that is not known. */
  worst: { fiveYears: WorstPath | null; tenYears: WorstPath | null } | null;
  /** The engine's model that made the plan. */
  modelVersion: string;
};

/** A market: the city whose index prices a home's risk. */
export const areas = pgTable(
  'areas',
  {
    id: id(),
    city: text().notNull(),
    state: text().notNull(),
    county: text(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** Standard deviation of monthly log returns × √12, in percent. */
    volatilityStdDev: percent(),
    /** From imported series, else null and the published assumptions apply. A fraction a year. */
    appreciationRateAnnual: rate(),
    /** Yearly volatility of the simulation, percent: monthly changes of a smoothed index understate it. */
    yearlySwing: percent(),
    /** Where appreciation and yearly swing come from; null without any history. */
    priceHistory: jsonb().$type<AreaPriceHistory>(),
    /** Which series the figures of this area come from. */
    origins: jsonb().$type<AreaOrigins>(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('areas_city_state_key').on(t.city, t.state)],
);

export const seriesKindEnum = pgEnum('series_kind', ZILLOW_MEASURES);

/** Monthly values of an area; a missing month is a missing row. */
export const areaSeries = pgTable(
  'area_series',
  {
    areaId: integer()
      .notNull()
      .references(() => areas.id, { onDelete: 'cascade' }),
    kind: seriesKindEnum().notNull(),
    date: date().notNull(),
    value: doublePrecision().notNull(),
    source: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.areaId, t.kind, t.date] }),
    index('area_series_date_idx').on(t.date),
  ],
);
