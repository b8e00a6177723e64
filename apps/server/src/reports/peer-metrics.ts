import type { PeerMetrics } from '@alpha/engine/city';
import { NEVER_MONTHS } from '@alpha/report-model/units';
import type { Home } from './report.queries.ts';

/** The metrics a property is compared by; without an analysis only those from the listing itself. */
export function peerMetricsOf({ home, analysis, volatility }: Home): PeerMetrics {
  const own = {
    hoa: home.hoaMonthly,
    price_per_sqft: home.totalSqft ? home.listPrice / home.totalSqft : null,
    volatility,
  };
  if (!analysis) return own;
  return {
    ...own,
    total_roi: analysis.totalRoi,
    roi_mean: analysis.roiMean,
    annual_roi: analysis.annualizedRoi,
    cap_rate: analysis.capRate,
    rent_to_price: analysis.rentToPrice,
    cash_on_cash: analysis.cashOnCash,
    dscr: analysis.dscr,
    cash_flow: analysis.cashFlow,
    appreciation_roi: analysis.appreciationRoi,
    rent_roi: analysis.rentRoi,
    pay_down: analysis.payDown,
    months_to_cashflow:
      analysis.profitYear === null ? NEVER_MONTHS : 12 * (analysis.profitYear - 1),
  };
}
