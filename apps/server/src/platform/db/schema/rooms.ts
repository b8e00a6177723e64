import type { ListingStatus } from '@alpha/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { leads } from './leads.ts';
import { properties } from './properties.ts';
import { shareLinks } from './shares.ts';
import { users } from './users.ts';

/** One-time links to the room of an investor: asked for, or an invitation. A trigger ends them with the address or a deletion. */
export const roomLinks = pgTable(
  'room_links',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, which is only in the email. */
    tokenHash: text().notNull().unique(),
    /** By staff, on their own. */
    isInvitation: boolean().notNull().default(false),
    /** Who invited; the system for other links. */
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [index('room_links_lead_idx').on(t.leadId, t.createdAt)],
);

/** A browser in which an investor's room is open. */
export const roomSessions = pgTable(
  'room_sessions',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, which is only in the cookie. */
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    lastUsedAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('room_sessions_lead_idx').on(t.leadId)],
);

/** What a home was like when it was saved; `null` for what was not known. */
export type HomeSnapshot = {
  price: number;
  status: ListingStatus;
  cash_flow_monthly: number | null;
  result_median: number | null;
};

export const savedHomes = pgTable(
  'saved_homes',
  {
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    propertyId: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** The link it was saved from: it opens the report until it is revoked. */
    shareId: integer().references(() => shareLinks.id, { onDelete: 'set null' }),
    /** The investor's own; staff never read it. */
    note: text().notNull().default(''),
    /** `null`: it could not be shown then. */
    snapshot: jsonb().$type<HomeSnapshot>(),
    savedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.leadId, t.propertyId] }),
    index('saved_homes_property_idx').on(t.propertyId),
    index('saved_homes_share_idx').on(t.shareId),
  ],
);
