import { z } from 'zod';
import { dataDate } from './data-date.ts';
import { endpoint } from './endpoint.ts';
import { listOf, pageQuery, rowId, success } from './paging.ts';
import { text } from './text.ts';
import { ZILLOW_MEASURES } from './zillow-measure.ts';

/** A million listings with long remarks. Larger sources should use a feed. */
export const LISTING_FILE_MAX_BYTES = 1_000_000_000;

/**
 * Market data: values, rents, indexes and rates. A new file replaces the old figures; there is no
 * undo.
 */
export const MARKET_FILE_KINDS = [
  'zillow-research',
  'fhfa',
  'pmms',
  'cpi',
  'exchange-rates',
  'area-facts',
] as const;
/** Kinds of files we can import. The API lists which of them an installation accepts. */
export const LISTING_FILE_KINDS = ['redfin', 'csv', ...MARKET_FILE_KINDS] as const;
export type ListingFileKind = (typeof LISTING_FILE_KINDS)[number];

export const LISTING_VERDICTS = [
  'created',
  'updated',
  'unchanged',
  'skipped',
  'quarantined',
  'off_market',
] as const;
export type ListingVerdict = (typeof LISTING_VERDICTS)[number];

export const LISTING_IMPORT_STATUSES = [
  'ready',
  'running',
  'done',
  'failed',
  'broken',
  'undone',
] as const;

/** `code` is a key of the `importing` messages. */
export const importReason = z.object({
  code: z.string(),
  field: z.string().optional(),
  value: z.string().optional(),
});
export type ListingImportReason = z.infer<typeof importReason>;

const listingImport = z.object({
  id: z.number().int(),
  kind: z.string(),
  name: z.string(),
  user: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  status: z.enum(LISTING_IMPORT_STATUSES),
  is_dry_run: z.boolean(),
  is_full: z.boolean(),
  /** Accepted although a large part of the market is missing from a full file. */
  may_be_short: z.boolean(),
  /** Options of the last start; null before the first one. */
  as_of: z.string().nullable(),
  system: z.string().nullable(),
  measure: z.enum(ZILLOW_MEASURES).nullable(),
  /** URL it was downloaded from, without credentials; null for an upload. */
  address: z.string().nullable(),
  /** Current phase; null while waiting and after the end. */
  phase: z.string().nullable(),
  /** Progress within the phase; `total` is 0 while unknown. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }),
  counts: z.object({
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    skipped: z.number().int(),
    quarantined: z.number().int(),
    off_market: z.number().int(),
    analyzed: z.number().int(),
  }),
  /** Row results are deleted after half a year; then the import can't be undone any more. */
  has_rows: z.boolean(),
  warnings: z.array(importReason),
  error: importReason.nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  undone_at: z.string().nullable(),
});
export type ListingImport = z.infer<typeof listingImport>;

const params = z.strictObject({ id: rowId });

export const uploadListingFile = endpoint({
  id: 'uploadListingFile',
  method: 'POST',
  path: '/api/imports',
  access: 'listing:import',
  summary: 'Uploads a listings file. It is stored and inspected; nothing is imported yet.',
  perMinute: 20,
  maxBodyBytes: LISTING_FILE_MAX_BYTES,
  query: z.strictObject({
    kind: z.string().min(1).max(40),
    name: z.string().trim().min(1).max(200),
  }),
  response: listingImport,
});

export const fetchListingFile = endpoint({
  id: 'fetchListingFile',
  method: 'POST',
  path: '/api/imports/from-address',
  access: 'listing:import',
  summary:
    'Fetches a listings file from an https address. It is stored and inspected; nothing is imported yet.',
  perMinute: 20,
  body: z.strictObject({
    kind: z.string().min(1).max(40),
    url: z.string().trim().min(1).max(2_000),
  }),
  response: listingImport,
});

