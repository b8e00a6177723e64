import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { IMPORT_MAX_COLUMNS } from './lead-import.ts';
import { ENTRY_KINDS, STATEMENT_FIELDS, STATEMENT_MAX_BYTES } from './owned-home-kinds.ts';
import { ownedHomeAnswer, statementChecks } from './owned-homes.ts';
import { idParams } from './paging.ts';
import { text } from './text.ts';

/** Why a row is left out. */
export const STATEMENT_REASONS = [
  'date',
  'amount',
  'bothAmounts',
  'beforePurchase',
  'future',
  'duplicate',
  'monthTaken',
  'zero',
  'tooManyCells',
] as const;
export type StatementReason = (typeof STATEMENT_REASONS)[number];

const statementRow = z.object({
  /** Line in the file; headers are line 1. */
  line: z.number().int(),
  verdict: z.enum(['add', 'skip', 'refuse']),
  reason: z.enum(STATEMENT_REASONS).nullable(),
  /** As far as it could be read. */
  date: z.string().nullable(),
  kind: z.enum(ENTRY_KINDS),
  amount_cents: z.number().int().nullable(),
  text: z.string(),
});
export type StatementRow = z.infer<typeof statementRow>;

const statementFile = {
  file_name: text(255),
  /** The file in base64. */
  content: z.base64().max(Math.ceil(STATEMENT_MAX_BYTES / 3) * 4),
  /** Field of each column, in order; null skips it. If absent, derived from the headers. */
  mapping: z.array(z.enum(STATEMENT_FIELDS).nullable()).max(IMPORT_MAX_COLUMNS).optional(),
  /** If absent, derived from the dates. */
  date_order: z.enum(['mdy', 'dmy']).optional(),
  /** What categories of the file are; the others are derived from their words. */
  kinds: z.record(text(200), z.enum(ENTRY_KINDS)).optional(),
  /** Months that have entries already: leave their rows out, or add what is not the same. */
  overlap: z.enum(['skip', 'add']).default('skip'),
};

/** Allows for base64 and the surrounding JSON. */
const MAX_BODY_BYTES = Math.ceil((STATEMENT_MAX_BYTES * 4) / 3) + 64 * 1024;

const preview = z.object({
  encoding: z.enum(['utf-8', 'utf-16', 'windows-1252']),
  delimiter: z.enum([',', ';', '\t']),
  columns: z.array(
    z.object({
      header: z.string(),
      field: z.enum(STATEMENT_FIELDS).nullable(),
      samples: z.array(z.string()),
    }),
  ),
  /** Needed and in no column. */
  missing: z.array(z.enum(STATEMENT_FIELDS)),
  date_order: z.enum(['mdy', 'dmy']),
  /** False: every date of the file can be read both ways. */
  is_date_order_sure: z.boolean(),
  categories: z.array(
    z.object({ text: z.string(), kind: z.enum(ENTRY_KINDS), count: z.number().int() }),
  ),
  /** Months of the file that have entries already. */
  overlaps: z.array(z.string()),
  /** When the same file was imported; `null`: it was not. */
  imported_at: z.string().nullable(),
  first_month: z.string().nullable(),
  last_month: z.string().nullable(),
  checks: statementChecks,
  counts: z.object({
    add: z.number().int(),
    skip: z.number().int(),
    refuse: z.number().int(),
  }),
  rows: z.array(statementRow),
});
export type StatementPreview = z.infer<typeof preview>;

const shared = {
  method: 'POST',
  maxBodyBytes: MAX_BODY_BYTES,
  params: idParams,
  body: z.strictObject(statementFile),
} as const;
const checking = 'Previews a property manager’s statement row by row. Nothing is written.';
const importing = 'Imports a statement as previewed. The same file is imported once.';
const removing = 'Removes a statement with its amounts.';

export const checkStatement = endpoint({
  ...shared,
  id: 'checkStatement',
  path: '/api/owned-homes/:id/statements/check',
  access: 'lead:edit:own',
  summary: checking,
  perMinute: 60,
  response: preview,
});

export const importStatement = endpoint({
  ...shared,
  id: 'importStatement',
  path: '/api/owned-homes/:id/statements',
  access: 'lead:edit:own',
  summary: importing,
  perMinute: 20,
  response: z.object({ statement_id: z.number().int(), home: ownedHomeAnswer }),
});

export const deleteStatement = endpoint({
  id: 'deleteStatement',
  method: 'DELETE',
  path: '/api/owned-home-statements/:id',
  access: 'lead:edit:own',
  summary: removing,
  params: idParams,
  response: ownedHomeAnswer,
});

export const checkRoomStatement = endpoint({
  ...shared,
  id: 'checkRoomStatement',
  path: '/api/room/owned-homes/:id/statements/check',
  access: 'room',
  summary: checking,
  perMinute: 30,
  response: preview,
});

export const importRoomStatement = endpoint({
  ...shared,
  id: 'importRoomStatement',
  path: '/api/room/owned-homes/:id/statements',
  access: 'room',
  summary: importing,
  perMinute: 10,
  response: z.object({ statement_id: z.number().int(), home: ownedHomeAnswer }),
});

export const deleteRoomStatement = endpoint({
  id: 'deleteRoomStatement',
  method: 'DELETE',
  path: '/api/room/owned-home-statements/:id',
  access: 'room',
  summary: `${removing} Only one that the investor added.`,
  perMinute: 30,
  params: idParams,
  response: ownedHomeAnswer,
});
