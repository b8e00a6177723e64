import {
  getMarketToday,
  getPropertySupply,
  listCities,
  listProperties,
  type ResponseOf,
} from '@alpha/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import type { ExplorerFilter } from '~/features/explorer/explorer.params';

export type ListingPage = ResponseOf<typeof listProperties>;
export type MarketToday = ResponseOf<typeof getMarketToday>;

/** Somebody who read a long report comes back to the same cards, at once. */
const KEPT_MS = 30 * 60_000;

export const listingsQuery = (filter: ExplorerFilter) =>
  queryOptions({
    queryKey: ['explorer', 'list', filter],
    queryFn: () =>
      call(listProperties, {
        query: {
          ...filterQuery(filter),
          ...(filter.sortBy && { sort_by: filter.sortBy, sort_order: filter.sortOrder }),
          page: filter.page,
        },
      }),
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  });

/** What list and map both ask: the filters without order and page. */
export function filterQuery(filter: ExplorerFilter) {
  return {
    ...(filter.city && { city: filter.city }),
    investment_min: filter.investmentMin,
    investment_max: filter.investmentMax,
    ...(filter.beds && { beds: filter.beds }),
    ...(filter.baths && { baths: filter.baths }),
    ...(filter.isCashFlowFirstYear && { cash_flow_first_year: '1' as const }),
    ...(filter.search && { search: filter.search }),
    ...(filter.polygon && { polygon: JSON.stringify(filter.polygon) }),
  };
}

export const citiesQuery = queryOptions({
  queryKey: ['explorer', 'cities'],
  queryFn: () => call(listCities),
  staleTime: KEPT_MS,
});

export const supplyQuery = (city: string | null) =>
  queryOptions({
    queryKey: ['explorer', 'supply', city],
    queryFn: () => call(getPropertySupply, { query: city ? { city } : {} }),
    // The bars of one city stay until those of the next are there.
    placeholderData: keepPreviousData,
    staleTime: KEPT_MS,
  });

export const marketTodayQuery = queryOptions({
  queryKey: ['explorer', 'market-today'],
  queryFn: () => call(getMarketToday),
  staleTime: 60_000,
  gcTime: KEPT_MS,
});
