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
  if (!unsaved || (chosen && chosen.id !== unsaved.id)) return chosen ?? shortlists[0];
  const fresh = shortlists.find(({ id }) => id === unsaved.id);
  return fresh && !fresh.sent_at ? fresh : unsaved;
}

export function answersOf({ homes }: Shortlist) {
  const by = (answer: 'like' | 'pass') => homes.filter((home) => home.answer === answer);
  return { liked: by('like'), passed: by('pass') };
}
