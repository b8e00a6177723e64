import { reachOf } from '~/data/outbox/change-reach';
import { useHolds } from './use-holds';
import { useOutbox } from './use-outbox';

/** Leads with a change that is neither sent nor being sent. */
export function useWaitingLeads(): ReadonlySet<number> {
  const { isHeld } = useHolds();
  const waiting = useOutbox().filter((change) => !isHeld(change));
  return new Set(waiting.flatMap((change) => reachOf(change) ?? []));
}
