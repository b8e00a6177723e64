import { sql } from 'drizzle-orm';
import { check, date, doublePrecision, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, updatedAt } from './columns.ts';

/** What a campaign cost in a month, as an administrator typed it; names as the campaign report writes them. */
export const campaignCosts = pgTable(
  'campaign_costs',
  {
    id: id(),
    source: text().notNull(),
    medium: text().notNull(),
    campaign: text().notNull(),
    /** The first day of the month. */
    month: date().notNull(),
    /** USD. */
    amount: doublePrecision().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('campaign_costs_month_key').on(t.source, t.medium, t.campaign, t.month),
    check('campaign_costs_first_day', sql`extract(day from ${t.month}) = 1`),
    check('campaign_costs_positive', sql`${t.amount} > 0`),
  ],
);
