import { type AuditAction, exportAudit, listAudit, listAuditActors } from '@alpha/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { download } from '~/lib/download';

export const AUDIT_PAGE_SIZE = 25;

/** What the API is asked for: instants, not days. */
export type AuditFilter = {
  actor_id?: number;
  action?: AuditAction;
  from?: string;
  to?: string;
};

const AUDIT = ['audit'];

export const auditQuery = (filter: AuditFilter, page: number) =>
  queryOptions({
    queryKey: [...AUDIT, 'list', filter, page],
    queryFn: () => call(listAudit, { query: { ...filter, page, per_page: AUDIT_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

export const actorsQuery = queryOptions({
  queryKey: [...AUDIT, 'actors'],
  queryFn: () => call(listAuditActors),
});

export const downloadAudit = (filter: AuditFilter) =>
  download(exportAudit, { query: filter }, 'audit-log.csv');
