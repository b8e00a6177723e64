import { isAllowed, type Lead } from '@alpha/contract';
import { Ellipsis, Eraser, SquareKanban, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { usePersonName } from '~/lib/use-person-name';
import { IconButton } from '~/ui/icon-button';
import { Menu, type MenuItem } from '~/ui/menu';
import { EraseDialog } from '../erase/erase-dialog';
import { DeleteDialog } from './delete-dialog';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type LeadMenuProps = { lead: Lead; onGone: () => void };

export function LeadMenu({ lead, onGone }: LeadMenuProps) {
  const t = useT('lead');
  const nameOf = usePersonName();
  const [open, setOpen] = useState<'delete' | 'erase' | null>(null);
  const { role } = readSession();
  const close = () => setOpen(null);
  const erase: MenuItem[] =
    role && isAllowed(role, 'lead:erase')
      ? [
          {
            label: t('menu.erase'),
            icon: <Eraser {...ICON} />,
            isDanger: true,
            onSelect: () => setOpen('erase'),
          },
        ]
      : [];
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('menu.of', { name: nameOf(lead) })} variant="secondary" size="sm">
            <Ellipsis {...ICON} />
          </IconButton>
        }
        items={[
          {
            label: t('menu.board', { name: lead.user.name }),
            icon: <SquareKanban {...ICON} />,
            to: `/app/board/${lead.user_id}`,
          },
          { kind: 'line' },
          {
            label: t('menu.delete'),
            icon: <Trash2 {...ICON} />,
            isDanger: true,
            onSelect: () => setOpen('delete'),
          },
          ...erase,
        ]}
      />
      {open === 'delete' && <DeleteDialog lead={lead} onClose={close} onGone={onGone} />}
      {open === 'erase' && <EraseDialog lead={lead} onClose={close} onGone={onGone} />}
    </>
  );
}
