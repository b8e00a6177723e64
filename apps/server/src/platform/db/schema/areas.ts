import { ZILLOW_MEASURES } from '@alpha/contract';
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

/** An imported series behind a figure of an area. */
export type AreaOrigin = {
  source: 'zillow' | 'fhfa';
  kind: 'city' | 'zip' | 'metro' | 'state';
  /** As people call it: `Miami, FL`. */
  place: string;
  /** First and last day of the series. */
  since: string;
  asOf: string;
  /** Of the series: what did not change is not copied again. */
  contentHash: string;
};

export type AreaOrigins = Partial<
  Record<'homeValues' | 'rents' | 'volatility' | 'appreciation', AreaOrigin>
>;

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
    /** Of imported series; where there are none the published assumptions hold. A fraction a year. */
    appreciationRateAnnual: rate(),
    /** What the simulation swings by in a year, in percent: a smoothed index hides it from its months. */
    yearlySwing: percent(),
    /** Which series the figures of this area were taken from. */
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
