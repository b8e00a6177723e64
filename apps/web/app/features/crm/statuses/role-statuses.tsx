import type { LeadStatus, Role } from '@alpha/contract';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { iconButtonClass } from '~/ui/button-look';
import { DeleteStatusDialog } from './delete-status-dialog';
import { moved } from './status-order';
import { StatusRow } from './status-row';
import { useMoveStatus } from './use-move-status';
import { useMovedFocus } from './use-moved-focus';

type RoleStatusesProps = { role: Role; statuses: readonly LeadStatus[] };

export function RoleStatuses({ role, statuses }: RoleStatusesProps) {
  const t = useT('statuses');
  const roleName = useT('roles')(role);
  const titleId = useId();
  const [deleted, setDeleted] = useState<LeadStatus | null>(null);
  const move = useMoveStatus(role);
  const focus = useMovedFocus(statuses);

  function shift(status: LeadStatus, by: -1 | 1) {
    if (move.isPending) return;
    focus.onPress(status, by);
    move.mutate({ status, after: moved(statuses, status, by) });
  }
  return (
    <section aria-labelledby={titleId}>
      <div className="flex items-center gap-2 border-b border-ink pb-1">
        <h2 id={titleId} className="text-20">
          {roleName}
        </h2>
        <span className="text-14 text-ink-3">{t('count', { count: statuses.length })}</span>
        <Link
          to={`/app/leads-status/new?role=${role}`}
          aria-label={t('add', { role: roleName })}
          className={iconButtonClass('quiet', 'md', '-mr-3.25 ml-auto')}
        >
          <Plus aria-hidden="true" size={18} strokeWidth={1.5} />
        </Link>
      </div>
      {statuses.length === 0 && (
        <div className="grid gap-1 py-5">
          <p className="font-medium">{t('empty')}</p>
          <p className="text-14 text-ink-2">{t('emptyText')}</p>
        </div>
      )}
      <ol ref={focus.list} aria-busy={move.isPending}>
        {statuses.map((status, index) => (
          <StatusRow
            key={status.id}
            status={status}
            isFirst={index === 0}
            isLast={index === statuses.length - 1}
            onMove={(by) => shift(status, by)}
            onDelete={() => setDeleted(status)}
          />
        ))}
      </ol>
      {deleted && <DeleteStatusDialog status={deleted} onClose={() => setDeleted(null)} />}
    </section>
  );
}
