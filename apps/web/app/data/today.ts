import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { dayBounds } from '~/lib/local-time';
import { KEYS } from './keys';

/** Leads grow late and tasks fall due without any event. */
const REFRESH_MS = 60_000;

export const todayQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: [...KEYS.today, 'rows', userId],
    queryFn: ({ signal }) =>
      call(api.getToday, { query: { ...readDay(), user_id: userId } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });

export const teamTodayQuery = queryOptions({
  queryKey: [...KEYS.today, 'team'],
  queryFn: ({ signal }) => call(api.getTeamToday, {}, { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: 0,
});

/** The day in the viewer's time zone. */
function readDay(now = new Date()) {
  const two = (value: number) => String(value).padStart(2, '0');
  const bounds = dayBounds(`${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`);
  if (!bounds) throw new Error('today is not a day');
  return { from: bounds.start, to: bounds.end };
}

type Attention = api.CallOf<typeof api.updateLeadAttention>['body'];

export const updateAttention = (leadId: number, body: Attention) =>
  call(api.updateLeadAttention, { params: { id: leadId }, body });

export const templatesQuery = (leadId: number) =>
  queryOptions({
    queryKey: [...KEYS.leads, leadId, 'templates'],
    queryFn: ({ signal }) => call(api.listMessageTemplates, { params: { id: leadId } }, { signal }),
    staleTime: 30_000,
  });

export const sendMessage = (leadId: number, body: api.CallOf<typeof api.sendLeadMessage>['body']) =>
  call(api.sendLeadMessage, { params: { id: leadId }, body });

/** Removes a row at once; the next response has the truth. */
export function dropTodayRow(
  cache: QueryClient,
  section: api.TodaySection,
  isDropped: (item: api.Today[api.TodaySection]['items'][number]) => boolean,
): void {
  cache.setQueriesData<api.Today>({ queryKey: [...KEYS.today, 'rows'] }, (today) => {
    if (!today) return today;
    const { count, items } = today[section];
    const left = (items as readonly (typeof items)[number][]).filter((item) => !isDropped(item));
    const dropped = items.length - left.length;
    return { ...today, [section]: { count: count - dropped, items: left } };
  });
}
