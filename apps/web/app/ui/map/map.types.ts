/** Degrees, as in the API. */
export type LatLng = { lat: number; lng: number };

/** `[west, south, east, north]` in degrees. */
export type Bounds = readonly [number, number, number, number];

export type MapPlace = { bounds: Bounds; zoom: number };

/** Maximum zoom. */
export const CLOSEST_ZOOM = 18;
