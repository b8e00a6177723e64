import {
  type Country,
  PURCHASE_BUYERS,
  PURCHASE_FINANCING,
  PURCHASE_OUTCOMES,
  PURCHASE_STEP_STATUSES,
  type PurchaseActor,
  type PurchasePhase,
  type PurchaseStepKey,
} from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { leadFileKindEnum } from './lead-files.ts';
import { leads } from './leads.ts';
import { properties } from './properties.ts';
import { users } from './users.ts';

export const purchaseFinancingEnum = pgEnum('purchase_financing', PURCHASE_FINANCING);
export const purchaseBuyerEnum = pgEnum('purchase_buyer', PURCHASE_BUYERS);
export const purchaseOutcomeEnum = pgEnum('purchase_outcome', PURCHASE_OUTCOMES);
export const purchaseStepStatusEnum = pgEnum('purchase_step_status', PURCHASE_STEP_STATUSES);

/** What a lead buys, and how. */
export const purchases = pgTable(
  'purchases',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    propertyId: integer().references(() => properties.id, { onDelete: 'set null' }),
    address: text().notNull(),
    /** USD cents, agreed with the seller. */
    priceCents: bigint({ mode: 'number' }),
    financing: purchaseFinancingEnum().notNull(),
    buyer: purchaseBuyerEnum().notNull(),
    /** Where the investor lives. */
    country: text().$type<Country>(),
    timeZone: text().notNull(),
    locale: text().$type<'en' | 'es'>().notNull(),
    startedAt: createdAt(),
    outcome: purchaseOutcomeEnum(),
    endedAt: instant(),
    /** When the first of its ready steps takes longer than usual, or misses its deadline; kept with each change. */
    stuckAt: instant(),
    /** SHA-256 of the token in the investor’s calendar address; null while it is off. A trigger ends it with the room. */
    calendarTokenHash: text().unique(),
  },
  (t) => [
    index('purchases_lead_idx').on(t.leadId),
    index('purchases_property_idx').on(t.propertyId),
    index('purchases_stuck_idx').on(t.stuckAt).where(sql`${t.stuckAt} is not null`),
  ],
);

export const purchaseSteps = pgTable(
  'purchase_steps',
  {
    id: id(),
    purchaseId: integer()
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    key: text().$type<PurchaseStepKey>().notNull(),
    /** Null: the usual name. */
    title: text(),
    position: integer().notNull(),
    phase: text().$type<PurchasePhase>().notNull(),
    who: text().$type<PurchaseActor>().notNull(),
    minDays: integer().notNull(),
    typicalDays: integer().notNull(),
    maxDays: integer().notNull(),
    /** Ids of steps of the same purchase. */
    after: integer().array().notNull().default(sql`'{}'`),
    status: purchaseStepStatusEnum().notNull().default('open'),
    /** Done, or found not to be needed. */
    settledAt: instant(),
    doneBy: integer().references(() => users.id, { onDelete: 'set null' }),
    isDoneInRoom: boolean().notNull().default(false),
    dueAt: instant(),
    /** Of a filing, when its date was computed: the year in which it is due, also when staff move the deadline. */
    filingYear: integer(),
    /** Of a filing: the one of the year after was added. */
    isFollowed: boolean().notNull().default(false),
    /** The deadline was announced. */
    remindedAt: instant(),
    /** How often announcing it has failed, and when it is tried again. */
    remindTries: integer().notNull().default(0),
    remindAfter: instant(),
    note: text().notNull().default(''),
    /** Never reaches the room. */
    staffNote: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index('purchase_steps_purchase_idx').on(t.purchaseId),
    index('purchase_steps_done_by_idx').on(t.doneBy).where(sql`${t.doneBy} is not null`),
    index('purchase_steps_due_idx')
      .on(t.dueAt)
      .where(sql`${t.status} = 'open' and ${t.remindedAt} is null and ${t.dueAt} is not null`),
    index('purchase_steps_filing_idx')
      .on(t.dueAt)
      .where(sql`not ${t.isFollowed} and ${t.phase} = 'after' and ${t.dueAt} is not null`),
  ],
);

/** Encrypted on disk, in the store of lead files, each with a key of its own. */
export const purchaseDocuments = pgTable(
  'purchase_documents',
  {
    id: id(),
    purchaseId: integer()
      .notNull()
      .references(() => purchases.id, { onDelete: 'cascade' }),
    stepId: integer()
      .notNull()
      .references(() => purchaseSteps.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: leadFileKindEnum().notNull(),
    /** Of the file as it was uploaded. */
    bytes: integer().notNull(),
    /** SHA-256 of the file as it was uploaded. */
    contentHash: text().notNull(),
    /** SHA-256 of the encrypted bytes: their name in the store. */
    hash: text().notNull().unique(),
    /** The key of the bytes, encrypted with the installation’s secret. */
    sealedKey: text().notNull(),
    isFromInvestor: boolean().notNull(),
    uploadedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('purchase_documents_purchase_idx').on(t.purchaseId),
    index('purchase_documents_step_idx').on(t.stepId),
    index('purchase_documents_uploader_idx')
      .on(t.uploadedBy)
      .where(sql`${t.uploadedBy} is not null`),
  ],
);
