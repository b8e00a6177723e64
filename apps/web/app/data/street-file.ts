// By noun, not from the index: visitors carry this endpoint and no others.
import { getStreets } from '@alpha/contract/streets';
import { call } from '~/lib/api-client';

/** Null without streets, also where the question fails: a map is drawn without them rather than late. */
export async function readStreetFile() {
  const answer = await call(getStreets).catch(() => null);
  if (!answer?.streets) return null;
  const { path, bounds, min_zoom: minZoom, max_zoom: maxZoom } = answer.streets;
  return { path, bounds, minZoom, maxZoom };
}
