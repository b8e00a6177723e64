import { isAllowed, type Lead } from '@alpha/contract';
import { Ellipsis, Eraser, ListPlus, Merge, SquareKanban, Trash2 } from 'lucide-react';
import { useContext, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { readSession } from '~/lib/session';
import { usePersonName } from '~/lib/use-person-name';
import { ShortlistAddingContext } from '~/listings/shortlist-adding';
import { IconButton } from '~/ui/icon-button';
import { Menu, type MenuItem } from '~/ui/menu';
import { EraseDialog } from '../../erase-dialog';
import { MergeDialog } from '../../merge-dialog';
import { MergeWithDialog } from '../../merge-with-dialog';
import { DeleteDialog } from './delete-dialog';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type LeadMenuProps = {
  lead: Lead;
  onGone: () => void;
  /** Merged into another one: show that. */
  onMoved: (id: number) => void;
};

export function LeadMenu({ lead, onGone, onMoved }: LeadMenuProps) {
  const merge = useT('leadMerge');
  const t = useT('lead');
  const nameOf = usePersonName();
  const adding = useContext(ShortlistAddingContext);
  const [open, setOpen] = useState<'delete' | 'erase' | 'merge' | null>(null);
  const [otherId, setOtherId] = useState<number | null>(null);
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
          ...(adding
            ? [
                {
                  label: t('menu.addHomes'),
                  icon: <ListPlus {...ICON} />,
                  onSelect: () => adding.askHomes({ id: lead.id, name: nameOf(lead) }),
                },
              ]
            : []),
          {
            label: t('menu.board', { name: lead.user.name }),
            icon: <SquareKanban {...ICON} />,
            to: `/app/board/${lead.user_id}`,
          },
          {
            label: merge('menu'),
            icon: <Merge {...ICON} />,
            onSelect: () => setOpen('merge'),
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
      {open === 'merge' && (
        <MergeWithDialog
          lead={lead}
          onClose={close}
          onPick={(id) => {
            close();
            setOtherId(id);
          }}
        />
      )}
      {otherId !== null && (
        <MergeDialog
          ids={[lead.id, otherId]}
          onClose={() => setOtherId(null)}
          onMerged={({ id }) => id !== lead.id && onMoved(id)}
        />
      )}
      {open === 'delete' && <DeleteDialog lead={lead} onClose={close} onGone={onGone} />}
      {open === 'erase' && <EraseDialog lead={lead} onClose={close} onGone={onGone} />}
    </>
  );
}
