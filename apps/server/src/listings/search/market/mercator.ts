/** The world is 2^32 units wide and high, so map cells are bit shifts. */
const WORLD = 2 ** 32;
const LAST = WORLD - 1;
const TILE_BITS = 9; // map libraries draw the world 512 pixels wide at zoom 0

const clamp = (value: number) => Math.min(LAST, Math.max(0, Math.floor(value)));

export const mercatorX = (lng: number) => clamp(((lng + 180) / 360) * WORLD);

export function mercatorY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return clamp((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD);
}

export const lngOf = (x: number) => (x / WORLD) * 360 - 180;
export const latOf = (y: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / WORLD))) * 180) / Math.PI;

/** Cell size for `pixels` at this zoom, as a bit count; at least one unit. */
export function cellShift(zoom: number, pixels: number): number {
  const bits = 32 - TILE_BITS - Math.floor(zoom) + Math.log2(pixels);
  return Math.min(31, Math.max(0, Math.round(bits)));
}

/** The zoom at which a box fits into the given pixels. */
export function zoomToFit(widthUnits: number, heightUnits: number, width: number, height: number) {
  const across = Math.log2((width * 2 ** (32 - TILE_BITS)) / Math.max(1, widthUnits));
  const down = Math.log2((height * 2 ** (32 - TILE_BITS)) / Math.max(1, heightUnits));
  return Math.max(0, Math.min(across, down));
}
