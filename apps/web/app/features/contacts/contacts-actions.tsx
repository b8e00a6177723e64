import { exportLeads } from '@alpha/contract';
import { useMutation } from '@tanstack/react-query';
import { Download, Ellipsis, Plus, SquareKanban, Upload } from 'lucide-react';
import { refusalOf } from '~/lib/api-refusal';
import { download } from '~/lib/download';
import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from '~/ui/button';
import { IconButton } from '~/ui/icon-button';
import { Menu } from '~/ui/menu';
import { toast } from '~/ui/toast';
import type { ContactFilter } from './contact-filter';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type ContactsActionsProps = { filter: ContactFilter; total: number };

export function ContactsActions({ filter, total }: ContactsActionsProps) {
  const t = useT('contacts');
  const saving = useMutation({
    mutationFn: () => download(exportLeads, { query: filter }, 'contacts.csv'),
    onSuccess: () => toast.success(t('exported', { count: total })),
    onError: (error) =>
      toast.error(t('error.title'), { description: refusalOf(error) ?? t('exportFailed') }),
  });
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('more')} variant="secondary">
            <Ellipsis {...ICON} />
          </IconButton>
        }
        items={[
          { label: t('import'), icon: <Upload {...ICON} />, to: '/app/contacts/import' },
          {
            label: t('export'),
            icon: <Download {...ICON} />,
            isDisabled: saving.isPending || total === 0,
            onSelect: () => saving.mutate(),
          },
        ]}
      />
      <ButtonLink
        to={filter.user_id ? `/app/board/${filter.user_id}` : '/app/board'}
        variant="secondary"
        className="max-sm:px-3"
      >
        <SquareKanban {...ICON} />
        {t('kanban')}
      </ButtonLink>
      <ButtonLink to="/app/contacts/new" className="max-sm:px-3">
        <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
        {t('new')}
      </ButtonLink>
    </>
  );
}
