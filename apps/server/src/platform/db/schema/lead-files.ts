import { LEAD_FILE_KINDS } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { leads } from './leads.ts';
import { users } from './users.ts';

export const leadFileKindEnum = pgEnum('lead_file_kind', LEAD_FILE_KINDS);

/** Files attached to leads. The bytes are on disk under their hash, which several rows may share. */
export const leadFiles = pgTable(
  'lead_files',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: leadFileKindEnum().notNull(),
    bytes: integer().notNull(),
    /** SHA-256 of the bytes, in hexadecimal. */
    hash: text().notNull(),
    hasThumbnail: boolean().notNull(),
    uploadedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Hidden since then, until it is restored or removed for good. */
    deletedAt: instant(),
  },
  (t) => [
    index('lead_files_lead_idx').on(t.leadId),
    index('lead_files_hash_idx').on(t.hash),
    index('lead_files_uploader_idx').on(t.uploadedBy).where(sql`${t.uploadedBy} is not null`),
    index('lead_files_deleted_idx').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
  ],
);
