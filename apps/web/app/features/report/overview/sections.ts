import type { PropertyReport } from '@alpha/contract';
import { COMPARISON_METRICS } from '@alpha/engine/city';
import { cashflowYears } from '@alpha/report-model/cashflow-years';
import { floridaOf } from '@alpha/report-model/florida';
import { rentHistory } from '@alpha/report-model/rent-history';
import { inputsOf } from '@alpha/report-model/scenario-inputs';
import { stressOf } from '@alpha/report-model/stress';
import { valueYears } from '@alpha/report-model/value-years';

/** Every block of the report in the order of the page, and whether this report has it. */
const SECTIONS = {
  overview: () => true,
  comparison: ({ comparison_stats: stats }) =>
    COMPARISON_METRICS.some((metric) => stats[metric].current !== null),
  summary: () => true,
  roi: ({ property }) =>
    property.monte_carlo_results !== null && property.property_roi_stats !== null,
  'cash-flow': ({ property }) => cashflowYears(property).length > 0,
  'what-if': (report) => inputsOf(report) !== null,
  taxes: (report) => inputsOf(report) !== null,
  place: () => true,
  'price-history': ({ property }) => valueYears(property, new Date()) !== null,
  'past-forecasts': ({ property }) => property.past_forecasts !== null,
  rent: ({ property }) => rentHistory(property.rental_rate_histories) !== null,
  stress: (report) => stressOf(report) !== null,
  florida: (report) => floridaOf(report) !== null,
  amortization: ({ property }) => property.property_annual_amortizations.length > 0,
  'similar-sales': ({ property }) => property.similar_sales.length > 0,
  performance: (report) => report.performance_vs_median.length > 0,
  financials: ({ property }) => property.property_estimates !== null,
  origins: ({ property }) => property.origins.length > 0,
} satisfies Record<string, (report: PropertyReport) => boolean>;

export type SectionId = keyof typeof SECTIONS;

/** The sections of this report, in the order of the page and of its menu. */
export function sectionsOf(report: PropertyReport): SectionId[] {
  return (Object.keys(SECTIONS) as SectionId[]).filter((id) => hasSection(report, id));
}

export const hasSection = (report: PropertyReport, id: SectionId): boolean => SECTIONS[id](report);
