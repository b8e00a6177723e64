import { useMemo } from 'react';
import type { Change } from '~/data/outbox/change';
import { isAbout, reachOf } from '~/data/outbox/change-reach';
import { useHolds } from './use-holds';
import { useOutbox } from './use-outbox';

const isDeletion = ({ action }: Change) =>
  action.kind === 'delete' || (action.kind === 'bulk' && action.edit.kind === 'delete');

/** Whether it goes into the trash as soon as there is a connection. */
export function useIsLeaving(leadId: number): boolean {
  return useOutbox().some(
    (change) => isDeletion(change) && !change.refusal && isAbout(change, leadId),
  );
}

/** Leads with a change that is neither sent nor being sent. The same set until that changes: a board has eight columns. */
export function useWaitingLeads(): ReadonlySet<number> {
  const { isHeld } = useHolds();
  const changes = useOutbox();
  return useMemo(() => {
    const waiting = changes.filter((change) => !isHeld(change));
    return new Set(waiting.flatMap((change) => reachOf(change) ?? []));
  }, [changes, isHeld]);
}
