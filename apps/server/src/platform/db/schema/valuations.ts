import { NO_VALUE_REASONS } from '@alpha/engine/valuation';
import { date, integer, pgEnum, pgTable, real, text } from 'drizzle-orm/pg-core';
import { instant, money } from './columns.ts';
import { properties } from './properties.ts';

export const noValueReasonEnum = pgEnum('no_value_reason', NO_VALUE_REASONS);

/** The estimated value of a property that is not sold, or why it has none. */
export const propertyValuations = pgTable('property_valuations', {
  propertyId: integer()
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  /** USD; null with a reason. */
  value: money(),
  low: money(),
  high: money(),
  reason: noValueReasonEnum(),
  asOf: date().notNull(),
  // The sales behind it, heaviest first: four lists of the same length, small enough for a million rows.
  comparableIds: integer().array().notNull(),
  comparableWeights: real().array().notNull(),
  /** Whole USD: prices brought forward by the index, and for a property of this size. */
  comparableForward: integer().array().notNull(),
  comparableAdjusted: integer().array().notNull(),
});

/**
 * Squares of the map whose properties are valued, with a hash of everything their values depend on. A
 * square with another hash is valued again: docs/decisions/035-valuation.md
 */
export const valuationSquares = pgTable('valuation_squares', {
  square: integer().primaryKey(),
  inputsHash: text().notNull(),
  valuedAt: instant().notNull().defaultNow(),
});
