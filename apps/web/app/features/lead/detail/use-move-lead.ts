import { type Lead, moveLead } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { leadQuery, putLead, refreshLead } from '~/data/leads';
import { call } from '~/lib/api-client';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

/** In its new column at once; back again, with the reason, only when it could not be moved. */
export function useMoveLead(lead: Lead) {
  const t = useT('lead');
  const cache = useQueryClient();
  const { queryKey } = leadQuery(lead.id);
  return useMutation({
    mutationFn: (statusId: number) =>
      call(moveLead, {
        params: { id: lead.id },
        body: { lead_status_id: statusId, version: lead.version },
      }),
    onMutate: async (statusId) => {
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, { ...lead, lead_status_id: statusId });
    },
    onSuccess: (moved) => putLead(cache, moved),
    onError: (error) => {
      cache.setQueryData(queryKey, lead);
      toast.error(t('move.failed'), { description: refusalOf(error) });
      void refreshLead(cache, lead.id);
    },
  });
}
