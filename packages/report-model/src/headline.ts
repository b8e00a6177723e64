import type { PropertyDetail } from '@alpha/contract';
import { projectionOf } from './projection-of.ts';
import { isYearlyRate } from './units.ts';

/** The four main numbers and the figures below them; USD and percent. */
export type Headline = {
  netProfit: number | null;
  invested: number;
  /** The first year with a positive cash flow, and that cash flow. */
  profitYear: number | null;
  profitYearCashflow: number | null;
  firstYearCashflow: number | null;
  averageRoi: number | null;
  /** Compound; null for a total loss. */
  annualizedRoi: number | null;
  totalRoi: number | null;
  irr: number | null;
};

/** Null without an analysis. */
export function headlineOf(property: PropertyDetail): Headline | null {
  const estimates = property.property_estimates;
  if (!estimates) return null;
  const { profit_year: year, property_annual_amortizations: rows } = property;
  const rate = estimates.annualized_roi_percentage;
  const cashflowOf = (wanted: number | null) =>
    rows.find((row) => row.year === wanted)?.yearly_cashflow ?? null;
  return {
    netProfit: property.net_profit_10_year,
    invested: estimates.downpayment,
    profitYear: year,
    profitYearCashflow: cashflowOf(year),
    firstYearCashflow: cashflowOf(1),
    averageRoi: property.average_roi_per_year,
    annualizedRoi: isYearlyRate(rate) ? rate : null,
    totalRoi: property.total_roi,
    irr: projectionOf(property)?.projection.irr ?? null,
  };
}
