import * as api from '@alpha/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
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
  kinds: api.PropertyType[] | null;
  /** The estimated value is above the asking price. */
  under_value: boolean;
  search: string;
  /** `null` is relevance. */
  sort_by: api.SearchSort | null;
  sort_order: 'asc' | 'desc';
  page: number;
  polygon: api.MapPoint[] | null;
  /** The part of the map that is searched; a polygon takes its place. */
  within: api.MapBounds | null;
} & Record<NumberFilter, number | null>;

/** Filters of one number each; `null` is any. Units as in the contract. */
export const NUMBER_FILTERS = [
  ...(['price_min', 'price_max', 'sqft_min', 'sqft_max', 'year_min', 'year_max'] as const),
  ...(['hoa_max', 'days_max', 'loss_max', 'cash_flow_min'] as const),
] as const;
export type NumberFilter = (typeof NUMBER_FILTERS)[number];

/** Users who return from a long report see the same cards at once. */
const KEPT_MS = 30 * 60_000;

export const listingsQuery = (filter: ExplorerFilter) =>
  queryOptions({
    queryKey: [...KEYS.listings, 'list', filter],
    // A map that moves on needs no answer for where it was.
    queryFn: ({ signal }) =>
      searchListings(
        {
          ...filterQuery(filter),
          ...(filter.sort_by && { sort_by: filter.sort_by, sort_order: filter.sort_order }),
          page: filter.page,
        },
        signal,
      ),
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

/** The cards of the homes at one spot, which these filters find. */
export const listingsAtQuery = (filter: ExplorerFilter, within: api.MapBounds) =>
  listingsQuery({ ...filter, polygon: null, within, sort_by: null, page: 1 });

/** The same, page after page: a tower has more homes than a page. */
export const allListingsAtQuery = (filter: ExplorerFilter, within: api.MapBounds) => {
  const here = filterQuery({ ...filter, polygon: null, within });
  return infiniteQueryOptions({
    queryKey: [...KEYS.listings, 'at', here],
    queryFn: ({ pageParam, signal }) => searchListings({ ...here, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : undefined),
  });
};

/** Parameters shared by list and map: the filters without order and page. */
export function filterQuery(filter: ExplorerFilter) {
  return {
    ...(filter.city && { city: filter.city }),
    investment_min: filter.investment_min,
    investment_max: filter.investment_max,
    ...(filter.beds && { beds: filter.beds }),
    ...(filter.baths && { baths: filter.baths }),
    ...(filter.cash_flow_first_year && { cash_flow_first_year: '1' as const }),
    ...(filter.kinds && { kinds: filter.kinds.join() }),
    ...numbersOf(filter),
    ...(filter.under_value && { under_value: '1' as const }),
    ...(filter.search && { search: filter.search }),
    ...(filter.polygon && { polygon: JSON.stringify(filter.polygon) }),
    ...(filter.within && !filter.polygon && { within: filter.within.join() }),
  };
}

const numbersOf = (filter: ExplorerFilter): Partial<Record<NumberFilter, number>> =>
  Object.fromEntries(
    NUMBER_FILTERS.flatMap((name) => (filter[name] === null ? [] : [[name, filter[name]]])),
  );

export const citiesQuery = queryOptions({
  queryKey: [...KEYS.listings, 'cities'],
  queryFn: () => call(api.listCities),
  staleTime: KEPT_MS,
});

/** What the other filters leave, by initial investment. */
export const supplyQuery = (filter: ExplorerFilter) => {
  const { investment_min: _, investment_max: __, ...others } = filterQuery(filter);
  return queryOptions({
    queryKey: [...KEYS.listings, 'supply', others],
    queryFn: ({ signal }) => readSupply(others, signal),
    // The previous bars stay until the next ones have loaded.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
};

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
