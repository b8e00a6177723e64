import type { StoredRegion } from './choose-series.ts';

/** FHFA adds a marker to parts of a large metro; it is not shown. */
export function placeOf({
  kind,
  name,
  state,
}: Pick<StoredRegion, 'kind' | 'name' | 'state'>): string {
  return kind === 'city' ? `${name}, ${state}` : name.replace(/\s*\([^)]*\)$/, '');
}
