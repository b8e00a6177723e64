import {
  getDashboard,
  getLeadSettings,
  listLeaders,
  listUsers,
  updateLeadSettings,
} from '@alpha/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { readTimeZone } from '~/lib/local-time';
import { toPage } from '~/lib/paged';
import type { Period } from '~/features/dashboard/period';

export const DASHBOARD = ['dashboard'];

export const dashboardQuery = ({ from, to }: Period, userId: number | undefined) =>
  queryOptions({
    queryKey: [...DASHBOARD, 'figures', from, to, userId],
    queryFn: () =>
      call(getDashboard, { query: { from, to, time_zone: readTimeZone(), user_id: userId } }),
    placeholderData: keepPreviousData,
  });

export const peopleQuery = queryOptions({
  queryKey: [...DASHBOARD, 'people'],
  queryFn: async () => toPage(await call(listUsers, { query: { sort: 'name' } })).data,
});

export const leadersQuery = queryOptions({
  queryKey: [...DASHBOARD, 'leaders'],
  queryFn: () => call(listLeaders),
});

export const settingsQuery = queryOptions({
  queryKey: [...DASHBOARD, 'settings'],
  queryFn: () => call(getLeadSettings),
});

export const saveSettings = (body: { leader_id: number | null; won_status_ids: number[] }) =>
  call(updateLeadSettings, { body });
