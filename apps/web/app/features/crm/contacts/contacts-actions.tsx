import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, Ellipsis, Plus, SquareKanban, Trash2, Upload } from 'lucide-react';
import { Link } from 'react-router';
import type { ContactFilter } from '~/data/contacts';
import { downloadContacts } from '~/data/contacts';
import { statusesQuery } from '~/data/statuses';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { ButtonLink } from '~/ui/button';
import { iconButtonClass } from '~/ui/button-look';
import { IconButton } from '~/ui/icon-button';
import { Menu } from '~/ui/menu';
import { toast } from '~/ui/toast';
import { boardLink } from './contact-filter';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type ContactsActionsProps = {
  filter: ContactFilter;
  total: number;
  /** On phones only what fits beside the search; the rest is in the menu. */
  isCompact?: boolean;
};

export function ContactsActions({ filter, total, isCompact = false }: ContactsActionsProps) {
  const t = useT('contacts');
  const { data: statuses } = useQuery(statusesQuery);
  const column = statuses?.find(({ id }) => id === filter.lead_status_id);
  const board = boardLink(filter, column?.role);
  const saving = useMutation({
    mutationFn: () => downloadContacts(filter),
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
          ...(isCompact
            ? [{ label: t('kanban'), icon: <SquareKanban {...ICON} />, to: board }]
            : []),
          { label: t('import'), icon: <Upload {...ICON} />, to: '/app/contacts/import' },
          {
            label: t('export'),
            icon: <Download {...ICON} />,
            isDisabled: saving.isPending || total === 0,
            onSelect: () => saving.mutate(),
          },
          { kind: 'line' },
          { label: t('trash'), icon: <Trash2 {...ICON} />, to: '/app/contacts/trash' },
        ]}
      />
      {isCompact ? (
        <Link
          to="/app/contacts/new"
          aria-label={t('new')}
          className={iconButtonClass('primary', 'md')}
        >
          <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
        </Link>
      ) : (
        <>
          <ButtonLink to={board} variant="secondary">
            <SquareKanban {...ICON} />
            {t('kanban')}
          </ButtonLink>
          <ButtonLink to="/app/contacts/new">
            <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
            {t('new')}
          </ButtonLink>
        </>
      )}
    </>
  );
}
