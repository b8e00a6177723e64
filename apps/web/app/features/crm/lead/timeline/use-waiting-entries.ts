import type { Activity } from '@alpha/contract';
import { useMemo } from 'react';
import { withWaitingEntries } from '~/data/outbox/with-waiting';
import { useOutbox } from '../../use-outbox';

/** The timeline with edits and deletions that wait on this device. */
export function useWaitingEntries(activities: readonly Activity[] | undefined) {
  const changes = useOutbox();
  return useMemo(
    () => activities && withWaitingEntries(activities, changes),
    [activities, changes],
  );
}
