import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { readTimeZone } from '~/lib/local-time';
import { KEYS } from './keys';
import { dashboardChanged } from './stale';

type Period = { from: string; to: string };

export const dashboardQuery = ({ from, to }: Period, userId: number | undefined) =>
  queryOptions({
    queryKey: [...KEYS.dashboard, 'figures', from, to, userId],
    queryFn: () =>
      call(api.getDashboard, { query: { from, to, time_zone: readTimeZone(), user_id: userId } }),
    placeholderData: keepPreviousData,
  });

export const leadSettingsQuery = queryOptions({
  queryKey: [...KEYS.dashboard, 'settings'],
  queryFn: () => call(api.getLeadSettings),
});

type LeadSettingsBody = { leader_id: number | null; won_status_ids: number[] };

export async function saveLeadSettings(cache: QueryClient, body: LeadSettingsBody) {
  const saved = await call(api.updateLeadSettings, { body });
  cache.setQueryData(leadSettingsQuery.queryKey, saved);
  void dashboardChanged(cache);
  return saved;
}
