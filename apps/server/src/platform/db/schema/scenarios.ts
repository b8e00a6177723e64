import type { ScenarioChanges } from '@alpha/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { properties } from './properties.ts';
import { shareLinks } from './shares.ts';
import { users } from './users.ts';

/**
 * `kept`: saved by staff for themselves. The others belong to a link: `sent` with it, a copy that later
 * edits don't reach; saved by its `reader`; or `tried` there and not saved.
 */
export const SCENARIO_ORIGINS = ['kept', 'sent', 'reader', 'tried'] as const;
export const scenarioOriginEnum = pgEnum('scenario_origin', SCENARIO_ORIGINS);

/** Assumptions of a report that somebody changed, under a name. */
export const scenarios = pgTable(
  'scenarios',
  {
    id: id(),
    propertyId: integer()
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    origin: scenarioOriginEnum().notNull(),
    /** Only of `kept` ones: others belong to the sender or the reader of their link. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    shareId: integer().references(() => shareLinks.id, { onDelete: 'cascade' }),
    /** As of an answer: which of the readers of the link. */
    readerKey: text().notNull().default(''),
    /** Empty for one that was tried and not saved. */
    name: text().notNull(),
    /** Only what differs from our assumptions. */
    changes: jsonb().$type<ScenarioChanges>().notNull(),
    /** Of the engine when it was saved. */
    modelVersion: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('scenarios_owner_idx').on(t.userId, t.propertyId).where(sql`${t.origin} = 'kept'`),
    index('scenarios_property_idx').on(t.propertyId),
    index('scenarios_share_idx').on(t.shareId).where(sql`${t.shareId} is not null`),
    check('scenarios_belong', sql`(${t.origin} = 'kept') = (${t.shareId} is null)`),
  ],
);
