import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshLead, statusesQuery } from '~/data/leads';
import { onLeadEvent } from '~/lib/live/lead-events';

/** What anybody does to this lead is on screen within a second; true once it was taken away. */
export function useLiveLead(id: number): boolean {
  const cache = useQueryClient();
  const [removedId, setRemoved] = useState<number | null>(null);
  useEffect(
    () =>
      onLeadEvent((event) => {
        if (!('lead_id' in event))
          void cache.invalidateQueries({ queryKey: statusesQuery.queryKey });
        else if (event.lead_id !== id) return;
        if (event.kind === 'removed') setRemoved(id);
        else if (event.kind !== 'statuses') void refreshLead(cache, id);
      }),
    [cache, id],
  );
  return removedId === id;
}
