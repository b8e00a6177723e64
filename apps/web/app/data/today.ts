import * as api from '@alpha/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { dayBounds } from '~/lib/local-time';
import { KEYS } from './keys';
import { withoutSettled } from './today-settling';

/** Leads grow late and tasks fall due without any event. */
const REFRESH_MS = 60_000;

/** `rows`: at most so many of each list. */
export const todayQuery = (userId: number | undefined, rows = api.TODAY_MAX_ROWS) =>
  queryOptions({
    queryKey: [...KEYS.today, 'rows', userId, rows],
    queryFn: async ({ signal }) => {
      const askedAt = performance.now();
      const query = { ...readDay(), user_id: userId, rows };
      return withoutSettled(await call(api.getToday, { query }, { signal }), askedAt);
    },
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
