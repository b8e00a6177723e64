import type { BundleSpread, ComparedHome } from '@alpha/contract';
import type { OutcomeBar } from '../outcome-bar.ts';

type Spread = Pick<BundleSpread, 'result_median' | 'result_percentile_5' | 'result_percentile_95'>;

/** Room at both ends, as a share of what is drawn. */
const MARGIN = 0.04;

/** One line for several ranges, so that their lengths can be compared. It contains zero. */
export function sharedScale(spreads: readonly Spread[]): ((spread: Spread) => OutcomeBar) | null {
  const from = Math.min(0, ...spreads.map((each) => each.result_percentile_5));
  const to = Math.max(0, ...spreads.map((each) => each.result_percentile_95));
  if (!(to > from)) return null;
  const margin = MARGIN * (to - from);
  const at = (usd: number) => (100 * (usd - from + margin)) / (to - from + 2 * margin);
  return (spread) => ({
    low: at(spread.result_percentile_5),
    zero: at(0),
    median: at(spread.result_median),
    high: at(spread.result_percentile_95),
  });
}

export const scaleOfHomes = (homes: readonly ComparedHome[]) =>
  sharedScale(homes.flatMap(({ figures }) => figures?.outcome ?? []));
