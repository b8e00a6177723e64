import type { LeadStatus } from '@alpha/contract';
import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { IconButton } from '~/ui/icon-button';
import { Menu } from '~/ui/menu';
import { statusColor } from '~/ui/status-color';
import { moveKey } from './use-moved-focus';

type StatusRowProps = {
  status: LeadStatus;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onDelete: () => void;
};

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

export function StatusRow({ status, isFirst, isLast, onMove, onDelete }: StatusRowProps) {
  const t = useT('statuses');
  const { id, name, order, leads_count: count } = status;
  const edit = `/app/edit-leads-status/${id}`;
  return (
    <li data-status={id} className="flex min-h-16 items-center gap-3 border-b border-line py-2">
      <span className="figures w-5 shrink-0 text-13 text-ink-3">
        <span className="sr-only">{t('order', { order })}</span>
        <span aria-hidden="true">{order}</span>
      </span>
      <span
        aria-hidden="true"
        className="size-2.5 shrink-0 rounded-full"
        style={{ backgroundColor: statusColor(order) }}
      />
      <span className="grid min-w-0 flex-1">
        <Link to={edit} className="truncate text-15 font-medium hover:text-accent">
          {name}
        </Link>
        {count !== undefined && (
          <span className="figures text-13 text-ink-3">{t('leads', { count })}</span>
        )}
      </span>
      <span className="-mr-2.5 flex shrink-0 items-center">
        <IconButton
          label={t('moveUp', { name })}
          size="sm"
          disabled={isFirst}
          data-move={moveKey(id, -1)}
          onClick={() => onMove(-1)}
        >
          <ArrowUp {...ICON} />
        </IconButton>
        <IconButton
          label={t('moveDown', { name })}
          size="sm"
          disabled={isLast}
          data-move={moveKey(id, 1)}
          onClick={() => onMove(1)}
        >
          <ArrowDown {...ICON} />
        </IconButton>
        <Menu
          trigger={
            <IconButton label={t('menu.of', { name })} size="sm">
              <Ellipsis {...ICON} />
            </IconButton>
          }
          items={[
            { label: t('menu.edit'), icon: <Pencil {...ICON} />, to: edit },
            { kind: 'line' },
            {
              label: t('menu.delete'),
              icon: <Trash2 {...ICON} />,
              isDanger: true,
              onSelect: onDelete,
            },
          ]}
        />
      </span>
    </li>
  );
}
