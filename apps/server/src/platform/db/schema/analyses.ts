import type { MarketParameters, ProjectInputs, RoiStatistics, SaleValues } from '@alpha/engine';
import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
    /** Version of the published assumptions. */
    assumptionsKey: text().notNull(),
    /** Hash of the inputs: unchanged homes are not computed again. */
    inputsHash: text().notNull(),
    /** When the inputs were read: later changes of home or area make the row stale. */
    computedAt: instant().notNull().defaultNow(),
    /** All inputs of the engine; estimates and yearly rows follow from them in closed form. */
    inputs: jsonb().$type<{ inputs: ProjectInputs; market: Partial<MarketParameters> }>().notNull(),

    // Shown on listing cards and used for sorting.
    downpayment: money().notNull(),
    downpaymentPercentage: rate().notNull(),
    appreciationRateAnnual: rate().notNull(),
    monthlyRentalIncome: money().notNull(),
    netProfit: money().notNull(),
    totalRoi: percent().notNull(),
    annualizedRoi: percent().notNull(),
    averageRoiPerYear: percent().notNull(),
    /** First year with positive cash flow; null when never within ten. */
    profitYear: integer(),
    capRate: percent().notNull(),
    rentToPrice: percent().notNull(),
    /** Net operating income ÷ debt service of the first year; null without a loan. */
    dscr: doublePrecision(),
    // For comparing a home with its peers, in addition to the columns above.
    roiMean: percent().notNull(),
    cashOnCash: percent().notNull(),
    /** Year 1, USD. */
    cashFlow: money().notNull(),
    /** Cash to close, and what the negative years of the plan take besides. */
    cashAtRisk: money().notNull(),
    appreciationRoi: percent().notNull(),
    rentRoi: percent().notNull(),
    /** Principal repaid in ten years, percent of the down payment. */
    payDown: percent().notNull(),

    // Simulation results: total ROI in percent, sale values in USD.
    roi: jsonb().$type<RoiStatistics>().notNull(),
    saleValues: jsonb().$type<SaleValues>().notNull(),
  },
  (t) => [index('property_analyses_stamp_idx').on(t.modelVersion, t.assumptionsKey)],
);
