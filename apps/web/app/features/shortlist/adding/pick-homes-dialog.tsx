import { SHORTLIST_MAX } from '@alpha/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shortlistsQuery } from '~/data/shortlists';
import { editorPath } from '~/features/shortlist/editor-path';
import { useT } from '~/lib/i18n/use-t';
import { buttonClass } from '~/ui/button-look';
import { Dialog } from '~/ui/dialog';
import { AddHome } from '../editor/add-home';
import { useAddHome } from './use-add-home';

type PickHomesDialogProps = { lead: { id: number; name: string }; onClose: () => void };

/** Adds properties to a lead’s draft without leaving the board. */
export function PickHomesDialog({ lead, onClose }: PickHomesDialogProps) {
  const t = useT('shortlist');
  const { data } = useQuery(shortlistsQuery(lead.id));
  const draft = data?.shortlists.find(({ sent_at }) => !sent_at);
  const homes = draft?.homes ?? [];
  const adding = useAddHome(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('adding.homesTitle', { name: lead.name })}
      description={t('adding.inDraft', { count: homes.length })}
      actions={
        <>
          <Link to="/app/listing" onClick={onClose} className={buttonClass('secondary', 'md')}>
            {t('adding.explorer')}
          </Link>
          <Link
            to={editorPath(lead.id, draft?.id)}
            onClick={onClose}
            className={buttonClass('primary', 'md')}
          >
            {t('adding.open')}
          </Link>
        </>
      }
    >
      <AddHome
        isFramed={false}
        listed={homes.map(({ property_id }) => property_id)}
        isFull={homes.length >= SHORTLIST_MAX}
        onAdd={(home) => adding.mutate({ lead, homes: [home] })}
      />
    </Dialog>
  );
}
