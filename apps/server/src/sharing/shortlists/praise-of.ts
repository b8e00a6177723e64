import type { ShortlistMeasure } from '@alpha/contract';
import type { Rated } from './rate-home.ts';

const MEDIAN = 50;
/** Gain probability below which safety is not given as a reason, whatever the percentile. */
const SAFE = 0.75;
const SOON_YEARS = 3;
/** "Among the best n percent" is shown up to this n. */
const MAX_TOP_PERCENT = 30;

/** The figures of a measure that is good in absolute terms; `null` if it is not. */
export function praiseOf(measure: ShortlistMeasure, home: Rated): Record<string, number> | null {
  const { gainProbability, volatility, profitYear, standing } = home;
  const isUpper = (standing[measure] ?? 0) > MEDIAN;
  const top = topOf(standing[measure]);
  const gain = (percent: number | null) =>
    percent !== null && percent > 0 && isUpper ? { percent, top } : null;
  switch (measure) {
    case 'safety':
      return gainProbability !== null && gainProbability >= SAFE
        ? { percent: 100 * gainProbability }
        : null;
    case 'calm_area':
      return volatility !== null && isUpper ? { percent: volatility, top } : null;
    case 'cash_flow':
      return home.cashFlow > 0 ? { usd: home.cashFlow, top } : null;
    case 'early_cash_flow':
      return profitYear !== null && profitYear <= SOON_YEARS ? { year: profitYear } : null;
    case 'total_roi':
      return gain(home.totalRoi);
    case 'appreciation':
      return gain(home.appreciationRoi);
    case 'planned_growth':
      return gain(home.plannedGrowth);
    case 'upside':
      // Ranked by the distance to the plan, so it is not among the best by this figure.
      return gain(home.upside) && { percent: home.upside ?? 0, top: 0 };
    case 'rent_yield':
      return gain(home.rentToPrice);
  }
}

/** 0 means: don't show. */
function topOf(standing: number | null): number {
  const top = Math.max(1, Math.ceil(100 - (standing ?? 0)));
  return top <= MAX_TOP_PERCENT ? top : 0;
}
