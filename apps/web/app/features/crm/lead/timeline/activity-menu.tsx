import type { Activity } from '@alpha/contract';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { IconButton } from '~/ui/icon-button';
import { Menu } from '~/ui/menu';
import { Notice } from '~/ui/notice';
import { useWritten } from './use-written';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

type ActivityMenuProps = { activity: Activity; isOwn: boolean; onEdit: () => void };

/** Only the author may edit; administrators may delete. */
export function ActivityMenu({ activity, isOwn, onEdit }: ActivityMenuProps) {
  const t = useT('timeline');
  const { remove } = useWritten(activity);
  const [isAsking, setAsking] = useState(false);
  const kind = activity.kind as 'note' | 'call' | 'task';
  const edit = { label: t('menu.edit'), icon: <Pencil {...ICON} />, onSelect: onEdit };
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t(`menu.of.${kind}`)} size="sm">
            <Ellipsis {...ICON} />
          </IconButton>
        }
        items={[
          ...(isOwn ? [edit] : []),
          {
            label: t('menu.delete'),
            icon: <Trash2 {...ICON} />,
            isDanger: true,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t(`delete.title.${kind}`)}
        description={t('delete.text')}
        confirmLabel={t('menu.delete')}
        isDanger
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {remove.isError && (
          <Notice tone="loss">{refusalOf(remove.error) ?? t('delete.failed')}</Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
