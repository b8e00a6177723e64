import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { proposeShortlist } from '~/data/shortlists';
import { editorPath } from '~/features/shortlist/editor-path';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { toast } from '~/ui/toast';

/** Creates a draft from the quiz or an older list and opens it in the editor. */
export function usePropose(leadId: number) {
  const t = useT('shortlist');
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (copyOf?: number) => proposeShortlist(cache, leadId, copyOf),
    onSuccess: ({ id }) => navigate(editorPath(leadId, id)),
    onError: (error) => toast.error(refusalOf(error) ?? t('error.propose')),
  });
}
