import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLeadEvent, onShortlistEvent } from '~/data/live/lead-events';
import { shortlistsChanged } from '~/data/shortlists';

/** What colleagues change and investors answer is on the screen within a second. */
export function useLiveShortlists(leadId: number): void {
  const cache = useQueryClient();
  useEffect(() => {
    const reload = () => void shortlistsChanged(cache, leadId);
    const stopLists = onShortlistEvent((id) => id === leadId && reload());
    const stopLeads = onLeadEvent((event) => {
      if (event.kind === 'many' || ('lead_id' in event && event.lead_id === leadId)) reload();
    });
    return () => {
      stopLists();
      stopLeads();
    };
  }, [cache, leadId]);
}
