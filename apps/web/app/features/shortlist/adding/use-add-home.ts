import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addToShortlist } from '~/data/shortlists';
import { editorPath } from '~/features/shortlist/editor-path';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import type { AddableHome } from '~/listings/shortlist-adding';
import { toast } from '~/ui/toast';
import { showShortlistToast } from './shortlist-toast';

type Adding = { lead: { id: number; name: string }; home: AddableHome };

/** Adds at once; the toast leads to the shortlist. */
export function useAddHome(onOpen?: () => void) {
  const t = useT('shortlist');
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ lead, home }: Adding) => addToShortlist(cache, lead.id, home.id),
    onSuccess: ({ shortlist_id, count, is_added }, { lead, home }) => {
      const { name } = lead;
      showShortlistToast(lead.id, {
        title: is_added ? t('adding.added', { name, count }) : t('adding.listed', { name }),
        description: home.address,
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
