import type { LeadSummary } from '@alpha/contract';
import { Ellipsis, Eye, Pencil, SquareKanban, Trash2 } from 'lucide-react';
import { useT } from '~/lib/i18n/use-t';
import { usePersonName } from '~/lib/use-person-name';
import { IconButton } from '~/ui/icon-button';
import { Menu } from '~/ui/menu';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

export function ContactMenu({ contact, onDelete }: { contact: LeadSummary; onDelete: () => void }) {
  const t = useT('contacts');
  const nameOf = usePersonName();
  return (
    <Menu
      trigger={
        <IconButton label={t('menu.of', { name: nameOf(contact) })} size="sm">
          <Ellipsis {...ICON} />
        </IconButton>
      }
      items={[
        { label: t('menu.open'), icon: <Eye {...ICON} />, to: `/app/leads/${contact.id}` },
        {
          label: t('menu.edit'),
          icon: <Pencil {...ICON} />,
          to: `/app/edit-contact/${contact.id}`,
        },
        {
          label: t('menu.kanban'),
          icon: <SquareKanban {...ICON} />,
          to: `/app/board/${contact.user_id}`,
        },
        { kind: 'line' },
        { label: t('menu.delete'), icon: <Trash2 {...ICON} />, isDanger: true, onSelect: onDelete },
      ]}
    />
  );
}
