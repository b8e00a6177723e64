import { type ReasonPoint, SHORTLIST_MEASURES, type ShortlistMeasure } from '@alpha/contract';
import type { LeadPreferences } from './lead-preferences.ts';
import { praiseOf } from './praise-of.ts';
import type { Rated } from './rate-home.ts';
import { NO_REASONS_USED, type ReasonsUsed, timesOf } from './reasons-used.ts';

const REASONS = 2;
/** Places a reason loses each time a property above has used it. */
const REPEAT_PENALTY = 1.5;

/**
 * First the measure that contributes most to the score, then the one with the best percentile. Both
 * must be good in absolute terms. Reasons used by properties above rank lower, so that the lines of a
 * list differ.
 */
export function reasonsOf(
  home: Rated,
  { weights, budget }: Pick<LeadPreferences, 'weights' | 'budget'>,
  used: ReasonsUsed = NO_REASONS_USED,
): ReasonPoint[] {
  const standingOf = (measure: ShortlistMeasure) => home.standing[measure] ?? 0;
  const earned = (measure: ShortlistMeasure) => weights[measure] * standingOf(measure);
  const good = SHORTLIST_MEASURES.filter(
    (measure) => earned(measure) > 0 && praiseOf(measure, home) !== null,
  ).sort((a, b) => earned(b) - earned(a));
  const [first, ...others] = good;
  const ordered = first ? [first, ...others.sort((a, b) => standingOf(b) - standingOf(a))] : [];
  const rankOf = (measure: ShortlistMeasure) =>
    ordered.indexOf(measure) + REPEAT_PENALTY * timesOf(used, measure);
  const fresh = [...ordered].sort((a, b) => rankOf(a) - rankOf(b));
  const found: ReasonPoint[] = [];
  for (const measure of fresh)
    if (!isDuplicate(measure, found, home))
      found.push({ code: measure, values: praiseOf(measure, home) ?? {} });
  if (budget !== null && home.investment < budget)
    found.push({ code: 'within_budget', values: { usd: budget - home.investment } });
  found.push({ code: 'rent', values: { usd: home.monthlyRent } });
  return found.slice(0, REASONS);
}

/** With a profit in year 1, positive and early cash flow are the same statement. */
function isDuplicate(measure: ShortlistMeasure, found: readonly ReasonPoint[], home: Rated) {
  const pair = { cash_flow: 'early_cash_flow', early_cash_flow: 'cash_flow' } as const;
  const other = measure in pair ? pair[measure as keyof typeof pair] : null;
  return home.profitYear === 1 && found.some(({ code }) => code === other);
}
