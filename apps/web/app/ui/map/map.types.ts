/** Degrees, as the API writes them. */
export type LatLng = { lat: number; lng: number };

/** `[west, south, east, north]` in degrees. */
export type Bounds = readonly [number, number, number, number];

export type MapPlace = { bounds: Bounds; zoom: number };

/** Where the map stops coming closer. */
export const CLOSEST_ZOOM = 18;
