import type { Lead, Shortlist } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { markShortlistShared, sendShortlist, shortlistsChanged } from '~/data/shortlists';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { Button } from '~/ui/button';
import { toast } from '~/ui/toast';
import { stateOf } from '../list-state';
import { LinkDialog } from './link-dialog';

/** A link that was made and lost: its maker gets another one, until somebody has opened it. */
export function NewLink({ list, lead }: { list: Shortlist; lead: Lead }) {
  const t = useT('shortlist');
  const cache = useQueryClient();
  const renewing = useMutation({
    mutationFn: () =>
      sendShortlist({
        ...{ id: list.id, seen_at: list.updated_at, currency: list.currency, by: 'link' },
      }),
    onSuccess: ({ url }) => {
      if (url) return;
      toast.error(t('link.gone'));
      void shortlistsChanged(cache, list.lead_id);
    },
    onError: (error) => toast.error(refusalOf(error) ?? t('error.send')),
  });
  const isMaker = String(list.created_by?.id) === readSession().userId;
  const url = renewing.data?.url;
  if (url)
    return (
      <LinkDialog
        {...{ list, lead, url }}
        onShared={() => void markShortlistShared(cache, list).catch(() => null)}
        onClose={() => {
          renewing.reset();
          void shortlistsChanged(cache, list.lead_id);
        }}
      />
    );
  if (stateOf(list) !== 'link' || !isMaker) return null;
  return (
    <Button variant="secondary" isBusy={renewing.isPending} onClick={() => renewing.mutate()}>
      <Link2 aria-hidden="true" size={16} strokeWidth={1.5} />
      {t('link.again')}
    </Button>
  );
}
