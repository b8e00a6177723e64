import type { OwnerReason, OwnerRule } from '@alpha/contract';
import { isWorkingTime } from './working-hours.ts';

type Candidate = { id: number; languages: string[] | null; openLeads: number };
export type LeadFacts = { country: string | null; language: string | null };
type Fit<C> = { fitting: C[] } | { reason: OwnerReason };

/** Members who may get the lead now; else the condition after which nobody was left. */
export function fittingMembers<C extends Candidate>(
  { members, match_language, hours }: OwnerRule,
  active: readonly C[],
  { country, language }: LeadFacts,
  now: Date,
): Fit<C> {
  const ruleOf = ({ id }: Candidate) => members.find(({ user_id }) => user_id === id);
  const conditions: [OwnerReason, (candidate: C) => boolean][] = [
    ['nobodyActive', (each) => ruleOf(each) !== undefined],
    [
      'country',
      (each) => {
        const countries = ruleOf(each)?.countries ?? [];
        return countries.length === 0 || countries.some((code) => code === country);
      },
    ],
    [
      'language',
      ({ languages }) =>
        !match_language || !language || !languages?.length || languages.includes(language),
    ],
    ['capacity', (each) => each.openLeads < (ruleOf(each)?.capacity ?? Number.POSITIVE_INFINITY)],
    [
      'hours',
      (each) =>
        hours === null || isWorkingTime(hours, ruleOf(each)?.time_zone ?? hours.time_zone, now),
    ],
  ];
  let left = [...active];
  for (const [reason, fits] of conditions) {
    left = left.filter(fits);
    if (left.length === 0) return { reason };
  }
  return { fitting: left };
}

type Turns = Record<string, number>;

/**
 * Smooth weighted rotation, as load balancers do it: each member gains its weight, the one with most
 * gets the lead and pays the sum. With weights 2 and 1: A B A, A B A, … Members who do not fit now gain
 * nothing, so nobody gets a flood of leads after a holiday.
 */
export function takeWeightedTurn(
  candidates: readonly { id: number; weight: number }[],
  turns: Turns,
): { id: number; turns: Turns } {
  const gained = candidates.map(({ id, weight }) => ({ id, now: (turns[id] ?? 0) + weight }));
  const [next] = gained.toSorted((a, b) => b.now - a.now || a.id - b.id);
  if (!next) throw new Error('a turn needs somebody');
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  const after = gained.map(({ id, now }) => [id, id === next.id ? now - total : now] as const);
  return { id: next.id, turns: { ...turns, ...Object.fromEntries(after) } };
}
