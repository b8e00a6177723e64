import type { Lead } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { putLead, showMove, takeMoveBack } from '~/data/leads';
import { sendOrKeep } from '~/data/outbox/send-or-keep';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';
import { useKeptMoveToast, useMovedToast } from '../../use-moved-toast';

/** Moves optimistically; reverts and shows the reason on failure. */
export function useMoveLead(lead: Lead, nameOf: (statusId: number) => string) {
  const t = useT('lead');
  const cache = useQueryClient();
  const sayMoved = useMovedToast();
  const sayKept = useKeptMoveToast();
  return useMutation({
    mutationFn: (statusId: number) => {
      const { adicionales: _, utms: __, ...card } = lead;
      const { lead_status_id: from, version } = lead;
      const column = nameOf(statusId);
      return sendOrKeep(lead, { kind: 'move', to: statusId, from, version, column, card });
    },
    onMutate: (statusId) => showMove(cache, lead, statusId),
    onSuccess: ({ answer: moved, key }, statusId) => {
      if (!moved) return sayKept({ lead, statusId, key }, () => takeMoveBack(cache, lead));
      putLead(cache, moved);
      const from = lead.lead_status_id;
      const onUndone = (undone: Lead) => putLead(cache, undone);
      sayMoved({ lead: moved, from, column: nameOf(statusId), onUndone });
    },
    onError: (error) => {
      takeMoveBack(cache, lead);
      toast.error(t('move.failed'), { description: refusalOf(error) });
    },
  });
}
