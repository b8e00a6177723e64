import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { leadChanged, statusesMayHaveChanged } from '~/data/stale';
import { onLeadEvent } from '~/lib/live/lead-events';

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
