import { PROPERTY_CHECK_STATES } from '@alpha/contract';
import type { PlausibilityReason } from '@alpha/engine/plausibility';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant, money } from './columns.ts';
import { properties, propertyTypeEnum } from './properties.ts';
import { users } from './users.ts';

export const propertyCheckStateEnum = pgEnum('property_check_state', PROPERTY_CHECK_STATES);

/** What a person has decided about; a material change of one of them opens the check again. */
export type DecidedFigures = {
  price: number;
  rent: number;
  hoa: number | null;
  sqft: number | null;
};

/** Listings whose result is doubted, and what staff decided; most listings have no row. */
export const propertyChecks = pgTable(
  'property_checks',
  {
    propertyId: integer()
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    state: propertyCheckStateEnum().notNull().default('open'),
    /** Of the last check; empty where a correction has removed them. */
    reasons: jsonb().$type<PlausibilityReason[]>().notNull(),
    openedAt: instant().notNull().defaultNow(),
    // The last decision. It stays when the check opens again, so that staff see what has changed.
    decidedAt: instant(),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    note: text(),
    decidedFigures: jsonb().$type<DecidedFigures>(),
    /** Own figures of staff, instead of the source's. USD a month. */
    rentMonthly: money(),
    hoaMonthly: money(),
  },
  (t) => [
    index('property_checks_state_idx').on(t.state, t.openedAt, t.propertyId),
    index('property_checks_decided_idx').on(t.decidedBy).where(sql`${t.decidedBy} is not null`),
  ],
);

/** What listings are compared with: figures of a place and kind, as they were when last applied. */
export const plausibilityPeers = pgTable(
  'plausibility_peers',
  {
    level: text().$type<'zip' | 'city' | 'county' | 'state' | 'country'>().notNull(),
    /** In lower case: `fl 33101`, `fl miami`, `fl miami-dade`, `fl`, empty for the country. */
    place: text().notNull(),
    type: propertyTypeEnum().notNull(),
    measure: text().$type<'rentToPrice' | 'pricePerSqft'>().notNull(),
    /** As it is shown. */
    name: text().notNull(),
    count: integer().notNull(),
    median: doublePrecision().notNull(),
    /** Robust standard deviation of the natural logarithm. */
    spread: doublePrecision().notNull(),
  },
  (t) => [primaryKey({ columns: [t.level, t.place, t.type, t.measure] })],
);
