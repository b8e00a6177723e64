import { HOME_CURRENCIES, SHARE_CHANNELS } from '@alpha/contract';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, rate, updatedAt } from './columns.ts';
import { leads } from './leads.ts';
import { properties } from './properties.ts';
import { users } from './users.ts';

/** A few homes a curator puts together for one investor. */
export const shortlists = pgTable(
  'shortlists',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, which is only in the email; null until it is sent. */
    tokenHash: text().unique(),
    locale: text().notNull(),
    /** What the sender chose for its amounts; null for dollars. */
    currency: text({ enum: HOME_CURRENCIES }),
    message: text().notNull().default(''),
    /** How its link reaches the lead; one to pass on by hand has not, as far as we know. */
    channel: text({ enum: SHARE_CHANNELS }).notNull().default('mail'),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    sentAt: instant(),
    expiresAt: instant(),
    revokedAt: instant(),
    firstOpenedAt: instant(),
    lastOpenedAt: instant(),
    openCount: integer().notNull().default(0),
  },
  (t) => [index('shortlists_lead_idx').on(t.leadId, t.createdAt)],
);

/** A reason or caution found by the profile's rules: a code and its figures. */
export type ShortlistPoint = { code: string; values: Record<string, number | string> };

export const shortlistItems = pgTable(
  'shortlist_items',
  {
    id: id(),
    shortlistId: integer()
      .notNull()
      .references(() => shortlists.id, { onDelete: 'cascade' }),
    propertyId: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The curator's own text. */
    sentence: text().notNull().default(''),
    /** 0 to 1; null for a home the curator added by hand without a score. */
    score: rate(),
    reasons: jsonb().$type<ShortlistPoint[]>().notNull().default([]),
    cautions: jsonb().$type<ShortlistPoint[]>().notNull().default([]),
  },
  (t) => [
    uniqueIndex('shortlist_items_home_key').on(t.shortlistId, t.propertyId),
    index('shortlist_items_property_idx').on(t.propertyId),
  ],
);
