import {
  type InvestorProfile,
  type ReasonPoint,
  SHORTLIST_MEASURES,
  SHORTLIST_WEIGHTS,
  type ShortlistMeasure,
} from '@alpha/contract';
import type { Rated } from './rate-home.ts';
import { NO_REASONS_USED, type ReasonsUsed, timesOf } from './reasons-used.ts';

const REASONS = 2;
const MEDIAN = 50;
/** Gain probability below which safety is not given as a reason, whatever the percentile. */
const SAFE = 0.75;
const SOON_YEARS = 3;
/** Assumed percentile of safety, which is a share and not a rank. */
const SAFETY_PERCENTILE = 90;
/** "Among the best n percent" is shown up to this n. */
const MAX_TOP_PERCENT = 30;
/** Places a reason loses each time a property above has used it. */
const REPEAT_PENALTY = 1.5;

/**
 * First the measure that contributes most to the score, then the one with the best percentile. Both
 * must be good in absolute terms. Reasons used by properties above rank lower, so that the lines of a
 * list differ.
 */
export function reasonsOf(
  home: Rated,
  profile: InvestorProfile,
  budget: number | null,
  used: ReasonsUsed = NO_REASONS_USED,
): ReasonPoint[] {
  const weights = SHORTLIST_WEIGHTS[profile];
  const standingOf = (measure: ShortlistMeasure) => home.standing[measure] ?? 0;
  // Safety is a share of futures, not a rank: nearly every good property is close to 100.
  const placeOf = (measure: ShortlistMeasure) =>
    measure === 'safety' ? SAFETY_PERCENTILE : standingOf(measure);
  const earned = (measure: ShortlistMeasure) => weights[measure] * standingOf(measure);
  const good = SHORTLIST_MEASURES.filter(
    (measure) => earned(measure) > 0 && praiseOf(measure, home) !== null,
  ).sort((a, b) => earned(b) - earned(a));
  const [first, ...others] = good;
  const ordered = first ? [first, ...others.sort((a, b) => placeOf(b) - placeOf(a))] : [];
  const rankOf = (measure: ShortlistMeasure) =>
    ordered.indexOf(measure) + REPEAT_PENALTY * timesOf(used, measure);
  const fresh = [...ordered].sort((a, b) => rankOf(a) - rankOf(b));
  const found: ReasonPoint[] = [];
  for (const measure of fresh)
    if (!isDuplicate(measure, found, home))
      found.push({ code: measure, values: praiseOf(measure, home) ?? {} });
  if (budget !== null && home.investment <= budget)
    found.push({ code: 'within_budget', values: { usd: budget - home.investment } });
  found.push({ code: 'rent', values: { usd: home.monthlyRent } });
  return found.slice(0, REASONS);
}

function praiseOf(measure: ShortlistMeasure, home: Rated): ReasonPoint['values'] | null {
  const { gainProbability, volatility, profitYear, standing } = home;
  const isUpper = (standing[measure] ?? 0) > MEDIAN;
  const top = topOf(standing[measure]);
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
      return home.totalRoi > 0 && isUpper ? { percent: home.totalRoi, top } : null;
    case 'appreciation':
      return home.appreciationRoi > 0 && isUpper ? { percent: home.appreciationRoi, top } : null;
  }
}

/** 0 means: don't show. */
function topOf(standing: number | null): number {
  const top = Math.max(1, Math.ceil(100 - (standing ?? 0)));
  return top <= MAX_TOP_PERCENT ? top : 0;
}

/** With a profit in year 1, positive and early cash flow are the same statement. */
function isDuplicate(measure: ShortlistMeasure, found: readonly ReasonPoint[], home: Rated) {
  const pair = { cash_flow: 'early_cash_flow', early_cash_flow: 'cash_flow' } as const;
  const other = measure in pair ? pair[measure as keyof typeof pair] : null;
  return home.profitYear === 1 && found.some(({ code }) => code === other);
}
