import { getPropertyMap, type MapBounds, type MapCluster, type ResponseOf } from '@alpha/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '~/lib/api-client';
import type { Bounds, MapPlace } from '~/ui/map/map.types';
import { filterQuery } from '../explorer.api';
import type { ExplorerFilter } from '../explorer.params';

export type MapMatches = ResponseOf<typeof getPropertyMap>;

/** Either everything, fitted into so many pixels, or what lies in view. */
export type MapAsk = { width: number; height: number } | { bounds: string; zoom: number };

export const mapQuery = (filter: ExplorerFilter, ask: MapAsk | null) =>
  queryOptions({
    queryKey: ['explorer', 'map', filterQuery(filter), ask],
    queryFn: ({ signal }) =>
      call(getPropertyMap, { query: { ...filterQuery(filter), ...ask } }, { signal }),
    enabled: ask !== null,
    placeholderData: keepPreviousData,
  });

/** Asked for around the view, as a share of it: a short drag shows what is there already. */
const MARGIN = 0.25;

export function askFor({ bounds, zoom }: MapPlace): MapAsk {
  const [west, south, east, north] = bounds;
  const [x, y] = [(east - west) * MARGIN, (north - south) * MARGIN];
  const wider: Bounds = [
    Math.max(-180, west - x),
    Math.max(-85, south - y),
    Math.min(180, east + x),
    Math.min(85, north + y),
  ];
  return { bounds: wider.map((degrees) => degrees.toFixed(4)).join(','), zoom: round(zoom) };
}

const round = (zoom: number) => Math.max(0, Math.round(zoom * 100) / 100);

/** What a filter is about, apart from the area: a new one moves the map to its matches. */
export const subjectOf = (filter: ExplorerFilter): string =>
  JSON.stringify(filterQuery({ ...filter, polygon: null }));

/** Circles closer than this would lie on top of each other. */
const APART_PIXELS = 40;

/** The server groups by cells, so two groups may meet at a border: the larger takes the smaller. */
export function mergeNear(clusters: readonly MapCluster[], zoom: number): MapCluster[] {
  const kept: MapCluster[] = [];
  for (const cluster of [...clusters].sort((a, b) => b.count - a.count)) {
    const near = kept.findIndex((other) => pixelsBetween(cluster, other, zoom) < APART_PIXELS);
    const other = kept[near];
    if (other) kept[near] = joined(other, cluster);
    else kept.push(cluster);
  }
  return kept;
}

function joined(a: MapCluster, b: MapCluster): MapCluster {
  const count = a.count + b.count;
  const between = (one: number, two: number) => (one * a.count + two * b.count) / count;
  return {
    count,
    latitude: between(a.latitude, b.latitude),
    longitude: between(a.longitude, b.longitude),
    bounds: [
      Math.min(a.bounds[0], b.bounds[0]),
      Math.min(a.bounds[1], b.bounds[1]),
      Math.max(a.bounds[2], b.bounds[2]),
      Math.max(a.bounds[3], b.bounds[3]),
    ],
  };
}

/** On the screen; close enough at the size of a view. */
function pixelsBetween(a: MapCluster, b: MapCluster, zoom: number): number {
  const perDegree = (512 * 2 ** zoom) / 360;
  const stretch = Math.cos((a.latitude * Math.PI) / 180);
  const x = (a.longitude - b.longitude) * perDegree;
  const y = ((a.latitude - b.latitude) * perDegree) / stretch;
  return Math.hypot(x, y);
}

/** Homes on the same spot (a tower of flats) stand above each other. */
export function liftsOf(pins: readonly { id: number; latitude: number; longitude: number }[]) {
  const PIN_HEIGHT = 30;
  const onSpot = new Map<string, number>();
  return new Map(
    pins.map(({ id, latitude, longitude }) => {
      const spot = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
      const below = onSpot.get(spot) ?? 0;
      onSpot.set(spot, below + 1);
      return [id, below * PIN_HEIGHT];
    }),
  );
}

/** A cluster of one address has no extent; it still has to open. */
export const hasExtent = ([west, south, east, north]: MapBounds): boolean =>
  east - west > 1e-5 || north - south > 1e-5;
