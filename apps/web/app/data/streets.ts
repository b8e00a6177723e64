// By noun, not from the index: pages of visitors carry these endpoints and no others.
import { getStreetSetup } from '@alpha/contract/streets';
import { queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';
import { readStreetFile } from './street-file';

/** A new file has a new address; the old one ends at once, and the map goes on without streets. */
const FRESH_MS = 60_000;

export const streetsQuery = queryOptions({
  queryKey: [...KEYS.streets, 'file'],
  queryFn: readStreetFile,
  staleTime: FRESH_MS,
});

/** Whether they are drawn, for administrators. */
export const streetSetupQuery = queryOptions({
  queryKey: [...KEYS.streets, 'setup'],
  queryFn: () => call(getStreetSetup),
  staleTime: 0,
});
