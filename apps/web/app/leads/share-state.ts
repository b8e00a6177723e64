import type { Share } from '@alpha/contract';

export type ShareState = 'revoked' | 'expired' | 'opened' | 'undelivered' | 'onItsWay' | 'waiting';

export function stateOf(share: Share, now = Date.now()): ShareState {
  if (share.revoked_at) return 'revoked';
  if (Date.parse(share.expires_at) <= now) return 'expired';
  if (share.open_count > 0) return 'opened';
  if (share.delivery === 'failed') return 'undelivered';
  return share.delivery === 'waiting' ? 'onItsWay' : 'waiting';
}

/** The link opens the report. */
export const isLive = (state: ShareState): boolean => state !== 'revoked' && state !== 'expired';

/** Somebody who got it twice is one person. */
export function countPeople(shares: readonly Share[]): { sent: number; opened: number } {
  const people = (some: readonly Share[]) =>
    new Set(some.map(({ email }) => email.toLowerCase())).size;
  return { sent: people(shares), opened: people(shares.filter((share) => share.open_count > 0)) };
}
