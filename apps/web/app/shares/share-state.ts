import type { Share } from '@alpha/contract';

export type ShareState =
  | 'revoked'
  | 'expired'
  | 'opened'
  | 'undelivered'
  | 'kept'
  | 'onItsWay'
  | 'link'
  | 'waiting';

export function stateOf(share: Share, now = Date.now()): ShareState {
  if (share.revoked_at) return 'revoked';
  if (Date.parse(share.expires_at) <= now) return 'expired';
  if (share.open_count > 0) return 'opened';
  if (share.channel === 'link') return 'link';
  if (share.delivery === 'failed') return 'undelivered';
  if (share.delivery === 'kept') return 'kept';
  return share.delivery === 'waiting' ? 'onItsWay' : 'waiting';
}

/** The link opens the report. */
export const isLive = (state: ShareState): boolean => state !== 'revoked' && state !== 'expired';

/** A link that nobody opened: perhaps it was never passed on. */
export const isOnlyMade = ({ channel, open_count }: Share): boolean =>
  (channel === 'link' || channel === 'room') && open_count === 0;

/** Counts each person once. Emails only saved on the server (`kept`) are not sent unless the link was opened. */
export function countPeople(shares: readonly Share[]) {
  const people = (some: readonly Share[]) => new Set(some.map(({ email }) => email.toLowerCase()));
  const reached = shares.filter((share) => !isOnlyMade(share));
  const sent = people(reached.filter((share) => share.delivery !== 'kept' || share.open_count > 0));
  return {
    sent: sent.size,
    kept: [...people(reached)].filter((email) => !sent.has(email)).length,
    opened: people(shares.filter((share) => share.open_count > 0)).size,
  };
}