export const listImportKinds = endpoint({
  id: 'listImportKinds',
  method: 'GET',
  path: '/api/imports/kinds',
  access: 'listing:import',
  summary: 'The file formats that can be imported.',
  response: z.array(z.string()),
});

export const previewListingImport = endpoint({
  id: 'previewListingImport',
  method: 'GET',
  path: '/api/imports/:id/preview',
  access: 'listing:import',
  summary: 'The columns of an uploaded file, their suggested fields, and the first rows.',
  params,
  response: z.object({
    encoding: z.string(),
    format: z.string(),
    columns: z.array(z.object({ header: z.string(), samples: z.array(z.string()) })),
    /** Field → header. Empty for kinds without a mapping. */
    mapping: z.record(z.string(), z.string()),
    /** Confirmed by a user for the same headers before. */
    is_remembered: z.boolean(),
    /** Source name given for the last table, suggested for the next one. */
    last_system: z.string().nullable(),
    fields: z.array(z.string()),
    /** Required fields, and those of them without a column. */
    needed: z.array(z.string()),
    missing: z.array(z.string()),
  }),
});

export const startListingImport = endpoint({
  id: 'startListingImport',
  method: 'POST',
  path: '/api/imports/:id/start',
  access: 'listing:import',
  summary:
    'Starts an import, or resumes one that was stopped. The import itself shows the progress.',
  perMinute: 20,
  params,
  body: z.strictObject({
    dry_run: z.boolean().default(false),
    /** The file contains everything the source has: listings that are missing go off market. */
    full: z.boolean().default(false),
    /** Accept a full file even if a large part of the market is missing. */
    may_be_short: z.boolean().default(false),
    as_of: dataDate.optional(),
    /** Source of the listings. Required for a table without a source column. */
    system: text(120).trim().min(1).optional(),
    /** The measure of a Zillow Research file, if its name does not contain it. */
    measure: z.enum(ZILLOW_MEASURES).optional(),
    /** Field → header; an empty header leaves the field out although a column matches. */
    mapping: z.record(text(60), text(500)).optional(),
  }),
  response: listingImport,
});

export const stopListingImport = endpoint({
  id: 'stopListingImport',
  method: 'POST',
  path: '/api/imports/:id/stop',
  access: 'listing:import',
  summary: 'Stops a running import. What it has written stays, and it can be resumed.',
  perMinute: 20,
  params,
  response: listingImport,
});

export const listListingImports = endpoint({
  id: 'listListingImports',
  method: 'GET',
  path: '/api/imports',
  access: 'listing:import',
  summary: 'The imports of listings, the latest first; without a page only the latest 50.',
  query: z.strictObject(pageQuery),
  response: listOf(listingImport),
});

export const getListingImport = endpoint({
  id: 'getListingImport',
  method: 'GET',
  path: '/api/imports/:id',
  access: 'listing:import',
  summary: 'One import and its progress.',
  params,
  response: listingImport,
});

export const deleteListingImport = endpoint({
  id: 'deleteListingImport',
  method: 'DELETE',
  path: '/api/imports/:id',
  access: 'listing:import',
  summary: 'Deletes an import that wrote nothing: not started, preview only, or rejected.',
  perMinute: 60,
  params,
  response: success,
});

export const getImportSurroundings = endpoint({
  id: 'getImportSurroundings',
  method: 'GET',
  path: '/api/imports/surroundings',
  access: 'listing:import',
  summary: 'Whether demo listings are shown next to imported ones.',
  response: z.object({ has_demo_homes: z.boolean() }),
});

export const undoListingImport = endpoint({
  id: 'undoListingImport',
  method: 'POST',
  path: '/api/imports/:id/undo',
  access: 'listing:import',
  summary: 'Undoes an import, except for listings that have changed since.',
  perMinute: 20,
  params,
  response: z.object({
    deleted: z.number().int(),
    restored: z.number().int(),
    /** Changed, shared or shortlisted since: not undone. */
    kept: z.number().int(),
  }),
});
