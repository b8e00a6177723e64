import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import type { StoredValue } from './lead-fields.ts';
import { leads } from './leads.ts';
import { users } from './users.ts';

/** A saved filter of the contact list. */
export const leadViews = pgTable(
  'lead_views',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** As in the URL. */
    query: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('lead_views_user_name_key').on(t.userId, sql`lower(${t.name})`)],
);

/** One imported file of contacts. */
export const leadImports = pgTable(
  'lead_imports',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    created: integer().notNull().default(0),
    updated: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    createdAt: createdAt(),
    undoneAt: instant(),
  },
  (t) => [index('lead_imports_user_idx').on(t.userId, t.createdAt)],
);

/** What an import did to a lead, and what an undo needs. */
export const leadImportRows = pgTable(
  'lead_import_rows',
  {
    id: id(),
    importId: integer()
      .notNull()
      .references(() => leadImports.id, { onDelete: 'cascade' }),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** The line of the file. */
    line: integer().notNull(),
    /** Values before the import; null where it created the lead. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** The lead's version after the import: later changes are not undone. */
    version: integer().notNull(),
  },
  (t) => [
    index('lead_import_rows_import_idx').on(t.importId),
    index('lead_import_rows_lead_idx').on(t.leadId),
  ],
);

/** Where a lead was before a bulk change, and its version after it: later changes are not undone. */
export type UndoRow = {
  id: number;
  version: number;
  statusId: number;
  userId: number;
  /** Of a change of labels: those that it had. */
  tagIds?: number[];
  /** Of a change of a custom field: its earlier value, null where it had none. */
  field?: { id: number; value: StoredValue | null };
};

/** The latest bulk changes of a person, for a day. */
export const leadUndos = pgTable(
  'lead_undos',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isDeletion: boolean().notNull(),
    rows: jsonb().$type<UndoRow[]>().notNull(),
    /** The time of the change, which its timeline entries have too. */
    createdAt: createdAt(),
  },
  (t) => [index('lead_undos_user_idx').on(t.userId), index('lead_undos_age_idx').on(t.createdAt)],
);
