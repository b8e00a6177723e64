import { ROLES, type WeekHours } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';

export const roleEnum = pgEnum('role', ROLES);

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    /** argon2id; null until an invited user has chosen one. */
    passwordHash: text(),
    /** Somebody else chose the password: the user must replace it at the next sign-in. */
    mustChangePassword: boolean().notNull().default(false),
    role: roleEnum().notNull(),
    leaderId: integer().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** Encrypted with a key derived from APP_SECRET. */
    twoFactorSecret: text(),
    twoFactorPendingSecret: text(),
    /** The last accepted time step: a code works once. */
    twoFactorLastStep: integer(),
    /** Of unknown devices in the current hour, from all networks together. */
    failedSignIns: integer().notNull().default(0),
    failedSignInsSince: instant(),
    lockedUntil: instant(),
    deactivatedAt: instant(),
    /** When they last got a lead without an owner: the next goes to the user who has waited longest. */
    leadTurnAt: instant(),
    /** The language they last worked in, used for emails to them. */
    locale: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('users_name_idx').on(sql`lower(${t.name})`, t.id),
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    index('users_leader_idx').on(t.leaderId),
    check('users_leader_only_for_salesmen', sql`${t.leaderId} is null or ${t.role} = 'salesman'`),
  ],
);

/** What readers of shared links see of the sender; no row until something is filled in. */
export const staffProfiles = pgTable('staff_profiles', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  headline: jsonb().$type<Record<'en' | 'es', string>>().notNull().default({ en: '', es: '' }),
  languages: text().array().notNull().default([]),
  /** E.164, as is `whatsapp`. */
  phone: text(),
  whatsapp: text(),
  calendarUrl: text(),
  /** When they take calls. */
  callHours: jsonb().$type<WeekHours>(),
  photoUrl: text(),
});

/** Public profile of a member of staff: /landings/{slug}. */
export const curators = pgTable('curators', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  slug: text().notNull().unique(),
  displayName: text().notNull(),
  headline: jsonb().$type<Record<'en' | 'es', string>>().notNull(),
  /** Below the headline; empty when there is none. */
  about: jsonb().$type<Record<'en' | 'es', string>>().notNull().default({ en: '', es: '' }),
  languages: text().array().notNull(),
  isPublished: boolean().notNull().default(true),
  /** Raised on each write; a writer sends the version they saw. */
  version: integer().notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Every slug a page has or had, so that two pages never share one and old links still arrive. */
export const curatorSlugs = pgTable(
  'curator_slugs',
  {
    slug: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => curators.userId, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [index('curator_slugs_user_idx').on(t.userId)],
);
