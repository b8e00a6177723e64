import {
  type CautionPoint,
  SHORTLIST_MEASURES,
  SHORTLIST_WEIGHTS,
  type ShortlistMeasure,
} from '@alpha/contract';
import type { Wishes } from './lead-wishes.ts';
import type { Rated } from './rate-home.ts';
import { NOTHING_SAID, type Said, timesOf } from './said.ts';

/** A share of the simulated futures. */
const RISKY = 0.15;
/** Florida asks for a milestone inspection from then on. */
const OLD_CONDO_YEARS = 30;
/** Roof, wiring and pipes of the first day are past their time. */
const OLD_HOUSE_YEARS = 50;
/** Of the rent. */
const HIGH_HOA = 0.2;
/** Percentiles. */
const RESTLESS = 30;
const HALF = 50;

/**
 * The gravest thing to know before buying; every home has one. Of what is not grave, what the homes
 * above have said least: eight equal lines tell no home from another.
 */
export function cautionOf(
  home: Rated,
  wishes: Wishes,
  thisYear: number,
  said: Said = NOTHING_SAID,
): CautionPoint {
  const grave = graveOf(home, wishes);
  if (grave) return grave;
  const [first, ...others] = mildOf(home, wishes, thisYear);
  return others.reduce(
    (least, next) => (timesOf(said, next.code) < timesOf(said, least.code) ? next : least),
    first,
  );
}

function graveOf(home: Rated, { budget, kinds }: Wishes): CautionPoint | null {
  const { type, profitYear, cashFlow, gainProbability } = home;
  if (budget !== null && home.investment > budget)
    return { code: 'over_budget', values: { usd: home.investment - budget } };
  if (kinds && !kinds.includes(type)) return { code: 'other_kind', values: { kind: type } };
  const firstYear = { usd: Math.max(0, -cashFlow) };
  if (profitYear === null) return { code: 'never_positive', values: firstYear };
  if (profitYear > 1) return { code: 'late_cash_flow', values: { ...firstYear, year: profitYear } };
  if (gainProbability !== null && 1 - gainProbability >= RISKY)
    return { code: 'loss_risk', values: { percent: 100 * (1 - gainProbability) } };
  return null;
}

/** In their order; that a rent is an estimate is true of every home. */
function mildOf(home: Rated, wishes: Wishes, thisYear: number): [CautionPoint, ...CautionPoint[]] {
  const { type, hoaMonthly, volatility, standing } = home;
  const found: CautionPoint[] = [];
  const age = home.yearBuilt === null ? 0 : thisYear - home.yearBuilt;
  const built = { year: String(home.yearBuilt) };
  if (type === 'condo' && age >= OLD_CONDO_YEARS) found.push({ code: 'old_condo', values: built });
  if (hoaMonthly !== null && hoaMonthly >= HIGH_HOA * home.monthlyRent)
    found.push({ code: 'high_hoa', values: { usd: hoaMonthly } });
  if (volatility !== null && (standing.calm_area ?? HALF) <= RESTLESS)
    found.push({ code: 'restless_area', values: { percent: volatility } });
  if (type !== 'condo' && age >= OLD_HOUSE_YEARS) found.push({ code: 'old_house', values: built });
  const measure = weakestOf(home, wishes);
  if (measure) found.push({ code: 'weakest', values: { measure } });
  const estimate: CautionPoint = { code: 'rent_estimate', values: { usd: home.monthlyRent } };
  const [first = estimate, ...others] = found;
  return first === estimate ? [estimate] : [first, ...others, estimate];
}

/** Of what this investor looks at; nothing when it beats the middle of the market in all of it. */
function weakestOf({ standing }: Rated, { profile }: Wishes): ShortlistMeasure | undefined {
  const below = SHORTLIST_MEASURES.filter(
    (measure) => SHORTLIST_WEIGHTS[profile][measure] > 0 && (standing[measure] ?? HALF) < HALF,
  );
  return below.sort((a, b) => (standing[a] ?? 0) - (standing[b] ?? 0))[0];
}
