import type { Lead, ListedLead } from '@alpha/contract';
import { useMemo, useSyncExternalStore } from 'react';
import type { Change } from '~/data/outbox/change';
import { reachOf } from '~/data/outbox/change-reach';
import { readOutbox, watchOutbox } from '~/data/outbox/outbox-store';
import { withWaiting } from '~/data/outbox/with-waiting';

const NONE: readonly Change[] = [];

/** Changes of this person that the server has not confirmed, in their order. */
export const useOutbox = (): readonly Change[] =>
  useSyncExternalStore(watchOutbox, readOutbox, () => NONE);

/** Leads with a change that is neither sent nor being sent. */
export function useWaitingLeads(): ReadonlySet<number> {
  const changes = useOutbox();
  return useMemo(
    () =>
      new Set(
        changes
          .filter(({ heldUntil }) => heldUntil === 0)
          .flatMap((change) => reachOf(change) ?? []),
      ),
    [changes],
  );
}

/** A lead as it will be when what waits has been sent. */
export function useShownLead(lead: Lead | undefined): Lead | undefined {
  const changes = useOutbox();
  return useMemo(() => lead && withWaiting(lead, changes), [lead, changes]);
}

/** The same for a list. */
export function useShownLeads(leads: readonly ListedLead[]): readonly ListedLead[] {
  const changes = useOutbox();
  return useMemo(
    () => (changes.length === 0 ? leads : leads.map((lead) => withWaiting(lead, changes))),
    [leads, changes],
  );
}
