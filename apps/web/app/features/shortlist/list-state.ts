import type { Shortlist } from '@alpha/contract';

export type ListState =
  | 'draft'
  | 'undelivered'
  | 'kept'
  | 'revoked'
  | 'expired'
  | 'opened'
  | 'link'
  | 'waiting';

export function stateOf(list: Shortlist, now = Date.now()): ListState {
  if (!list.sent_at) return 'draft';
  if (list.revoked_at) return 'revoked';
  if (list.expires_at && Date.parse(list.expires_at) <= now) return 'expired';
  if (list.open_count > 0) return 'opened';
  if (list.channel === 'link') return 'link';
  if (list.delivery === 'kept') return 'kept';
  return list.delivery === 'failed' ? 'undelivered' : 'waiting';
}

/**
 * The list in the URL, else the latest. A draft with unsaved text stays, whatever happened to its list.
 */
export function shownList(
  shortlists: readonly Shortlist[],
  asked: number,
  unsaved: Shortlist | null,
): Shortlist | undefined {
  const chosen = shortlists.find(({ id }) => id === asked);
  return unsaved && (!chosen || chosen.id === unsaved.id) ? unsaved : (chosen ?? shortlists[0]);
}

export function answersOf({ homes }: Shortlist) {
  const by = (answer: 'like' | 'pass') => homes.filter((home) => home.answer === answer);
  return { liked: by('like'), passed: by('pass') };
}

/** Why a proposal exceeds the limits: what the cheapest needs, and how many were within. */
export function beyondLimits({ homes }: Shortlist) {
  const has = (code: string) =>
    homes.filter(({ cautions }) => cautions.some((caution) => caution.code === code));
  const over = has('over_budget');
  const needed = over.map(({ listing }) => listing?.propertyEstimates?.downpayment ?? Infinity);
  return {
    smallest: needed.length > 0 ? Math.min(...needed) : null,
    overBudget: over.length,
    otherKind: has('other_kind').length,
    within: homes.length - over.length - has('other_kind').length,
  };
}
