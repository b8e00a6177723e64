// By noun, not from the index: pages of visitors carry these endpoints and no others.
import { getStreetSetup, getStreets } from '@alpha/contract/streets';
import { queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import { KEYS } from './keys';

/** A new file has a new address; the old one ends at once, and the map goes on without streets. */
const FRESH_MS = 60_000;

/** Null without streets, also where the question fails: a map is drawn without them rather than late. */
export const streetsQuery = queryOptions({
  queryKey: [...KEYS.streets, 'file'],
  queryFn: async () => {
    const answer = await call(getStreets).catch(() => null);
    if (!answer?.streets) return null;
    const { streets } = answer;
    const { path, bounds, min_zoom: minZoom, max_zoom: maxZoom } = streets;
    return { path, bounds, minZoom, maxZoom };
  },
  staleTime: FRESH_MS,
});

/** Whether they are drawn, for administrators. */
export const streetSetupQuery = queryOptions({
  queryKey: [...KEYS.streets, 'setup'],
  queryFn: () => call(getStreetSetup),
  staleTime: 0,
});
