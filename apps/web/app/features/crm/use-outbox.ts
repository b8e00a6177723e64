import type { LeadTag, ListedLead } from '@alpha/contract';
import { useMemo, useSyncExternalStore } from 'react';
import type { Change } from '~/data/outbox/change';
import { madeTagsIn } from '~/data/outbox/made-tags';
import { readOutbox, watchOutbox } from '~/data/outbox/outbox-store';
import { withWaiting } from '~/data/outbox/with-waiting';

const NONE: readonly Change[] = [];

/** Changes of this person that the server has not confirmed, in their order. */
export const useOutbox = (): readonly Change[] =>
  useSyncExternalStore(watchOutbox, readOutbox, () => NONE);

/** A lead as it will be when what waits has been sent, except for one change. */
export function useShownLead<L extends ListedLead>(
  lead: L | undefined,
  except?: string,
): L | undefined {
  const changes = useOutbox();
  return useMemo(
    () =>
      lead &&
      withWaiting(
        lead,
        changes.filter(({ key }) => key !== except),
      ),
    [lead, changes, except],
  );
}

/** Labels that were made without a connection. */
export function useMadeTags(): LeadTag[] {
  const changes = useOutbox();
  return useMemo(() => madeTagsIn(changes), [changes]);
}

/** A list of leads as it will be. */
export function useShownLeads(leads: readonly ListedLead[]): readonly ListedLead[] {
  const changes = useOutbox();
  return useMemo(
    () => (changes.length === 0 ? leads : leads.map((lead) => withWaiting(lead, changes))),
    [leads, changes],
  );
}
