import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams } from './paging.ts';
import { text } from './text.ts';

export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 10_000;
export const IMPORT_MAX_COLUMNS = 100;

/** Possible fields of a column. `full_name` is split at its last space. */
export const IMPORT_FIELDS = [
  'first_name',
  'last_name',
  'full_name',
  'email',
  'phone',
  'status',
  'owner',
  'owner_email',
  'source',
  'country',
  'profile',
  'initial_payment',
  'adicionales',
  'utms',
  'tags',
] as const;
/** `field:12` is a custom field. */
export type CustomColumn = `field:${number}`;
export type ImportField = (typeof IMPORT_FIELDS)[number] | CustomColumn;

const importField = z.union([
  z.enum(IMPORT_FIELDS),
  z.string().regex(/^field:[1-9]\d{0,8}$/) as unknown as z.ZodType<CustomColumn, CustomColumn>,
]);

export const DUPLICATE_CHOICES = ['skip', 'update', 'create'] as const;
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number];

export const IMPORT_VERDICTS = ['create', 'update', 'skip', 'refuse'] as const;
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number];

/** Reasons why a row is refused or skipped, and warnings for imported rows. */
export const IMPORT_REASONS = [
  'required',
  'email',
  'phone',
  'tooLong',
  'invalid',
  'tooManyCells',
  'duplicate',
  'duplicateOfOther',
  'duplicateSeveral',
  'duplicateInFile',
  'same',
  'ownerUnknown',
  'statusUnknown',
  'valueUnknown',
  'number',
  'date',
  'yesNo',
  'option',
  'tooManyTags',
] as const;
export type ImportReason = (typeof IMPORT_REASONS)[number];

const importRow = z.object({
  /** Line in the file; headers are line 1. */
  line: z.number().int(),
  verdict: z.enum(IMPORT_VERDICTS),
  name: z.string(),
  email: z.string(),
  reasons: z.array(z.object({ reason: z.enum(IMPORT_REASONS), field: importField.nullable() })),
  /** Of a refused row: all of it as in the file, to be put right and imported again. */
  cells: z.array(z.string()).optional(),
});
export type ImportRow = z.infer<typeof importRow>;

const importCounts = z.object({
  create: z.number().int(),
  update: z.number().int(),
  skip: z.number().int(),
  refuse: z.number().int(),
});

const importFile = {
  file_name: text(255),
  /** The file in base64. */
  content: z.base64().max(Math.ceil(IMPORT_MAX_BYTES / 3) * 4),
  /** Field of each column, in order; null skips it. If absent, derived from the headers. */
  mapping: z.array(importField.nullable()).max(IMPORT_MAX_COLUMNS).optional(),
  /** What to do if the email already exists. */
  duplicates: z.enum(DUPLICATE_CHOICES),
};

/** Names of all columns as in the file. */
const headers = z.array(z.string());

/** Allows for base64 and the surrounding JSON. */
const MAX_BODY_BYTES = Math.ceil((IMPORT_MAX_BYTES * 4) / 3) + 32 * 1024;

export const checkLeadImport = endpoint({
  id: 'checkLeadImport',
  method: 'POST',
  path: '/api/leads/import/check',
  access: 'lead:edit:own',
  summary: 'Previews an import row by row. Nothing is written.',
  perMinute: 60,
  maxBodyBytes: MAX_BODY_BYTES,
  body: z.strictObject(importFile),
  response: z.object({
    encoding: z.enum(['utf-8', 'utf-16', 'windows-1252']),
    delimiter: z.enum([',', ';', '\t']),
    columns: z.array(
      z.object({
        header: z.string(),
        field: importField.nullable(),
        samples: z.array(z.string()),
      }),
    ),
    headers,
    /** Required fields without a column. */
    missing: z.array(importField),
    counts: importCounts,
    rows: z.array(importRow),
  }),
});

const leadImport = z.object({
  id: z.number().int(),
  file_name: z.string(),
  user: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  created: z.number().int(),
  updated: z.number().int(),
  skipped: z.number().int(),
  refused: z.number().int(),
  created_at: z.string(),
  undone_at: z.string().nullable(),
});
export type LeadImport = z.infer<typeof leadImport>;

export const importLeads = endpoint({
  id: 'importLeads',
  method: 'POST',
  path: '/api/leads/import',
  access: 'lead:edit:own',
  summary: 'Imports a CSV file exactly as previewed, or not at all.',
  perMinute: 20,
  maxBodyBytes: MAX_BODY_BYTES,
  body: z.strictObject(importFile),
  response: leadImport.extend({ headers, rows: z.array(importRow) }),
});

export const listLeadImports = endpoint({
  id: 'listLeadImports',
  method: 'GET',
  path: '/api/leads/imports',
  access: 'lead:edit:own',
  summary: 'The latest imports: the own ones, for administrators everybody’s.',
  response: z.array(leadImport),
});

/** Why a lead is not changed by an undo. */
export const UNDO_REASONS = [
  'changed',
  'touched',
  'notYours',
  'statusGone',
  'ownerGone',
  'ownerMoved',
] as const;

export const undoLeadImport = endpoint({
  id: 'undoLeadImport',
  method: 'POST',
  path: '/api/leads/imports/:id/undo',
  access: 'lead:edit:own',
  summary: 'Undoes an import, except for leads that were edited since.',
  params: idParams,
  response: z.object({
    deleted: z.number().int(),
    restored: z.number().int(),
    /** Already deleted by someone else. */
    gone: z.number().int(),
    kept: z.array(
      z.object({
        reason: z.enum(UNDO_REASONS),
        count: z.number().int(),
        names: z.array(z.string()),
      }),
    ),
  }),
});
export type UndoReason = (typeof UNDO_REASONS)[number];
