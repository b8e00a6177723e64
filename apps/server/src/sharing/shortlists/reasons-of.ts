import {
  type InvestorProfile,
  type ReasonPoint,
  SHORTLIST_MEASURES,
  SHORTLIST_WEIGHTS,
  type ShortlistMeasure,
} from '@alpha/contract';
import type { Rated } from './rate-home.ts';
import { NOTHING_SAID, type Said, timesOf } from './said.ts';

const REASONS = 2;
const HALF = 50;
/** Below this a gain is nothing to praise, whatever others have. */
const SAFE = 0.75;
const SOON_YEARS = 3;
/** Where a measure that says little about one home among good ones stands. */
const COMMON = 90;
/** "Among the best so many percent" is said of these only. */
const WORTH_SAYING = 30;
/** How many places a reason falls behind each time a home above has given it. */
const WORN = 1.5;

/**
 * First the measure that earns the home most of its score, then the one it stands best in, both good
 * in themselves; what the homes above have said falls behind, for a list of equal lines tells no home
 * from another.
 */
export function reasonsOf(
  home: Rated,
  profile: InvestorProfile,
  budget: number | null,
  said: Said = NOTHING_SAID,
): ReasonPoint[] {
  const weights = SHORTLIST_WEIGHTS[profile];
  const standingOf = (measure: ShortlistMeasure) => home.standing[measure] ?? 0;
  // A share of futures is no rank: nearly every good home has nearly all of them.
  const placeOf = (measure: ShortlistMeasure) =>
    measure === 'safety' ? COMMON : standingOf(measure);
  const earned = (measure: ShortlistMeasure) => weights[measure] * standingOf(measure);
  const good = SHORTLIST_MEASURES.filter(
    (measure) => earned(measure) > 0 && praiseOf(measure, home) !== null,
  ).sort((a, b) => earned(b) - earned(a));
  const [first, ...others] = good;
  const ordered = first ? [first, ...others.sort((a, b) => placeOf(b) - placeOf(a))] : [];
  const rankOf = (measure: ShortlistMeasure) =>
    ordered.indexOf(measure) + WORN * timesOf(said, measure);
  const fresh = [...ordered].sort((a, b) => rankOf(a) - rankOf(b));
  const found: ReasonPoint[] = [];
  for (const measure of fresh)
    if (!saysTheSame(measure, found, home))
      found.push({ code: measure, values: praiseOf(measure, home) ?? {} });
  if (budget !== null && home.investment <= budget)
    found.push({ code: 'within_budget', values: { usd: budget - home.investment } });
  found.push({ code: 'rent', values: { usd: home.monthlyRent } });
  return found.slice(0, REASONS);
}

function praiseOf(measure: ShortlistMeasure, home: Rated): ReasonPoint['values'] | null {
  const { gainProbability, volatility, profitYear, standing } = home;
  const isUpper = (standing[measure] ?? 0) > HALF;
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

/** 0: not worth saying. */
function topOf(standing: number | null): number {
  const top = Math.max(1, Math.ceil(100 - (standing ?? 0)));
  return top <= WORTH_SAYING ? top : 0;
}

/** A profit in the first year is a cash flow from the first year. */
function saysTheSame(measure: ShortlistMeasure, found: readonly ReasonPoint[], home: Rated) {
  const pair = { cash_flow: 'early_cash_flow', early_cash_flow: 'cash_flow' } as const;
  const other = measure in pair ? pair[measure as keyof typeof pair] : null;
  return home.profitYear === 1 && found.some(({ code }) => code === other);
}
