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

/** Why a row, or a whole file, was not taken as it was; `code` is a message key. */
type Reason = { code: string; field?: string; value?: string };

/** A feed that is asked again and again. */
export const feeds = pgTable('feeds', {
  id: id(),
  name: text().notNull().unique(),
  /** Of the registry of adapters. */
  kind: text().notNull(),
  url: text().notNull(),
  /** Never a secret: those stand sealed beside it. */
  settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Sealed with the installation's secret. */
  credentials: text(),
  /** Where the next run begins; written with the rows it vouches for. */
  mark: jsonb().$type<unknown>(),
  /** A person wants it run now, and how: a process that imports takes it. */
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
};

/** One file, or one run of a feed, that was read in. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    kind: text().notNull(),
    /** What a person calls it: the file's name or the feed's. */
    name: text().notNull(),
    feedId: integer().references(() => feeds.id, { onDelete: 'set null' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Where the bytes are: ours in `DATA_DIR` when it was uploaded, the operator's otherwise. */
    path: text(),
    /** Of the bytes: the same file goes on where it was broken off. */
    fileHash: text(),
    options: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    isDryRun: boolean().notNull().default(false),
    /** Everything the source has: what is missing in it has left the market. */
    isFull: boolean().notNull().default(false),
    status: importStatusEnum().notNull().default('ready'),
    /** What it does now: reading, writing, sweeping, renting, analysing. */
    phase: text(),
    /** Of the phase: how much of how much. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Up to and with this item of the source everything is written. */
    resumeAt: integer().notNull().default(0),
    /** How often it was begun since it last came forward: what kills its process is not begun for ever. */
    attempts: integer().notNull().default(0),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    quarantined: integer().notNull().default(0),
    offMarket: integer().notNull().default(0),
    analysed: integer().notNull().default(0),
    warnings: jsonb().$type<Reason[]>().notNull().default([]),
    error: jsonb().$type<Reason>(),
    /** Of a file of the market: the rate after it, and in how many places other figures are used. */
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
 * What became of each row, and what must be known to take it back. No foreign keys: a million rows
 * are written with each big file, and the undo looks for the home anyway.
 */
export const importRows = pgTable(
  'import_rows',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    importId: integer().notNull(),
    verdict: importVerdictEnum().notNull(),
    /** Of the file; null for what was missing in it. */
    line: integer(),
    sourceKey: text(),
    propertyId: integer(),
    reasons: jsonb().$type<Reason[]>(),
    /** What the row said; null where the home it made or left as it was says it. */
    told: jsonb().$type<Record<string, unknown>>(),
    /** The values before; null where the import made the home. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** Of the home after the import: a later change is not taken back. */
    contentHash: text(),
  },
  (t) => [
    index('import_rows_verdict_idx').on(t.importId, t.verdict, t.id),
    index('import_rows_property_idx').on(t.importId, t.propertyId),
  ],
);

/** Which column of a file means what: asked once for each set of headers. */
export const importMappings = pgTable('import_mappings', {
  fingerprint: text().primaryKey(),
  /** Field → header. */
  mapping: jsonb().$type<Record<string, string>>().notNull(),
  updatedAt: updatedAt(),
});
