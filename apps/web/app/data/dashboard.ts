import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { readTimeZone } from '~/lib/local-time';
import { KEYS } from './keys';
import { dashboardChanged } from './stale';

type Period = { from: string; to: string };
/** One person's figures among those the viewer may see. */
type UserId = number | undefined;

const figuresKey = (...parts: unknown[]) => [...KEYS.dashboard, 'figures', ...parts];

export const dashboardQuery = (
  { from, to, before }: Period & { before?: Period },
  userId: UserId,
) =>
  queryOptions({
    queryKey: figuresKey('summary', from, to, before?.from, before?.to, userId),
    queryFn: () =>
      call(api.getDashboard, {
        query: {
          ...{ from, to, time_zone: readTimeZone(), user_id: userId },
          ...(before && { before_from: before.from, before_to: before.to }),
        },
      }),
    placeholderData: keepPreviousData,
  });

export const dashboardPeopleQuery = ({ from, to }: Period, userId: UserId) =>
  queryOptions({
    queryKey: figuresKey('people', from, to, userId),
    queryFn: () => call(api.listDashboardPeople, { query: { from, to, user_id: userId } }),
    placeholderData: keepPreviousData,
  });

export const campaignsQuery = ({ from, to }: Period, userId: UserId) =>
  queryOptions({
    queryKey: figuresKey('campaigns', from, to, userId),
    queryFn: () =>
      call(api.listCampaigns, {
        query: { from, to, time_zone: readTimeZone(), user_id: userId },
      }),
    placeholderData: keepPreviousData,
  });

export const cohortsQuery = (userId: UserId) =>
  queryOptions({
    queryKey: figuresKey('cohorts', userId),
    queryFn: () => call(api.listCohorts, { query: { time_zone: readTimeZone(), user_id: userId } }),
    placeholderData: keepPreviousData,
  });

export const WORK_PAGE_SIZE = 25;

type WorkList = Period & { kind: api.WorkKind; userId: UserId; page: number };

export const dashboardWorkQuery = ({ from, to, kind, userId, page }: WorkList) =>
  queryOptions({
    queryKey: figuresKey('work', from, to, kind, userId, page),
    queryFn: () =>
      call(api.listDashboardWork, {
        query: { from, to, kind, user_id: userId, page, per_page: WORK_PAGE_SIZE },
      }),
    placeholderData: keepPreviousData,
  });

export type Campaign = { source: string; medium: string; campaign: string };

export const campaignCostsQuery = (campaign: Campaign) =>
  queryOptions({
    queryKey: [...KEYS.dashboard, 'costs', campaign],
    queryFn: () => call(api.listCampaignCosts, { query: campaign }),
    // The form starts from the current values, never from those of an earlier visit.
    gcTime: 0,
  });

export async function saveCampaignCosts(
  cache: QueryClient,
  body: api.CallOf<typeof api.saveCampaignCosts>['body'],
) {
  await call(api.saveCampaignCosts, { body });
  await dashboardChanged(cache);
}

export const leadSettingsQuery = queryOptions({
  queryKey: [...KEYS.dashboard, 'settings'],
  queryFn: () => call(api.getLeadSettings),
});

/** What is left out stays as it is. */
export type LeadSettingsChanges = api.CallOf<typeof api.updateLeadSettings>['body'];

export async function saveLeadSettings(cache: QueryClient, body: LeadSettingsChanges) {
  const saved = await call(api.updateLeadSettings, { body });
  cache.setQueryData(leadSettingsQuery.queryKey, saved);
  void dashboardChanged(cache);
  return saved;
}
