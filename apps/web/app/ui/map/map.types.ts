/** Degrees, as in the API. */
export type LatLng = { lat: number; lng: number };

/** `[west, south, east, north]` in degrees. */
export type Bounds = readonly [number, number, number, number];

export type MapPlace = { bounds: Bounds; zoom: number };

/** A PMTiles file with streets, in Protomaps’ schema. */
export type StreetFile = {
  /** On our own server; another one for each file. */
  path: string;
  bounds: Bounds;
  minZoom: number;
  maxZoom: number;
};

/** For a move that a person asked for with a button; gestures and keys bring an event of their own. */
export const BY_HAND = { isByHand: true } as const;

/** Maximum zoom. */
export const CLOSEST_ZOOM = 18;
