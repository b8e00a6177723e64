import * as api from '@alpha/contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import { readSupply, searchListings } from './listing-search';

export type MarketToday = api.ResponseOf<typeof api.getMarketToday>;
export type MapMatches = api.ResponseOf<typeof api.getPropertyMap>;

/** By the names of the contract: nothing is renamed between the address bar and the API. */
export type ExplorerFilter = {
  /** A name of the city list; `null` is every city. */
  city: string | null;
  investment_min: number;
  investment_max: number;
  /** At least this many; `null` is any. */
  beds: number | null;
  baths: number | null;
  cash_flow_first_year: boolean;
  search: string;
  /** `null` is relevance. */
  sort_by: api.SearchSort | null;
  sort_order: 'asc' | 'desc';
  page: number;
  polygon: api.MapPoint[] | null;
};

/** Users who return from a long report see the same cards at once. */
const KEPT_MS = 30 * 60_000;

export const listingsQuery = (filter: ExplorerFilter) =>
  queryOptions({
    queryKey: [...KEYS.listings, 'list', filter],
    queryFn: () =>
      searchListings({
        ...filterQuery(filter),
        ...(filter.sort_by && { sort_by: filter.sort_by, sort_order: filter.sort_order }),
        page: filter.page,
      }),
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
  });

/** Either everything, fitted into this many pixels, or only the current view. */
export type MapRequest = { width: number; height: number } | { bounds: string; zoom: number };

export const mapQuery = (filter: ExplorerFilter, ask: MapRequest | null) =>
  queryOptions({
    queryKey: [...KEYS.listings, 'map', filterQuery(filter), ask],
    queryFn: ({ signal }) =>
      call(api.getPropertyMap, { query: { ...filterQuery(filter), ...ask } }, { signal }),
    enabled: ask !== null,
    placeholderData: keepPreviousData,
  });

/** The response also covers this view: no request is needed. */
export function putMapMatches(
  cache: QueryClient,
  filter: ExplorerFilter,
  ask: MapRequest,
  matches: MapMatches,
): void {
  cache.setQueryData(mapQuery(filter, ask).queryKey, matches);
}

export const shownListings = (cache: QueryClient, filter: ExplorerFilter) =>
  cache.getQueryData(listingsQuery(filter).queryKey)?.data;

/** Parameters shared by list and map: the filters without order and page. */
export function filterQuery(filter: ExplorerFilter) {
  return {
    ...(filter.city && { city: filter.city }),
    investment_min: filter.investment_min,
    investment_max: filter.investment_max,
    ...(filter.beds && { beds: filter.beds }),
    ...(filter.baths && { baths: filter.baths }),
    ...(filter.cash_flow_first_year && { cash_flow_first_year: '1' as const }),
    ...(filter.search && { search: filter.search }),
    ...(filter.polygon && { polygon: JSON.stringify(filter.polygon) }),
  };
}

export const citiesQuery = queryOptions({
  queryKey: [...KEYS.listings, 'cities'],
  queryFn: () => call(api.listCities),
  staleTime: KEPT_MS,
});

export const supplyQuery = (city: string | null) =>
  queryOptions({
    queryKey: [...KEYS.listings, 'supply', city],
    queryFn: () => readSupply(city),
    // The bars of the previous city stay until the next ones have loaded.
    placeholderData: keepPreviousData,
    staleTime: KEPT_MS,
  });

export const marketTodayQuery = queryOptions({
  queryKey: [...KEYS.listings, 'market-today'],
  queryFn: () => call(api.getMarketToday),
  staleTime: 60_000,
  gcTime: KEPT_MS,
});

/** The explorer's own search: a street, a city, a zip. */
export const homesQuery = (search: string) =>
  queryOptions({
    queryKey: [...KEYS.listings, 'by-text', search],
    queryFn: ({ signal }) => call(api.listProperties, { query: { search } }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
