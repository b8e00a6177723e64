import { proposeShortlist } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { editorPath, putShortlist, shortlistsQuery } from '~/data/shortlists';
import { call } from '~/lib/api-client';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

/** A new draft, from the quiz or from an older list; it opens in the editor. */
export function usePropose(leadId: number) {
  const t = useT('shortlist');
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (copyOf?: number) =>
      call(proposeShortlist, {
        params: { id: leadId },
        body: copyOf === undefined ? {} : { copy_of: copyOf },
      }),
    onSuccess: async (list) => {
      await cache.cancelQueries({ queryKey: shortlistsQuery(leadId).queryKey });
      putShortlist(cache, list);
      await navigate(editorPath(leadId, list.id));
    },
    onError: (error) => toast.error(refusalOf(error) ?? t('error.propose')),
  });
}
