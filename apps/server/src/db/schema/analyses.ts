import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, money, percent, rate } from './columns.ts';
import { properties } from './properties.ts';

/** The ten-year result of one property, with the inputs and the model that made it. */
export const propertyAnalyses = pgTable(
  'property_analyses',
  {
    propertyId: integer()
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    modelVersion: text().notNull(),
    /** Hash of inputs and model: what has not changed is not computed again. */
    inputsHash: text().notNull(),
    computedAt: instant().notNull().defaultNow(),

    // What a listing card shows and the search sorts by.
    downpayment: money().notNull(),
    downpaymentPercentage: rate().notNull(),
    appreciationRateAnnual: rate().notNull(),
    monthlyRentalIncome: money().notNull(),
    netProfit: money().notNull(),
    totalRoi: percent().notNull(),
    annualizedRoi: percent().notNull(),
    averageRoiPerYear: percent().notNull(),
    /** First year with positive cash flow; null when never within the loan. */
    profitYear: integer(),
    capRate: percent().notNull(),
    rentToPrice: percent().notNull(),

    // What the report shows beside that.
    estimates: jsonb().$type<Record<string, number>>().notNull(),
    roiStats: jsonb().$type<Record<string, unknown>>(),
    monteCarlo: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [index('property_analyses_model_idx').on(t.modelVersion)],
);
