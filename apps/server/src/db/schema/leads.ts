import { ACTIVITY_KINDS, INVESTOR_PROFILES, LEAD_SOURCES } from '@alpha/contract';
import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** When a person first called, wrote, noted or moved; kept by the database. */
    firstContactAt: instant(),
    /** The words of name, address and phone, found by their beginnings. */
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          foldedWords(
            leads.firstName,
            leads.lastName,
            leads.email,
            leads.phone,
            phoneBeginnings(leads.phone),
          ),
      ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('leads_board_idx').on(t.userId, t.statusId, t.lastTouchedAt),
    index('leads_status_idx').on(t.statusId),
    // Counts are read off this index alone, whatever the list is narrowed by.
    index('leads_count_idx')
      .on(t.userId, t.statusId, t.source, t.profile, t.lastTouchedAt)
      .where(sql`${t.erasedAt} is null`),
    // The orders of the contact list.
    index('leads_first_name_idx').on(sql`lower(${t.firstName})`, t.id),
    index('leads_last_name_idx').on(sql`lower(${t.lastName})`, t.id),
    index('leads_email_idx').on(sql`lower(${t.email})`, t.id),
    index('leads_phone_idx').on(t.phone, t.id),
    // Without a budget comes last, whichever way: one index cannot be read as both.
    index('leads_payment_idx').on(t.initialPayment, t.id),
    index('leads_payment_desc_idx').on(
      t.initialPayment.desc().nullsLast(),
      t.id.desc().nullsFirst(),
    ),
    index('leads_created_idx').on(t.createdAt, t.id),
    index('leads_touched_idx').on(t.lastTouchedAt, t.id),
    index('leads_words_idx').using('gin', t.words),
    uniqueIndex('leads_intake_key').on(t.intakeKey),
  ],
);

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
