import { type CautionPoint, SHORTLIST_MEASURES, type ShortlistMeasure } from '@alpha/contract';
import { chanceOfLoss } from '@alpha/report-model/chances';
import type { LeadPreferences } from './lead-preferences.ts';
import type { Rated } from './rate-home.ts';
import { NO_REASONS_USED, type ReasonsUsed, timesOf } from './reasons-used.ts';

/** Share of simulated futures that end with a loss. */
const HIGH_LOSS_RISK = 0.15;
/** Florida requires a milestone inspection from this age. */
const OLD_CONDO_YEARS = 30;
/** Original roof, wiring and plumbing are past their service life. */
const OLD_HOUSE_YEARS = 50;
/** Fraction of the monthly rent. */
const HIGH_HOA = 0.2;
/** Percentiles. */
const VOLATILE = 30;
const MEDIAN = 50;

/**
 * The most serious caution; every property has one. Among minor cautions, picks the one used least by
 * the properties above it, so that the lines of a list differ.
 */
export function cautionOf(
  home: Rated,
  preferences: LeadPreferences,
  thisYear: number,
  used: ReasonsUsed = NO_REASONS_USED,
): CautionPoint {
  const serious = seriousOf(home, preferences);
  if (serious) return serious;
  const [first, ...others] = minorOf(home, preferences, thisYear);
  return others.reduce(
    (least, next) => (timesOf(used, next.code) < timesOf(used, least.code) ? next : least),
    first,
  );
}

function seriousOf(home: Rated, { budget, kinds }: LeadPreferences): CautionPoint | null {
  const { type, profitYear, cashFlow, gainProbability } = home;
  if (budget !== null && home.investment > budget)
    return { code: 'over_budget', values: { usd: home.investment - budget } };
  if (kinds && !kinds.includes(type)) return { code: 'other_kind', values: { kind: type } };
  const firstYear = { usd: Math.max(0, -cashFlow) };
  if (profitYear === null) return { code: 'never_positive', values: firstYear };
  if (profitYear > 1) return { code: 'late_cash_flow', values: { ...firstYear, year: profitYear } };
  const loss = chanceOfLoss(gainProbability);
  if (loss !== null && loss >= HIGH_LOSS_RISK)
    return { code: 'loss_risk', values: { percent: 100 * loss } };
  return null;
}

/** Most important first. The last one, that the rent is an estimate, applies to every property. */
function minorOf(
  home: Rated,
  preferences: LeadPreferences,
  thisYear: number,
): [CautionPoint, ...CautionPoint[]] {
  const { type, hoaMonthly, volatility, standing } = home;
  const found: CautionPoint[] = [];
  const age = home.yearBuilt === null ? 0 : thisYear - home.yearBuilt;
  const built = { year: String(home.yearBuilt) };
  if (type === 'condo' && age >= OLD_CONDO_YEARS) found.push({ code: 'old_condo', values: built });
  if (hoaMonthly !== null && hoaMonthly >= HIGH_HOA * home.monthlyRent)
    found.push({ code: 'high_hoa', values: { usd: hoaMonthly } });
  if (volatility !== null && (standing.calm_area ?? MEDIAN) <= VOLATILE)
    found.push({ code: 'restless_area', values: { percent: volatility } });
  if (type !== 'condo' && age >= OLD_HOUSE_YEARS) found.push({ code: 'old_house', values: built });
  const measure = weakestOf(home, preferences);
  if (measure) found.push({ code: 'weakest', values: { measure } });
  const estimate: CautionPoint = { code: 'rent_estimate', values: { usd: home.monthlyRent } };
  const [first = estimate, ...others] = found;
  return first === estimate ? [estimate] : [first, ...others, estimate];
}

/** Among measures with a weight for this lead; undefined when all are at or above the median. */
function weakestOf(
  { standing }: Rated,
  { weights }: LeadPreferences,
): ShortlistMeasure | undefined {
  const below = SHORTLIST_MEASURES.filter(
    (measure) => weights[measure] > 0 && (standing[measure] ?? MEDIAN) < MEDIAN,
  );
  return below.sort((a, b) => (standing[a] ?? 0) - (standing[b] ?? 0))[0];
}
