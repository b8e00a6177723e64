import type { Bounds, MapPlace } from './map.types';

/** A basemap file that is loaded when a view needs it. */
type Detail = { id: DetailId; fromZoom: number; within?: Bounds };
export type DetailId = (typeof DETAIL_IDS)[number];

export const DETAIL_IDS = ['states', 'florida', 'counties', 'roads', 'towns'] as const;

/** The frame of florida.geojson; see scripts/basemap/build.mjs. */
const FLORIDA: Bounds = [-88, 24.2, -79.3, 31.2];

const DETAILS: readonly Detail[] = [
  { id: 'states', fromZoom: 4.5 },
  { id: 'florida', fromZoom: 5.5, within: FLORIDA },
  { id: 'counties', fromZoom: 6.5 },
  { id: 'roads', fromZoom: 6, within: FLORIDA },
  { id: 'towns', fromZoom: 7 },
];

/** Land and water of a view; the others are lines and names. */
const GROUND: ReadonlySet<DetailId> = new Set(['states', 'florida']);

export const groundFor = (place: MapPlace) => [
  'world',
  ...detailsFor(place).filter((id) => GROUND.has(id)),
];

export const basemapUrl = (id: 'world' | 'places' | DetailId) => `/basemap/${id}.geojson`;

/** What this view needs beyond the country as a whole. */
export function detailsFor({ bounds, zoom }: MapPlace): DetailId[] {
  return DETAILS.filter(({ id, fromZoom, within }) => {
    if (zoom < fromZoom || (within && !overlap(bounds, within))) return false;
    // Florida's own coastline replaces that of the states.
    return id !== 'states' || !isWithin(bounds, FLORIDA);
  }).map(({ id }) => id);
}

const overlap = (a: Bounds, b: Bounds) => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

const isWithin = (a: Bounds, b: Bounds) =>
  a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];
