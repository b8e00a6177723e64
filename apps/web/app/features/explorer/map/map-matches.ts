import type { MapBounds } from '@alpha/contract';
import {
  type ExplorerFilter,
  filterQuery,
  type MapMatches,
  type MapRequest,
} from '~/data/listings';
import type { Bounds, MapPlace } from '~/ui/map/map.types';

/** Extra margin around the view, as a share of it: a short drag needs no request. */
const MARGIN = 0.25;

export function askFor({ bounds, zoom }: MapPlace): MapRequest {
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

/** Tolerance of a hundredth of the view: a fit is exact to a pixel, not to a decimal. */
const TOLERANCE = 0.01;

/** Whether the answer covers this view, so that no request is needed. Single homes fit any zoom. */
export function isInAnswer(
  answer: MapMatches,
  ask: MapRequest,
  { bounds, zoom }: MapPlace,
): boolean {
  const isSameZoom = Math.abs(answer.zoom - zoom) < 0.02;
  if (answer.clusters.length > 0 && !isSameZoom) return false;
  // Everything was requested: there is nothing outside its bounds.
  if ('width' in ask) return true;
  if (!answer.bounds) return false;
  const [west, south, east, north] = bounds;
  const [x, y] = [(east - west) * TOLERANCE, (north - south) * TOLERANCE];
  return (
    answer.bounds[0] <= west + x &&
    answer.bounds[1] <= south + y &&
    answer.bounds[2] >= east - x &&
    answer.bounds[3] >= north - y
  );
}

/** Exactly what the list searches, so that both count the same. */
export const askWithin = (bounds: MapBounds, zoom: number): MapRequest => ({
  bounds: bounds.join(),
  zoom: round(zoom),
});

/** Identifies the filters except the place: when it changes, the map moves to the new matches. */
export const subjectOf = (filter: ExplorerFilter): string =>
  JSON.stringify(filterQuery({ ...filter, polygon: null, within: null }));

/** Beyond the map's closest zoom: the server then returns each home of a spot. */
const SPOT_ZOOM = 20;
/** About a meter, since coordinates in responses are rounded. */
const SPOT_MARGIN = 1e-5;

/** Request for the homes of one small spot, each on its own. */
export const spotRequest = (bounds: MapBounds): MapRequest => ({
  bounds: spotOf(bounds).join(),
  zoom: SPOT_ZOOM,
});

export function spotOf([west, south, east, north]: MapBounds): MapBounds {
  const exact = (degrees: number) => Number(degrees.toFixed(6));
  return [
    exact(west - SPOT_MARGIN),
    exact(south - SPOT_MARGIN),
    exact(east + SPOT_MARGIN),
    exact(north + SPOT_MARGIN),
  ];
}
