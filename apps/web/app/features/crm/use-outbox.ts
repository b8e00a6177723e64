import type { Lead, ListedLead } from '@alpha/contract';
import { useMemo, useSyncExternalStore } from 'react';
import type { Change } from '~/data/outbox/change';
import { readOutbox, watchOutbox } from '~/data/outbox/outbox-store';
import { withWaiting } from '~/data/outbox/with-waiting';

const NONE: readonly Change[] = [];

/** Changes of this person that the server has not confirmed, in their order. */
export const useOutbox = (): readonly Change[] =>
  useSyncExternalStore(watchOutbox, readOutbox, () => NONE);

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
