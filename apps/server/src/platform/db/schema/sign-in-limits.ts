import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** Failed attempts of one account from one network, known device or session. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `net:203.0.113.0/24`, `device:12` or `session:34`. */
    scope: text().notNull(),
    failures: integer().notNull(),
    countedAt: instant().notNull(),
    lockedUntil: instant(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.scope] })],
);

/** Browsers in which a user has signed in before. Being known authenticates nothing. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the id in the browser's cookie, which changes with every sign-in. */
    deviceHash: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    unique('known_devices_user_key').on(t.userId, t.deviceHash),
    index('known_devices_hash_idx').on(t.deviceHash),
  ],
);

/** One-time links that end a lock, mailed and valid for an hour. */
export const unlockLinks = pgTable(
  'unlock_links',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    /** The end of the lock it was sent for: a lock gets one email. */
    lockEndsAt: instant().notNull(),
  },
  (t) => [index('unlock_links_user_idx').on(t.userId)],
);
