import { LISTING_IMPORT_STATUSES, LISTING_VERDICTS } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { users } from './users.ts';

export const importStatusEnum = pgEnum('import_status', LISTING_IMPORT_STATUSES);

export const importVerdictEnum = pgEnum('import_verdict', LISTING_VERDICTS);

/** Why a row, or a whole file, was refused or changed; `code` is a message key. */
type Reason = { code: string; field?: string; value?: string };

/** A feed that is read repeatedly. */
export const feeds = pgTable('feeds', {
  id: id(),
  name: text().notNull().unique(),
  /** From the adapter registry. */
  kind: text().notNull(),
  url: text().notNull(),
  /** No secrets: those are encrypted in the next column. */
  settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Encrypted with the installation's secret. */
  credentials: text(),
  /** Where the next run starts; written in the transaction of the rows before it. */
  mark: jsonb().$type<unknown>(),
  /** A manual run was requested, with its options; a process that imports picks it up. */
  runAsked: jsonb().$type<{ full: boolean; mayBeShort: boolean }>(),
  isEnabled: boolean().notNull().default(true),
  everyMinutes: integer(),
  lastRunAt: instant(),
  lastError: jsonb().$type<Reason>(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

type MarketEffect = {
  rate: {
    aprPercent: number;
    averagePercent: number;
    spreadPoints: number;
    asOf: string;
  } | null;
  places: number;
  /** Files of exchange rates: the latest of each currency. */
  exchange?: {
    currency: string;
    perUsd: number;
    since: string;
    asOf: string;
    /** Missing in imports of earlier versions. */
    isDemo?: boolean;
  }[];
};

/** One imported file, or one run of a feed. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    kind: text().notNull(),
    /** Display name: the file's name or the feed's. */
    name: text().notNull(),
    feedId: integer().references(() => feeds.id, { onDelete: 'set null' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Path of the bytes: ours in `DATA_DIR` when uploaded, otherwise the operator's. */
    path: text(),
    /** Hash of the bytes: the same file resumes where it stopped. */
    fileHash: text(),
    options: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    isDryRun: boolean().notNull().default(false),
    /** A full file: listings missing from it have left the market. */
    isFull: boolean().notNull().default(false),
    status: importStatusEnum().notNull().default('ready'),
    /** Current phase: reading, writing, sweeping, renting, analyzing. */
    phase: text(),
    /** Progress within the phase. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Everything up to and including this item is written. */
    resumeAt: integer().notNull().default(0),
    /** Starts since it last made progress: an import that kills its process is not restarted forever. */
    attempts: integer().notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    quarantined: integer().notNull().default(0),
    offMarket: integer().notNull().default(0),
    analyzed: integer('analysed').notNull().default(0),
    warnings: jsonb().$type<Reason[]>().notNull().default([]),
    error: jsonb().$type<Reason>(),
    /** Market files: the new rate, and in how many places figures changed. */
    marketEffect: jsonb().$type<MarketEffect>(),
    asOf: date(),
    createdAt: createdAt(),
    startedAt: instant(),
    finishedAt: instant(),
    undoneAt: instant(),
  },
  (t) => [index('imports_unfinished_idx').on(t.id).where(sql`${t.status} = 'running'`)],
);

/**
 * The result of each row, and what an undo needs. No foreign keys: a large file writes a million rows,
 * and the undo looks up each home anyway.
 */
export const importRows = pgTable(
  'import_rows',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    importId: integer().notNull(),
    verdict: importVerdictEnum().notNull(),
    /** Row number in the file; null for a listing missing from it. */
    line: integer(),
    sourceKey: text(),
    propertyId: integer(),
    reasons: jsonb().$type<Reason[]>(),
    /** The row's values; null where the home it created or left unchanged has them. */
    snapshot: jsonb('told').$type<Record<string, unknown>>(),
    /** Values before the import; null where it created the home. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** Hash of the home after the import: later changes are not undone. */
    contentHash: text(),
  },
  (t) => [
    index('import_rows_verdict_idx').on(t.importId, t.verdict, t.id),
    index('import_rows_property_idx').on(t.importId, t.propertyId),
  ],
);

/** Column mapping, asked once for each set of headers. */
export const importMappings = pgTable('import_mappings', {
  fingerprint: text().primaryKey(),
  /** Field → header. */
  mapping: jsonb().$type<Record<string, string>>().notNull(),
  updatedAt: updatedAt(),
});
