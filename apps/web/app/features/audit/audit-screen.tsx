import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { Navigate } from 'react-router';
import { AUDIT_PAGE_SIZE, auditQuery } from '~/data/audit';
import { useT } from '~/lib/i18n/use-t';
import { lastPlace } from '~/lib/list-place';
import { lastPageOf } from '~/lib/paged';
import { isPermitted } from '~/lib/permission';
import { readPage, useUrlState } from '~/lib/url-state';
import { BackLink } from '~/ui/back-link';
import { cx } from '~/ui/class-names';
import { EmptyState } from '~/ui/empty-state';
import { ErrorState } from '~/ui/error-state';
import { ForPermission } from '~/ui/for-permission';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { AuditCards } from './audit-cards';
import { isReversedRange, readFilter } from './audit-filter';
import { AuditFilters } from './audit-filters';
import { AuditSkeleton } from './audit-skeleton';
import { AuditTable } from './audit-table';
import { ExportButton } from './export-button';

export function AuditScreen() {
  const t = useT('audit');
  return (
    <ForPermission isGranted={isPermitted('audit:read')} title={t('title')}>
      <Audit />
    </ForPermission>
  );
}

function Audit() {
  const t = useT('audit');
  const { params, linkTo } = useUrlState();
  const filter = readFilter(params);
  const page = readPage(params);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    auditQuery(filter, page),
  );
  const last = lastPageOf(data?.total ?? 0, AUDIT_PAGE_SIZE);

  if (data && !isPlaceholderData && page > last)
    return <Navigate to={linkTo({ page: last === 1 ? null : last })} replace />;
  return (
    <div className="grid gap-6">
      <div>
        <BackLink to={lastPlace('/app/users')}>{t('back')}</BackLink>
        <PageHeader
          title={t('title')}
          lead={data && t('lead', { total: data.total })}
          actions={<ExportButton filter={filter} />}
        />
      </div>
      <AuditFilters />
      {isError && !data ? (
        <ErrorState title={t('error')} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <AuditSkeleton />
      ) : data.total === 0 ? (
        <EmptyState
          icon={<ListFilter aria-hidden="true" size={24} strokeWidth={1.25} />}
          title={t('empty.title')}
          text={t(isReversedRange(filter) ? 'empty.backwards' : 'empty.text')}
        />
      ) : (
        <div
          aria-busy={isPlaceholderData}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-55')}
        >
          <div className="lg:hidden">
            <AuditCards entries={data.data} />
          </div>
          <div className="max-lg:hidden">
            <AuditTable entries={data.data} />
          </div>
        </div>
      )}
      <Pagination
        current={page}
        last={last}
        linkTo={(next) => linkTo({ page: next === 1 ? null : next })}
      />
    </div>
  );
}
