import { RUN_STATUSES, TEMPLATE_KINDS, TEMPLATE_PURPOSES } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { leadActivities, leads } from './leads.ts';
import { users } from './users.ts';

export const templateKindEnum = pgEnum('template_kind', TEMPLATE_KINDS);
export const templatePurposeEnum = pgEnum('template_purpose', TEMPLATE_PURPOSES);

/** Texts for messages and calls, in both languages. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    /** Null: the company's. */
    ownerId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The owner, a leader, shares it with the own team. */
    isTeam: boolean().notNull().default(false),
    kind: templateKindEnum().notNull(),
    purpose: templatePurposeEnum(),
    name: text().notNull(),
    nameEs: text(),
    subjectEn: text().notNull().default(''),
    bodyEn: text().notNull(),
    subjectEs: text().notNull().default(''),
    bodyEs: text().notNull(),
    /** When each language was last written or checked: the earlier one is marked. */
    enChangedAt: instant().notNull().defaultNow(),
    esChangedAt: instant().notNull().defaultNow(),
    version: integer().notNull().default(1),
    changedAt: instant().notNull().defaultNow(),
    changedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('message_templates_owner_idx').on(t.ownerId),
    index('message_templates_changed_by_idx')
      .on(t.changedBy)
      .where(sql`${t.changedBy} is not null`),
  ],
);

/** A series of up to three messages and calls that stops when the lead answers. */
export const sequences = pgTable('sequences', {
  id: id(),
  name: text().notNull(),
  nameEs: text(),
  isActive: boolean().notNull().default(true),
  version: integer().notNull().default(1),
  createdAt: createdAt(),
});

export const sequenceSteps = pgTable(
  'sequence_steps',
  {
    sequenceId: integer()
      .notNull()
      .references(() => sequences.id, { onDelete: 'cascade' }),
    /** From 1. */
    place: integer().notNull(),
    /** Its kind is the channel. A template that is used cannot be deleted. */
    templateId: integer()
      .notNull()
      .references(() => messageTemplates.id),
    /** After the step before it was done; of the first, after the start. */
    delayDays: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sequenceId, t.place] }),
    index('sequence_steps_template_idx').on(t.templateId),
  ],
);

export const runStatusEnum = pgEnum('sequence_run_status', RUN_STATUSES);

/**
 * A lead in a sequence. Triggers stop it when the lead answers or is deleted and pause it on a handover; the worker
 * makes the steps.
 */
export const leadSequences = pgTable(
  'lead_sequences',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    sequenceId: integer()
      .notNull()
      .references(() => sequences.id),
    startedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    status: runStatusEnum().notNull().default('running'),
    /** Why it is paused or has ended; one of `RUN_REASONS`. */
    reason: text(),
    locale: text().notNull(),
    /** The next step, from 1. */
    step: integer().notNull().default(1),
    dueAt: instant().notNull(),
    /** The step is a task, and the next one begins when it is done or deleted. */
    isWaiting: boolean().notNull().default(false),
    taskId: integer().references(() => leadActivities.id, { onDelete: 'set null' }),
    /** The answer that stopped it: when that is taken back, it goes on. */
    stoppedBy: integer(),
    /** Why it was paused when that answer came: it is paused for this again; null: it was running. */
    pausedBefore: text(),
    createdAt: createdAt(),
    endedAt: instant(),
  },
  (t) => [
    index('lead_sequences_lead_idx').on(t.leadId, t.id),
    // A lead is in one sequence at a time.
    uniqueIndex('lead_sequences_active_key')
      .on(t.leadId)
      .where(sql`${t.status} in ('running', 'paused')`),
    index('lead_sequences_due_idx').on(t.dueAt).where(sql`${t.status} = 'running'`),
    index('lead_sequences_sequence_idx').on(t.sequenceId),
    index('lead_sequences_task_idx').on(t.taskId).where(sql`${t.taskId} is not null`),
    index('lead_sequences_stopped_by_idx').on(t.stoppedBy).where(sql`${t.stoppedBy} is not null`),
    index('lead_sequences_started_by_idx').on(t.startedBy).where(sql`${t.startedBy} is not null`),
  ],
);
