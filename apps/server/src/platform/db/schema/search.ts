import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { tsvector } from './columns.ts';
import { properties, propertyTypeEnum } from './properties.ts';

const point = customType<{ data: string }>({ dataType: () => 'point' });

/**
 * What the explorer filters and sorts by, and nothing else: one narrow row for each visible listing.
 * Written by `search-index.queries.ts`; the cities, the dictionary and the version are kept by the
 * migration's triggers. Design and figures: docs/decisions/011-search.md
 */
export const propertySearch = pgTable('property_search', {
  id: integer()
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  initialInvestment: doublePrecision().notNull(),
  relevance: real().notNull(),
  totalRoi: real().notNull(),
  annualRoi: real().notNull(),
  netProfit: real().notNull(),
  baths: real().notNull(),
  beds: smallint().notNull(),
  cashFlowFirstYear: boolean().notNull(),
  type: propertyTypeEnum().notNull(),
  // Null is unknown, or an estimate that the owner does not allow: such a listing matches no filter on it.
  /** Whole USD, as the card shows it. */
  askingPrice: integer().notNull(),
  sqft: integer(),
  yearBuilt: smallint(),
  /** Whole USD, rounded up, so that 0 is no HOA. */
  hoaMonthly: integer(),
  listedOn: date(),
  /** USD, year 1. */
  cashFlowMonthly: real(),
  /** A fraction. */
  chanceOfLoss: real(),
  /** Median result ÷ cash at risk. */
  valueForRisk: real(),
  /** 1 − asking price ÷ estimated value: positive when it is worth more than asked. */
  discount: real(),
  /** Longitude and latitude in millionths of a degree: see the decision for why. */
  location: point().notNull(),
  /** In lower case; `cityName` as it is written. */
  city: text().notNull(),
  cityName: text().notNull(),
  state: text().notNull(),
  search: tsvector().notNull(),
});

/** Cities with listings, and how many. */
export const searchCities = pgTable(
  'search_cities',
  {
    city: text().notNull(),
    state: text().notNull(),
    name: text().notNull(),
    n: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.city, t.state] })],
);

/** Every word of every listing, and in how many it occurs. */
export const searchLexemes = pgTable('search_lexemes', {
  lexeme: text().primaryKey(),
  listings: integer().notNull(),
});

/** When each listing last changed, as a version of `search_state`; deleted listings stay here. */
export const searchChanges = pgTable(
  'search_changes',
  { id: integer().primaryKey(), version: integer().notNull() },
  (t) => [index('search_changes_version_idx').on(t.version)],
);

/** Raised by every change: cached results of an older version are not used. */
export const searchState = pgTable('search_state', {
  id: smallint().primaryKey().default(1),
  version: integer().notNull().default(0),
});
