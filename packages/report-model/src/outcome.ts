import type { PropertyDetail, TenYearOutcome } from '@alpha/contract';
import {
  type CashNeeds,
  cashAdded,
  cashNeeds,
  HORIZON_YEARS,
  type ProjectInputs,
  type RoiStatistics,
} from '@alpha/engine';

/** Percent of the down payment; the probability is a fraction. */
type SimulatedRoi = Pick<RoiStatistics, 'median' | 'p5' | 'p95' | 'probAbove0'>;

/** `years` until the sale: another number than ten only with a reader's assumptions. */
export type Outcome = TenYearOutcome & { years?: number };

/** Years until the sale, as assumed in this report. */
export const yearsOf = ({ model }: Pick<PropertyDetail, 'model'>): number =>
  model?.inputs.holdYears ?? HORIZON_YEARS;

/** Of a report, also of one with the reader's assumptions. Null without an analysis. */
export function outcomeOf(property: PropertyDetail): Outcome | null {
  const { property_estimates: estimates, property_roi_stats: stats } = property;
  if (!estimates || !stats) return null;
  const years = yearsOf(property);
  const yearly = property.property_annual_amortizations
    .toSorted((a, b) => a.year - b.year)
    .slice(0, years)
    .map((row) => row.yearly_cashflow);
  const roi = {
    median: stats.roi_median,
    p5: stats.roi_percentile_5,
    p95: stats.roi_percentile_95,
    probAbove0: stats.prob_roi_above_0,
  };
  const outcome = outcomeFrom(roi, stats.initial_investment, {
    cashToClose: estimates.downpayment + estimates.closing_costs,
    cashAdded: cashAdded(yearly),
    cashFlowMonthly: (yearly[0] ?? 0) / 12,
  });
  return years === HORIZON_YEARS ? outcome : { ...outcome, years };
}

/** Of a stored analysis, for lists: the same figures as in its report. */
export function outcomeOfAnalysis(
  roi: SimulatedRoi,
  downpayment: number,
  inputs: ProjectInputs,
): TenYearOutcome {
  return outcomeFrom(roi, downpayment, cashNeeds(inputs));
}

/** From a simulation, in USD. */
export function outcomeFrom(
  roi: SimulatedRoi,
  downpayment: number,
  cash: CashNeeds,
): TenYearOutcome {
  const usd = (percent: number) => (percent * downpayment) / 100;
  return {
    result_median: usd(roi.median),
    result_percentile_5: usd(roi.p5),
    result_percentile_95: usd(roi.p95),
    chance_of_loss: 1 - roi.probAbove0,
    cash_flow_monthly: cash.cashFlowMonthly,
    cash_to_close: cash.cashToClose,
    cash_added: cash.cashAdded,
  };
}

/**
 * Good after all of that: the middle result is a gain and the first year pays for itself. Nothing else
 * about a property is green.
 */
export const isGood = ({ result_median, cash_flow_monthly }: TenYearOutcome): boolean =>
  result_median > 0 && cash_flow_monthly >= 0;
