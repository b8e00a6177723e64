import * as api from '@alpha/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { download } from '~/lib/download';
import { KEYS } from './keys';
import { searchListings } from './listing-search';

export type NewOwnedHome = api.CallOf<typeof api.createOwnedHome>['body'];

const keyOf = (leadId: number) => [...KEYS.leads, leadId, 'owned-homes'];

export const ownedHomesQuery = (leadId: number) =>
  queryOptions({
    queryKey: keyOf(leadId),
    queryFn: () => call(api.listOwnedHomes, { params: { id: leadId } }),
  });

/** Of the market, by what somebody types of an address. */
export const homesByAddressQuery = (search: string) =>
  queryOptions({
    queryKey: [...KEYS.listings, 'by-address', search],
    queryFn: async () => (await searchListings({ search, page: 1 })).data.slice(0, 6),
    enabled: search.length >= 3,
  });

export async function buyHome(cache: QueryClient, leadId: number, body: NewOwnedHome) {
  const home = await call(api.createOwnedHome, { params: { id: leadId }, body });
  await cache.invalidateQueries({ queryKey: keyOf(leadId) });
  return home;
}

export async function removeOwnedHome(cache: QueryClient, leadId: number, id: number) {
  await call(api.deleteOwnedHome, { params: { id } });
  await cache.invalidateQueries({ queryKey: keyOf(leadId) });
}

export const saveLand = (id: number, land_cents: number | null) =>
  call(api.updateOwnedHome, { params: { id }, body: { land_cents } });

/** The changed home takes the place of the one that is shown. */
export function putOwnedHome(cache: QueryClient, leadId: number, home: api.OwnedHome): void {
  cache.setQueryData(ownedHomesQuery(leadId).queryKey, (homes) =>
    homes?.map((each) => (each.id === home.id ? home : each)),
  );
}

type File = api.CallOf<typeof api.checkStatement>['body'];
type Entries = api.CallOf<typeof api.addHomeEntries>['body']['entries'];

/** What staff can do with the amounts of a home. */
export const staffDesk = {
  entries: (id: number) => call(api.listHomeEntries, { params: { id } }),
  add: (id: number, entries: Entries) =>
    call(api.addHomeEntries, { params: { id }, body: { entries } }),
  removeEntry: (id: number) => call(api.deleteHomeEntry, { params: { id } }),
  check: (id: number, body: File) => call(api.checkStatement, { params: { id }, body }),
  take: async (id: number, body: File) =>
    (await call(api.importStatement, { params: { id }, body })).home,
  removeStatement: (id: number) => call(api.deleteStatement, { params: { id } }),
  saveYear: (id: number, year: number, locale: 'en' | 'es') =>
    download(api.getHomeYear, { params: { id }, query: { year, locale } }, `${year}.pdf`),
};
