import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { leads } from './leads.ts';
import { users } from './users.ts';

/** A row of a table as JSON, by column name. */
export type StoredRow = Record<string, unknown>;

/** What takes a merge apart again. */
export type MergeUndo = {
  /** The lead that stayed, before and after. */
  before: StoredRow;
  after: StoredRow;
  absorbed: StoredRow;
  /** Keys of the rows that moved, by table; of links that got a lead in the first place, `unbound`. */
  moved: Record<string, (number | string)[]>;
  /** Tags and custom fields of the other lead, by table, and those that the lead that stayed got from it. */
  shared?: Record<string, { had: StoredRow[]; added: number[] }>;
  /** Values of custom fields that the lead that stayed had before those of the other were chosen. */
  replaced?: StoredRow[];
  notes?: JoinedNote[];
  /** Calendar addresses that ended with the mailbox they were made for, and searches that both had. */
  ended?: EndedByMerge;
};

export type EndedByMerge = {
  calendars: { id: number; hash: string; email: string }[];
  /** Paused, as text: one that is stopped by its reader meanwhile is taken out. */
  twins: string[];
};

/** Of a home that both had saved, in the room of the lead that stayed. */
export type JoinedNote = { property_id: number; was: string; joined: string };

/** What a person was called in a lead that is part of another now: an erasure looks for it. */
export type FormerPerson = { firstName: string; lastName: string; phone: string; email: string };

/** Two leads that became one. The row of the other is gone; its address leads to the one that stayed. */
export const leadMerges = pgTable(
  'lead_merges',
  {
    id: id(),
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** No foreign key: the row is gone. */
    absorbedId: integer().notNull().unique(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Null after a day or an erasure. */
    undo: jsonb().$type<MergeUndo>(),
    former: jsonb().$type<FormerPerson>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('lead_merges_lead_idx').on(t.leadId),
    index('lead_merges_email_idx').on(sql`lower(${t.former}->>'email')`),
    index('lead_merges_age_idx').on(t.createdAt).where(sql`${t.undo} is not null`),
  ],
);
