import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { download } from '~/lib/download';
import { KEYS, LISTS } from './keys';

export const AUDIT_PAGE_SIZE = 25;

/** Parameters of the request: instants, not days. */
export type AuditFilter = {
  actor_id?: number;
  action?: api.AuditAction;
  from?: string;
  to?: string;
};

export const auditQuery = (filter: AuditFilter, page: number) =>
  queryOptions({
    queryKey: [...LISTS.audit, filter, page],
    queryFn: () => call(api.listAudit, { query: { ...filter, page, per_page: AUDIT_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

export const actorsQuery = queryOptions({
  queryKey: [...KEYS.audit, 'actors'],
  queryFn: () => call(api.listAuditActors),
});

/** The export adds an entry to the log. */
export async function downloadAudit(cache: QueryClient, filter: AuditFilter): Promise<void> {
  await download(api.exportAudit, { query: filter }, 'audit-log.csv');
  await cache.invalidateQueries({ queryKey: LISTS.audit });
}
