import { ACTIVITY_KINDS, INVESTOR_PROFILES, LEAD_SOURCES } from '@alpha/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
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
    /** For Spanish readers; null: the same name for everybody. */
    nameEs: text(),
    /** Each role has its own board columns. */
    role: roleEnum().notNull(),
    order: integer().notNull(),
    /** Chance of a sale for leads in it, in percent; null: by its place on the board. */
    probability: integer(),
    /** Leads that were sent a shortlist go here. */
    isAfterShortlist: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('lead_statuses_role_order_idx').on(t.role, t.order),
    uniqueIndex('lead_statuses_role_name_key').on(t.role, sql`lower(${t.name})`),
    uniqueIndex('lead_statuses_role_name_es_key').on(t.role, sql`lower(${t.nameEs})`),
    check('lead_statuses_probability_is_percent', sql`${t.probability} between 0 and 100`),
  ],
);

/** Why leads are lost; a list that administrators edit. */
export const lostReasons = pgTable('lost_reasons', {
  id: id(),
  name: text().notNull(),
  nameEs: text().notNull(),
  order: integer().notNull(),
  isActive: boolean().notNull().default(true),
});

export const leadSourceEnum = pgEnum('lead_source', LEAD_SOURCES);
export const profileEnum = pgEnum('investor_profile', INVESTOR_PROFILES);

/** Weight by column of a word found in `leads.words`. */
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
    /** Identical posts within a short time share this key and make one lead. */
    intakeKey: text(),
    /** Raised on each write; a client that moves a card sends the version it saw. */
    version: integer().notNull().default(1),
    lastTouchedAt: instant().notNull().defaultNow(),
    /** The later of last touch and latest signal; the board is sorted by it. */
    activeAt: instant()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`greatest(${leads.lastTouchedAt}, ${leads.signalAt})`),
    /** Erased, or in the trash: no list, count or link shows it. */
    hiddenAt: instant(),
    /** In the trash since then; hidden as well. */
    deletedAt: instant(),
    deletedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** First call, email, note, shortlist or move by a person; kept by a trigger. */
    firstContactAt: instant(),
    /** First time the present owner opened it; a trigger clears it and the snoozes on a handover. */
    openedAt: instant(),
    /** Hidden from the Today of these users, by their ids, until then. */
    snoozes: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The latest thing the lead did with what it was sent. */
    signalAt: instant(),
    /** Signals until then are marked as done. */
    signalsDoneAt: instant(),
    /** The latest call, note, message, send or move by a person; kept by a trigger, as is the next. */
    contactedAt: instant(),
    /** When a report or shortlist was sent, if nothing was said or done since. */
    unansweredSince: instant(),
    /** What was sent until then is marked as done. */
    sendsDoneAt: instant(),
    /** When it came into its present column: the day it was won or lost. Triggers keep it. */
    statusAt: instant().notNull().defaultNow(),
    /** Why it was lost; a trigger clears both when it leaves its column. */
    lostReasonId: integer().references(() => lostReasons.id, { onDelete: 'set null' }),
    lostWords: text().notNull().default(''),
    /** Questions of the quiz it has answered. */
    quizAnswers: integer()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`jsonb_array_length(jsonb_path_query_array(${leads.adicionales}, '$[*] ? (exists(@.id))'))`,
      ),
    /** What it did with what it was sent, each worth half after a week; kept by a trigger: lead-warmth.ts. */
    warmOpens: doublePrecision().notNull().default(0),
    warmLikes: doublePrecision().notNull().default(0),
    warmAsks: doublePrecision().notNull().default(0),
    warmPasses: doublePrecision().notNull().default(0),
    /** The latest of these, a "no" excepted. */
    interestAt: instant(),
    /** Words of name, address and phone, matched by prefix. */
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
    index('leads_board_idx').on(t.userId, t.statusId, t.activeAt),
    // The same for a whole team.
    index('leads_column_idx')
      .on(t.statusId, t.activeAt, t.id, t.userId)
      .where(sql`${t.hiddenAt} is null`),
    index('leads_status_idx').on(t.statusId, t.id, t.userId, t.hiddenAt),
    // Counts that `lead_counts` cannot answer use only this index.
    index('leads_count_idx')
      .on(t.userId, t.statusId, t.source, t.profile, t.lastTouchedAt)
      .where(sql`${t.hiddenAt} is null`),
    // Sort orders of the contact list, with the columns that decide visibility.
    index('leads_user_idx').on(t.userId, t.id, t.hiddenAt),
    index('leads_first_name_idx').on(sql`lower(${t.firstName})`, sql`lower(${t.lastName})`, t.id),
    index('leads_last_name_idx').on(sql`lower(${t.lastName})`, sql`lower(${t.firstName})`, t.id),
    index('leads_email_idx').on(sql`lower(${t.email})`, t.id),
    index('leads_phone_idx').on(t.phone, t.id, t.userId, t.hiddenAt),
    // Leads without a budget come last in both directions, which needs two indexes.
    index('leads_payment_idx').on(t.initialPayment, t.id, t.userId, t.hiddenAt),
    index('leads_payment_desc_idx').on(
      t.initialPayment.desc().nullsLast(),
      t.id.desc().nullsFirst(),
      t.userId,
      t.hiddenAt,
    ),
    index('leads_created_idx').on(t.createdAt, t.id, t.userId, t.hiddenAt),
    index('leads_touched_idx')
      .on(t.lastTouchedAt, t.id, t.userId)
      .where(sql`${t.hiddenAt} is null`),
    index('leads_words_idx').using('gin', t.words),
    // Sections of Today.
    index('leads_waiting_idx')
      .on(t.userId, t.createdAt)
      .where(
        sql`${t.firstContactAt} is null and ${t.hiddenAt} is null and ${t.source} <> 'import'`,
      ),
    index('leads_signal_idx')
      .on(t.userId, t.signalAt)
      .where(sql`${t.signalAt} is not null and ${t.hiddenAt} is null`),
    index('leads_signal_all_idx')
      .on(t.signalAt)
      .where(sql`${t.signalAt} is not null and ${t.hiddenAt} is null`),
    index('leads_unanswered_idx')
      .on(t.userId, t.unansweredSince)
      .where(sql`${t.unansweredSince} is not null and ${t.hiddenAt} is null`),
    // The score is computed from these alone.
    index('leads_score_idx')
      .on(
        t.userId,
        t.initialPayment,
        t.quizAnswers,
        t.warmOpens,
        t.warmLikes,
        t.warmAsks,
        t.warmPasses,
        t.interestAt,
        t.createdAt,
        t.id,
      )
      .where(sql`${t.hiddenAt} is null`),
    // Won and lost by the day it happened; erased leads count, deleted ones do not.
    index('leads_outcome_idx')
      .on(t.statusId, t.statusAt, t.userId, t.initialPayment, t.lostReasonId)
      .where(sql`${t.deletedAt} is null`),
    uniqueIndex('leads_intake_key').on(t.intakeKey),
    index('leads_trash_idx').on(t.deletedAt, t.id, t.userId).where(sql`${t.deletedAt} is not null`),
    index('leads_hidden_idx').on(t.id).where(sql`${t.hiddenAt} is not null`),
    index('leads_snoozed_idx').on(t.id).where(sql`${t.snoozes} <> '{}'`),
    index('leads_lost_reason_idx').on(t.lostReasonId).where(sql`${t.lostReasonId} is not null`),
    index('leads_deleted_by_idx').on(t.deletedBy).where(sql`${t.deletedBy} is not null`),
    // A deleted lead that is not hidden would be on every list.
    check('leads_trash_is_hidden', sql`${t.deletedAt} is null or ${t.hiddenAt} is not null`),
  ],
);

