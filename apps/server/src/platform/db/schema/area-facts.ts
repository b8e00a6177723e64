import { AREA_FACT_SCOPES, AREA_FACT_UNITS } from '@alpha/contract';
import { date, integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';

export const areaFactScopeEnum = pgEnum('area_fact_scope', AREA_FACT_SCOPES);
export const areaFactUnitEnum = pgEnum('area_fact_unit', AREA_FACT_UNITS);

/** A named column of an imported file; a later file with the same column replaces it. */
export const areaFactColumns = pgTable('area_fact_columns', {
  key: text().primaryKey(),
  labelEn: text().notNull(),
  labelEs: text().notNull(),
  unit: areaFactUnitEnum().notNull(),
  source: text().notNull(),
  asOf: date().notNull(),
  /** Order on the page, as in the file. */
  position: integer().notNull(),
});

/** What imported files state about a ZIP code, city, county, metro or state: column key → value. */
export const areaFacts = pgTable(
  'area_facts',
  {
    scope: areaFactScopeEnum().notNull(),
    /** The same for all spellings: see underwriting/areas. */
    placeKey: text().notNull(),
    place: text().notNull(),
    values: jsonb().$type<Record<string, string | number>>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.placeKey] })],
);
