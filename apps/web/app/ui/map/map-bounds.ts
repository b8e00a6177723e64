import type { Bounds, LatLng } from './map.types';

type Edges = [west: number, south: number, east: number, north: number];

/** Five decimals are about a meter. Outward, so that a home on the edge stays inside. */
export function roundedBounds([west, south, east, north]: Bounds): Edges {
  const down = (degrees: number) => Math.floor(degrees * 1e5) / 1e5;
  const up = (degrees: number) => Math.ceil(degrees * 1e5) / 1e5;
  return [
    Math.max(-180, down(west)),
    Math.max(-85, down(south)),
    Math.min(180, up(east)),
    Math.min(85, up(north)),
  ];
}

/** On the map, whose degrees of latitude grow toward the poles. */
export function centerOf([west, south, east, north]: Bounds): LatLng {
  const onMap = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180));
  const middle = (onMap(south) + onMap(north)) / 2;
  return { lat: (Math.atan(Math.sinh(middle)) * 180) / Math.PI, lng: (west + east) / 2 };
}
