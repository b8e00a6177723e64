import {
  date,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { id, percent, updatedAt } from './columns.ts';

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
    updatedAt: updatedAt(),
  },
  (t) => [unique('areas_city_state_key').on(t.city, t.state)],
);

export const seriesKindEnum = pgEnum('series_kind', ['home_value', 'rental_rate']);

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
