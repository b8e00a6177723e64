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
  'typedAlready',
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
  /** Amounts typed for a month that the file has too, of the same kind: keep those, replace them, or count both. */
  typed: z.enum(['keep', 'replace', 'both']).default('keep'),
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
  /** What was typed for a month that the file has too. */
  typed: z.array(
    z.object({
      month: z.string(),
      kind: z.enum(ENTRY_KINDS),
      typed_cents: z.number().int(),
      file_cents: z.number().int(),
    }),
  ),
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

/** Without schemas: browsers take what is spread as it is. */
const posted = { method: 'POST', maxBodyBytes: MAX_BODY_BYTES } as const;
const file = z.strictObject(statementFile);
const checking = 'Previews a property manager’s statement row by row. Nothing is written.';
const importing = 'Imports a statement as previewed. The same file is imported once.';
const removing = 'Removes a statement with its amounts.';

export const checkStatement = endpoint({
  ...posted,
  id: 'checkStatement',
  path: '/api/owned-homes/:id/statements/check',
  access: 'lead:edit:own',
  summary: checking,
  perMinute: 60,
  params: idParams,
  body: file,
  response: preview,
});

export const importStatement = endpoint({
  ...posted,
  id: 'importStatement',
  path: '/api/owned-homes/:id/statements',
  access: 'lead:edit:own',
  summary: importing,
  perMinute: 20,
  params: idParams,
  body: file,
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
  ...posted,
  id: 'checkRoomStatement',
  path: '/api/room/owned-homes/:id/statements/check',
  access: 'room',
  summary: checking,
  perMinute: 30,
  params: idParams,
  body: file,
  response: preview,
});

export const importRoomStatement = endpoint({
  ...posted,
  id: 'importRoomStatement',
  path: '/api/room/owned-homes/:id/statements',
  access: 'room',
  summary: importing,
  perMinute: 10,
  params: idParams,
  body: file,
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
