import { ACTIVITY_KINDS, INVESTOR_PROFILES, LEAD_SOURCES } from '@alpha/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { foldedWords, phoneBeginnings } from '../text-search.ts';
import { createdAt, id, instant, money, tsvector, updatedAt } from './columns.ts';
import { roleEnum, users } from './users.ts';

export const leadStatuses = pgTable(
  'lead_statuses',
  {
    id: id(),
    name: text().notNull(),
    /** Each role has its own board columns. */
    role: roleEnum().notNull(),
    order: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('lead_statuses_role_order_idx').on(t.role, t.order),
    uniqueIndex('lead_statuses_role_name_key').on(t.role, sql`lower(${t.name})`),
  ],
);

export const leadSourceEnum = pgEnum('lead_source', LEAD_SOURCES);
export const profileEnum = pgEnum('investor_profile', INVESTOR_PROFILES);

/** How a word found in `leads.words` tells its column. */
export const LEAD_WORDS = { firstName: 'A', lastName: 'B', email: 'C', phone: 'D' } as const;

/** One extra answer of a form, as the visitor saw it. */
export type Adicional = { label: string; answer: string; id?: number; key?: string };

export const leads = pgTable(
  'leads',
  {
    id: id(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    statusId: integer()
      .notNull()
      .references(() => leadStatuses.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    source: leadSourceEnum().notNull(),
    /** ISO 3166 alpha-2 where known. */
    country: text(),
    profile: profileEnum(),
    initialPayment: money(),
    adicionales: jsonb().$type<Adicional[]>().notNull().default([]),
    utms: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Equal posts within a short time share this key and make one lead. */
    intakeKey: text(),
    /** Raised on each write: who moves a card says which version was seen. */
    version: integer().notNull().default(1),
    lastTouchedAt: instant().notNull().defaultNow(),
    erasedAt: instant(),
    /** When a person first called, wrote, noted, sent a shortlist or moved the card; kept by the database. */
    firstContactAt: instant(),
    /** The words of name, address and phone, found by their beginnings. */
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql.join(
            [
              foldedWords(leads.firstName, LEAD_WORDS.firstName),
              foldedWords(leads.lastName, LEAD_WORDS.lastName),
              foldedWords(leads.email, LEAD_WORDS.email),
              foldedWords(
                sql`${leads.phone} || ' ' || ${phoneBeginnings(leads.phone)}`,
                LEAD_WORDS.phone,
              ),
            ],
            sql` || `,
          ),
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('leads_board_idx').on(t.userId, t.statusId, t.lastTouchedAt),
    index('leads_status_idx').on(t.statusId, t.id, t.userId, t.erasedAt),
    // What `lead_counts` cannot tell is counted off this index alone.
    index('leads_count_idx')
      .on(t.userId, t.statusId, t.source, t.profile, t.lastTouchedAt)
      .where(sql`${t.erasedAt} is null`),
    // The orders of the contact list; who may see a row is read off the index too.
    index('leads_user_idx').on(t.userId, t.id, t.erasedAt),
    index('leads_first_name_idx').on(sql`lower(${t.firstName})`, sql`lower(${t.lastName})`, t.id),
    index('leads_last_name_idx').on(sql`lower(${t.lastName})`, sql`lower(${t.firstName})`, t.id),
    index('leads_email_idx').on(sql`lower(${t.email})`, t.id),
    index('leads_phone_idx').on(t.phone, t.id, t.userId, t.erasedAt),
    // Without a budget comes last, whichever way: one index cannot be read as both.
    index('leads_payment_idx').on(t.initialPayment, t.id, t.userId, t.erasedAt),
    index('leads_payment_desc_idx').on(
      t.initialPayment.desc().nullsLast(),
      t.id.desc().nullsFirst(),
      t.userId,
      t.erasedAt,
    ),
    index('leads_created_idx').on(t.createdAt, t.id, t.userId, t.erasedAt),
    index('leads_touched_idx')
      .on(t.lastTouchedAt, t.id, t.userId)
      .where(sql`${t.erasedAt} is null`),
    index('leads_words_idx').using('gin', t.words),
    uniqueIndex('leads_intake_key').on(t.intakeKey),
  ],
);

/**
 * How many leads there are of each kind, and their budgets together. The database adds a row for each
 * difference and never changes one, so that two writers never wait for each other: the sum counts.
 */
export const leadCounts = pgTable('lead_counts', {
  userId: integer().notNull(),
  statusId: integer().notNull(),
  source: leadSourceEnum().notNull(),
  profile: profileEnum(),
  leads: integer().notNull(),
  // What is added and taken away again leaves nothing behind, as it would with doubles.
  budget: numeric({ mode: 'number' }).notNull(),
});

export const activityKindEnum = pgEnum('lead_activity_kind', ACTIVITY_KINDS);

/** The timeline of a lead, written by the system and by people. */
export const leadActivities = pgTable(
  'lead_activities',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: activityKindEnum().notNull(),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    body: text(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    dueAt: instant(),
    doneAt: instant(),
    /** The reminder of a task has been written to its owner. */
    remindedAt: instant(),
  },
  (t) => [
    index('lead_activities_lead_idx').on(t.leadId, t.createdAt),
    index('lead_activities_due_idx').on(t.dueAt).where(sql`${t.doneAt} is null`),
  ],
);
