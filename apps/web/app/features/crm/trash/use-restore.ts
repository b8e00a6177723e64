import type { DeletedLead } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { leadListsChanged } from '~/data/stale';
import { restoreLeads } from '~/data/trash';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { toast } from '~/ui/toast';

/** Restores one lead and offers to open it. */
export function useRestore() {
  const t = useT('trash');
  const nameOf = usePersonName();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const restoring = useMutation({
    mutationFn: ({ id }: DeletedLead) => restoreLeads(cache, [id]),
    onSuccess: ({ restored, same_email }, lead) => {
      if (restored === 0) toast.error(t('gone', { count: 1 }));
      else
        toast.success(t('restored', { name: nameOf(lead) }), {
          description: same_email > 0 ? t('sameEmailText') : undefined,
          action: { label: t('open'), onClick: () => void navigate(`/app/leads/${lead.id}`) },
        });
    },
    onError: (error) => toast.error(t('failed'), { description: refusalOf(error) }),
  });
  return {
    restore: (lead: DeletedLead) => restoring.mutate(lead),
    isBusy: restoring.isPending,
    refresh: () => void leadListsChanged(cache),
  };
}
