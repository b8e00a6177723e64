import type { TenYearOutcome } from '@alpha/contract';

/** Positions on a line of 0 to 100, the same for page, card, PDF and preview. */
export type OutcomeBar = { low: number; zero: number; median: number; high: number };

/** Room at both ends, as a share of what is drawn. */
const MARGIN = 0.08;

/** The range on a line that contains zero; null when every simulation ends alike. */
export function outcomeBar(outcome: TenYearOutcome): OutcomeBar | null {
  const { result_percentile_5: low, result_median: median, result_percentile_95: high } = outcome;
  if (!(high > low)) return null;
  const [from, to] = [Math.min(low, 0), Math.max(high, 0)];
  const margin = MARGIN * (to - from);
  const at = (usd: number) => (100 * (usd - from + margin)) / (to - from + 2 * margin);
  return { low: at(low), zero: at(0), median: at(median), high: at(high) };
}
