import type { LeadStatus, Role } from '@alpha/contract';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { lastPageOf } from '~/lib/paged';
import { useUrlState } from '~/lib/url-state';
import { iconButtonClass } from '~/ui/button-look';
import { Pagination } from '~/ui/pagination';
import { DeleteStatusDialog } from './delete-status-dialog';
import { moved } from './status-order';
import { StatusRow } from './status-row';
import { useMoveStatus } from './use-move-status';
import { useMovedFocus } from './use-moved-focus';

/** Rows of a page, as in the other lists. */
const PAGE = 10;

type RoleStatusesProps = { role: Role; statuses: readonly LeadStatus[] };

export function RoleStatuses({ role, statuses }: RoleStatusesProps) {
  const t = useT('statuses');
  const roleName = useT('roles')(role);
  const titleId = useId();
  const [deleted, setDeleted] = useState<LeadStatus | null>(null);
  const move = useMoveStatus(role);
  const focus = useMovedFocus(statuses);
  const { params, linkTo, set } = useUrlState();
  const last = lastPageOf(statuses.length, PAGE);
  const page = Math.min(Math.max(1, Number(params.get(`${role}-page`)) || 1), last);
  const from = (page - 1) * PAGE;

  function shift(status: LeadStatus, by: -1 | 1) {
    if (move.isPending) return;
    focus.onPress(status, by);
    const after = moved(statuses, status, by);
    move.mutate({ status, after });
    // The list follows a row that leaves its page.
    const place = after.findIndex(({ id }) => id === status.id);
    const next = Math.floor(place / PAGE) + 1;
    if (next !== page) set({ [`${role}-page`]: next > 1 ? String(next) : null });
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
        {statuses.slice(from, from + PAGE).map((status, index) => (
          <StatusRow
            key={status.id}
            status={status}
            isFirst={from + index === 0}
            isLast={from + index === statuses.length - 1}
            onMove={(by) => shift(status, by)}
            onDelete={() => setDeleted(status)}
          />
        ))}
      </ol>
      <Pagination
        current={page}
        last={last}
        label={t('pages', { role: roleName })}
        linkTo={(wanted) => linkTo({ [`${role}-page`]: wanted > 1 ? String(wanted) : null })}
        className="mt-4"
      />
      {deleted && <DeleteStatusDialog status={deleted} onClose={() => setDeleted(null)} />}
    </section>
  );
}
