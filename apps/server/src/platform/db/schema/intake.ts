import {
  DELIVERY_REASONS,
  DELIVERY_STATUSES,
  INTAKE_KINDS,
  type IntakeTarget,
  OWNER_REASONS,
  type OwnerRule,
} from '@alpha/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { leads } from './leads.ts';

export const intakeKindEnum = pgEnum('intake_kind', INTAKE_KINDS);
export const deliveryStatusEnum = pgEnum('delivery_status', DELIVERY_STATUSES);
export const deliveryReasonEnum = pgEnum('delivery_reason', DELIVERY_REASONS);
export const ownerReasonEnum = pgEnum('owner_reason', OWNER_REASONS);

/** Leads of a Meta form that are fetched page by page. */
export type Backfill = {
  formId: string;
  /** ISO date. */
  since: string;
  /** Where the next page starts. */
  after: string | null;
  found: number;
  isDone: boolean;
  error: string | null;
};

/** A system that sends us leads. */
export const intakeSources = pgTable(
  'intake_sources',
  {
    id: id(),
    name: text().notNull().unique(),
    kind: intakeKindEnum().notNull(),
    /** The last part of its address; no secret. */
    key: text().notNull().unique(),
    isActive: boolean().notNull().default(true),
    /** Encrypted with the installation's secret. */
    credentials: text().notNull(),
    mapping: jsonb().$type<{ from: string; to: IntakeTarget }[]>().notNull(),
    ownerRule: jsonb().$type<OwnerRule>().notNull(),
    /** Running weights of the rotation by user id. */
    turns: jsonb().$type<Record<string, number>>().notNull().default({}),
    refusedCount: integer().notNull().default(0),
    refusedAt: instant(),
    backfill: jsonb().$type<Backfill>(),
    backfillAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('intake_sources_backfill_idx').on(t.backfillAt).where(sql`${t.backfillAt} is not null`),
  ],
);

/** One lead that a source has sent: stored before it is answered, processed afterwards. */
export const intakeDeliveries = pgTable(
  'intake_deliveries',
  {
    id: id(),
    sourceId: integer()
      .notNull()
      .references(() => intakeSources.id, { onDelete: 'cascade' }),
    /** The other system's id, else a hash of the body: the same delivery is stored once. */
    externalId: text().notNull(),
    /** Null: only the hash of the body is known. */
    shownId: text(),
    isTest: boolean().notNull().default(false),
    /** Meta sends only ids; the rest is fetched. */
    isFetched: boolean().notNull().default(true),
    /** Incoming fields by name, in their order; null after 30 days or an erasure. */
    fields: json().$type<Record<string, string>>(),
    status: deliveryStatusEnum().notNull().default('waiting'),
    reason: deliveryReasonEnum(),
    leadId: integer().references(() => leads.id, { onDelete: 'set null' }),
    ownerReason: ownerReasonEnum(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('intake_deliveries_external_key').on(t.sourceId, t.externalId),
    index('intake_deliveries_source_idx').on(t.sourceId, t.id),
    index('intake_deliveries_due_idx').on(t.nextAttemptAt).where(sql`${t.status} = 'waiting'`),
    index('intake_deliveries_lead_idx').on(t.leadId),
    index('intake_deliveries_age_idx').on(t.createdAt).where(sql`${t.fields} is not null`),
  ],
);
