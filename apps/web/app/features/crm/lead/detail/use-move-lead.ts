import type { Lead } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moveLead, putLead, showMove, takeMoveBack } from '~/data/leads';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

/** Moves optimistically; reverts and shows the reason on failure. */
export function useMoveLead(lead: Lead) {
  const t = useT('lead');
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (statusId: number) =>
      moveLead({ leadId: lead.id, statusId, version: lead.version }),
    onMutate: (statusId) => showMove(cache, lead, statusId),
    onSuccess: (moved) => putLead(cache, moved),
    onError: (error) => {
      takeMoveBack(cache, lead);
      toast.error(t('move.failed'), { description: refusalOf(error) });
    },
  });
}
