import { FIELD_ACCESS, FIELD_TYPES } from '@alpha/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { foldedWords } from '../text-search.ts';
import { createdAt, id, instant, tsvector } from './columns.ts';
import { leads } from './leads.ts';

export const fieldTypeEnum = pgEnum('lead_field_type', FIELD_TYPES);
export const fieldAccessEnum = pgEnum('lead_field_access', FIELD_ACCESS);

/** Facts about leads that an administrator has added to the built-in ones. */
export const leadFields = pgTable('lead_fields', {
  id: id(),
  name: text().notNull(),
  nameEs: text().notNull(),
  type: fieldTypeEnum().notNull(),
  isRequired: boolean().notNull().default(false),
  order: integer().notNull(),
  leaderAccess: fieldAccessEnum().notNull(),
  salesmanAccess: fieldAccessEnum().notNull(),
  /** Shown nowhere; its values stay. */
  archivedAt: instant(),
  createdAt: createdAt(),
});

/** What can be chosen in a field. */
export const leadFieldOptions = pgTable(
  'lead_field_options',
  {
    id: id(),
    fieldId: integer()
      .notNull()
      .references(() => leadFields.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nameEs: text().notNull(),
    order: integer().notNull(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [index('lead_field_options_field_idx').on(t.fieldId, t.order)],
);

/** A value in the column of its type; the others are null. */
export type StoredValue = {
  text: string | null;
  number: number | null;
  /** ISO. */
  date: string | null;
  isYes: boolean | null;
  optionIds: number[] | null;
};

/** One value of one lead, in the column of its type. Each type has an index for its filter. */
export const leadFieldValues = pgTable(
  'lead_field_values',
  {
    leadId: integer()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    fieldId: integer()
      .notNull()
      .references(() => leadFields.id, { onDelete: 'cascade' }),
    text: text(),
    number: doublePrecision(),
    date: date({ mode: 'string' }),
    isYes: boolean(),
    /** Of one of a list, or several. */
    optionIds: integer().array(),
    /** Matched by prefix. */
    words: tsvector().generatedAlwaysAs(
      (): SQL => foldedWords(sql`coalesce(${leadFieldValues.text}, '')`, 'A'),
    ),
  },
  (t) => [
    primaryKey({ columns: [t.leadId, t.fieldId] }),
    index('lead_field_values_field_idx').on(t.fieldId, t.leadId),
    index('lead_field_values_number_idx')
      .on(t.fieldId, t.number, t.leadId)
      .where(sql`${t.number} is not null`),
    index('lead_field_values_date_idx')
      .on(t.fieldId, t.date, t.leadId)
      .where(sql`${t.date} is not null`),
    index('lead_field_values_yes_idx')
      .on(t.fieldId, t.isYes, t.leadId)
      .where(sql`${t.isYes} is not null`),
    index('lead_field_values_words_idx').using('gin', t.words).where(sql`${t.text} is not null`),
    index('lead_field_values_options_idx')
      .using('gin', t.optionIds)
      .where(sql`${t.optionIds} is not null`),
  ],
);