/**
 * Leads and the sum of budgets by kind. A trigger adds a row for each difference and never updates one,
 * so writers never wait for each other; totals are sums.
 */
export const leadCounts = pgTable('lead_counts', {
  userId: integer().notNull(),
  statusId: integer().notNull(),
  source: leadSourceEnum().notNull(),
  profile: profileEnum(),
  leads: integer().notNull(),
  // Numeric: adding and subtracting doubles would leave a remainder.
  budget: numeric({ mode: 'number' }).notNull(),
});

/**
 * Emails about new leads to one user in the current hour: the first few are sent one by one, the others are
 * held and counted for one digest at its end.
 */
export const leadMailWindows = pgTable(
  'lead_mail_windows',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: instant().notNull().defaultNow(),
    sent: integer().notNull(),
    held: integer().notNull(),
  },
  (t) => [index('lead_mail_windows_due_idx').on(t.startedAt).where(sql`${t.held} > 0`)],
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
    /** A reminder for this task was emailed. */
    remindedAt: instant(),
  },
  (t) => [
    index('lead_activities_lead_idx').on(t.leadId, t.createdAt),
    // Today reads its due tasks from here alone.
    index('lead_activities_due_idx')
      .on(t.dueAt, t.leadId, t.id)
      .where(sql`${t.kind} = 'task' and ${t.doneAt} is null and ${t.dueAt} is not null`),
    index('lead_activities_actor_idx').on(t.actorId, t.createdAt),
    index('lead_activities_open_task_idx')
      .on(t.leadId, t.dueAt)
      .where(sql`${t.kind} = 'task' and ${t.doneAt} is null and ${t.dueAt} is not null`),
    // What people did in a period; IS_WORK of the dashboard is the same condition.
    index('lead_activities_work_idx')
      .on(t.createdAt, t.actorId, t.kind, t.leadId)
      .where(
        sql`${t.actorId} is not null and ${t.kind} not in ('created', 'assigned', 'edited', 'task')
          and (${t.kind} <> 'moved' or ${t.data} @> '{"by_hand": true}')
          and ${t.data} ->> 'sequence_id' is null`,
      ),
  ],
);
