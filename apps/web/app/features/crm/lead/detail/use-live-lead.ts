import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onLeadEvent } from '~/data/live/lead-events';
import { leadChanged, statusesMayHaveChanged } from '~/data/stale';

/** Shows changes to this lead within a second; returns true once it is no longer accessible. */
export function useLiveLead(id: number): boolean {
  const cache = useQueryClient();
  const [removedId, setRemoved] = useState<number | null>(null);
  useEffect(
    () =>
      onLeadEvent((event) => {
        statusesMayHaveChanged(cache, event);
        if ('lead_id' in event && event.lead_id !== id) return;
        if (event.kind === 'removed') setRemoved(id);
        else if (event.kind !== 'statuses') void leadChanged(cache, id);
      }),
    [cache, id],
  );
  return removedId === id;
}
