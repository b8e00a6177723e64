import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';

export const sampleReportQuery = queryOptions({
  queryKey: [...KEYS.reports, 'sample'],
  queryFn: () => call(api.findSampleReport),
});

/** Null: none. */
export async function chooseSampleReport(cache: QueryClient, property_id: number | null) {
  const chosen = await call(api.chooseSampleReport, { body: { property_id } });
  cache.setQueryData(sampleReportQuery.queryKey, chosen);
  void cache.invalidateQueries({ queryKey: KEYS.audit });
  return chosen;
}
