import { ALERT_FREQUENCIES, ALERT_REASONS, type SavedFilter } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  real,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, money, percent } from './columns.ts';
import { leads } from './leads.ts';
import { properties } from './properties.ts';
import { users } from './users.ts';

export const alertFrequencyEnum = pgEnum('alert_frequency', ALERT_FREQUENCIES);
export const alertReasonEnum = pgEnum('alert_reason', ALERT_REASONS);

/** What an investor is emailed about. A trigger pauses them when the lead gets another address or is deleted. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As written in the explorer's address. */
    filter: jsonb().$type<SavedFilter>().notNull(),
    /** USD a month, year 1. */
    cashFlowMin: money(),
    lossChanceMax: percent(),
    frequency: alertFrequencyEnum().notNull(),
    isPaused: boolean().notNull().default(false),
    isByInvestor: boolean().notNull(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Of its emails, unless the lead's own is known. */
    locale: text().notNull(),
    /** In the unsubscribe link. Not a hash: each email has it again, and it can only end the emails. */
    stopKey: text().notNull().unique(),
    /** Version of `search_state`: what changed before is no news. */
    sinceVersion: integer().notNull(),
    /** When the next email is due; `null`: no news. */
    nextMailAt: instant(),
    lastMailAt: instant(),
    /** News beyond those that are kept one by one, until the next email. */
    moreNews: integer().notNull().default(0),
    /** How often in a row comparing it, or writing its email, has failed. */
    matchTries: integer().notNull().default(0),
    mailTries: integer().notNull().default(0),
    /** Not compared before then: it must not keep others waiting. */
    heldUntil: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('saved_searches_lead_idx').on(t.leadId),
    index('saved_searches_due_idx').on(t.nextMailAt).where(sql`${t.nextMailAt} is not null`),
  ],
);

/** What a search has found; the key is why nobody gets the same news twice. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: id(),
    searchId: integer()
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    propertyId: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    reason: alertReasonEnum().notNull(),
    /** Asking price it was found at; 0 for a new listing, which is new only once. */
    value: money().notNull(),
    /** Price or monthly cash flow before; `null` for a new listing. */
    before: doublePrecision(),
    foundAt: createdAt(),
    /** Set in the transaction that queues the email. */
    mailedAt: instant(),
  },
  (t) => [
    unique('search_alerts_once').on(t.searchId, t.propertyId, t.reason, t.value),
    index('search_alerts_waiting_idx').on(t.searchId).where(sql`${t.mailedAt} is null`),
    index('search_alerts_property_idx').on(t.propertyId),
    index('search_alerts_back_idx').on(t.propertyId).where(sql`${t.mailedAt} is null`),
    index('search_alerts_found_idx').on(t.foundAt),
  ],
);

/** What was last known of each listing, to see what is new about it. */
export const alertFigures = pgTable('alert_figures', {
  propertyId: integer()
    .primaryKey()
    .references(() => properties.id, { onDelete: 'cascade' }),
  /** Asking price that cuts are measured from. */
  price: money().notNull(),
  /** A month, year 1; `null` without estimates. */
  cashFlow: money(),
  /** Of the price below the estimated value, as the search has it; `null` without an estimate. */
  discount: real(),
});

/** The last change of `search_changes` that was compared with the searches. */
export const alertState = pgTable('alert_state', {
  id: smallint().primaryKey().default(1),
  version: integer().notNull(),
  changedId: integer().notNull(),
});
