import { ENTRY_KINDS, type StatementCheck } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { leads } from './leads.ts';
import { properties } from './properties.ts';
import { purchases } from './purchases.ts';
import { users } from './users.ts';

export const homeEntryKindEnum = pgEnum('home_entry_kind', ENTRY_KINDS);

/** What the home was on the day the purchase was recorded. */
export type OwnedHomeFacts = {
  address: string;
  city: string;
  state: string;
  zip: string;
  type: string;
  image_url: string | null;
  is_illustration: boolean;
  is_demo: boolean;
};

/** USD cents. A price is below 2^53. */
const cents = () => bigint({ mode: 'number' });

/** Homes that leads bought, with the forecast of that day. A trigger keeps everything as it is but the land, the lead and the plan. */
export const ownedHomes = pgTable(
  'owned_homes',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** The plan that led to it; null: marked by hand. */
    purchaseId: integer().references(() => purchases.id, { onDelete: 'set null' }),
    /** The listing may go; the facts stay. */
    propertyId: integer().references(() => properties.id, { onDelete: 'set null' }),
    facts: jsonb().$type<OwnedHomeFacts>().notNull(),
    boughtOn: date({ mode: 'string' }).notNull(),
    priceCents: cents().notNull(),
    closingCostsCents: cents().notNull(),
    downPaymentCents: cents().notNull(),
    ratePercent: doublePrecision().notNull(),
    loanYears: integer().notNull(),
    landCents: cents(),
    /** Canonical JSON, as text: its bytes are what is hashed. */
    forecast: text().notNull(),
    /** SHA-256 of it, in hexadecimal. */
    forecastHash: text().notNull(),
    model: text().notNull(),
    madeAt: createdAt(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('owned_homes_lead_idx').on(t.leadId),
    // A purchase ends in one home, however often it is closed.
    uniqueIndex('owned_homes_purchase_idx').on(t.purchaseId),
    index('owned_homes_property_idx').on(t.propertyId),
    index('owned_homes_creator_idx').on(t.createdBy),
    check(
      'owned_homes_hash_check',
      sql`${t.forecastHash} = encode(sha256(convert_to(${t.forecast}, 'UTF8')), 'hex')`,
    ),
  ],
);

/** A property manager's file. */
export const ownedHomeStatements = pgTable(
  'owned_home_statements',
  {
    id: id(),
    homeId: integer()
      .notNull()
      .references(() => ownedHomes.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    /** SHA-256 of the file: the same one twice is one. */
    fileHash: text().notNull(),
    /** `2026-03`. */
    firstMonth: text().notNull(),
    lastMonth: text().notNull(),
    checks: jsonb().$type<StatementCheck[]>().notNull(),
    /** `null`: the investor, or an account that is gone. */
    addedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    isByInvestor: boolean().notNull(),
    addedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('owned_home_statements_file_idx').on(t.homeId, t.fileHash),
    index('owned_home_statements_user_idx').on(t.addedBy),
  ],
);

export const ownedHomeEntries = pgTable(
  'owned_home_entries',
  {
    id: id(),
    homeId: integer()
      .notNull()
      .references(() => ownedHomes.id, { onDelete: 'cascade' }),
    /** `null`: typed. */
    statementId: integer().references(() => ownedHomeStatements.id, { onDelete: 'cascade' }),
    line: integer(),
    date: date({ mode: 'string' }).notNull(),
    kind: homeEntryKindEnum().notNull(),
    /** Money in is positive. */
    amountCents: cents().notNull(),
    text: text().notNull(),
    isByInvestor: boolean().notNull(),
    addedAt: createdAt(),
  },
  (t) => [
    index('owned_home_entries_home_idx').on(t.homeId, t.date),
    index('owned_home_entries_statement_idx').on(t.statementId),
  ],
);
