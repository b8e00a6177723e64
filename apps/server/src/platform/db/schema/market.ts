import { type HomeCurrency, SERIES_MEASURES } from '@alpha/contract';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { id, percent, updatedAt } from './columns.ts';

export const marketRegionEnum = pgEnum('market_region', ['city', 'zip', 'metro', 'state']);
export const marketMeasureEnum = pgEnum('market_measure', SERIES_MEASURES);
export const marketSourceEnum = pgEnum('market_source', ['zillow', 'fhfa']);

export type MarketRegion = (typeof marketRegionEnum.enumValues)[number];
export type MarketMeasure = (typeof marketMeasureEnum.enumValues)[number];
export type MarketSource = (typeof marketSourceEnum.enumValues)[number];

/**
 * One imported series of one region, replaced as a whole by a later file. One row per series, not per
 * month: all ZIP codes of the country are 26,000 rows instead of eight million.
 */
export const marketSeries = pgTable(
  'market_series',
  {
    id: id(),
    source: marketSourceEnum().notNull(),
    measure: marketMeasureEnum().notNull(),
    kind: marketRegionEnum().notNull(),
    /** The source's id of the region: names repeat, even within a state. */
    code: text().notNull(),
    name: text().notNull(),
    /** Two-letter state; the first one of a metro in several states. */
    state: text().notNull(),
    /** ZIP codes only. */
    city: text(),
    county: text(),
    /** The metro that a city or ZIP code belongs to, as the source names it. */
    metro: text(),
    /** 0 is the largest of its kind. */
    sizeRank: integer(),
    /** Last day of the first and of the last month with a value. */
    startsOn: date().notNull(),
    asOf: date().notNull(),
    /** 1, or 3 for a quarterly series. */
    monthsApart: smallint().notNull(),
    /** One value per month or quarter; null for a gap. */
    values: doublePrecision().array().$type<(number | null)[]>().notNull(),
    /** Hash of everything above: the same file twice changes nothing. */
    contentHash: text().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('market_series_region_key').on(t.source, t.measure, t.kind, t.code),
    index('market_series_state_idx').on(t.state),
  ],
);

/** Freddie Mac's weekly survey: average rates of new fixed-rate loans in the country. */
export const mortgageRates = pgTable('mortgage_rates', {
  week: date().primaryKey(),
  thirtyYear: percent().notNull(),
  fifteenYear: percent(),
});

/** CPI-U, not seasonally adjusted, 1982-84 = 100; `month` is its first day. */
export const consumerPrices = pgTable('consumer_prices', {
  month: date().primaryKey(),
  value: doublePrecision().notNull(),
});

/** Units of a currency for one dollar, as published for a day. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: text().$type<HomeCurrency>().notNull(),
    day: date().notNull(),
    perUsd: doublePrecision().notNull(),
    /** Made up for the demo; a file replaces them. */
    isDemo: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.currency, t.day] })],
);
