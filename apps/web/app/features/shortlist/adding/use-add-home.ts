import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addToShortlist } from '~/data/shortlists';
import { editorPath } from '~/features/shortlist/editor-path';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import type { AddableHome } from '~/listings/shortlist-adding';
import { toast } from '~/ui/toast';
import { showShortlistToast } from './shortlist-toast';

type Adding = { lead: { id: number; name: string }; homes: readonly AddableHome[] };

/** Adds at once; the toast leads to the shortlist. */
export function useAddHome(onOpen?: () => void) {
  const t = useT('shortlist');
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ lead, homes }: Adding) => {
      const results = [];
      // One after the other: their order is the order of the list.
      for (const { id } of homes) results.push(await addToShortlist(cache, lead.id, id));
      return results;
    },
    onSuccess: (results, { lead, homes }) => {
      const last = results.at(-1);
      if (!last) return;
      const { shortlist_id, count } = last;
      const { name } = lead;
      const isAdded = results.some(({ is_added }) => is_added);
      showShortlistToast(lead.id, {
        title: isAdded ? t('adding.added', { name, count }) : t('adding.listed', { name }),
        description: homes.map(({ address }) => address).join(', '),
        action: {
          label: t('adding.open'),
          onClick: () => {
            onOpen?.();
            void navigate(editorPath(lead.id, shortlist_id));
          },
        },
      });
    },
    onError: (error) => toast.error(refusalOf(error) ?? t('adding.failed')),
  });
}
