import { useMemo, useSyncExternalStore } from 'react';
import type { Change } from '~/data/outbox/change';
import { readOutbox, watchOutbox } from '~/data/outbox/outbox-store';

const NONE: readonly Change[] = [];

/** Changes of this person that the server has not confirmed, in their order. */
export const useOutbox = (): readonly Change[] =>
  useSyncExternalStore(watchOutbox, readOutbox, () => NONE);

/** Leads with a change that is neither sent nor being sent. */
export function useWaitingLeads(): ReadonlySet<number> {
  const changes = useOutbox();
  return useMemo(
    () => new Set(changes.filter(({ heldUntil }) => heldUntil === 0).map(({ lead }) => lead.id)),
    [changes],
  );
}
