import type {
  getPropertyMap as getPropertyMapEndpoint,
  InputOf,
  MapBounds,
  ResultOf,
} from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { scanMarked } from '../search/market/marked-rows.ts';
import { marketOf } from '../search/market/market.ts';
import { latOf, lngOf, mercatorX, mercatorY, zoomToFit } from '../search/market/mercator.ts';
import type { Box } from '../search/market/select-rows.ts';
import type { Edges } from '../search/market/tasks.ts';
import type { SearchFilter } from '../search/search.queries.ts';
import { readCity, readSearch } from '../search/search.service.ts';
import { listPins } from './map.queries.ts';
import { finderInDatabase, finderInMemory, type MapFinder } from './map-finder.ts';

/** Up to this many matches are shown as single pins, however close. */
const MAX_SINGLE_PINS = 60;
/** Beyond any map zoom: lists all properties at one spot, for example a condo tower. */
const SPOT_ZOOM = 20;
const MAX_PINS_AT_SPOT = 500;
/** The spec: never above 12 after fitting. */
const MAX_FIT_ZOOM = 12;
const DEFAULT_SIZE = 800;
/** Space at the edge for price labels. */
const MARGIN_PIXELS = 48;

type Answer = ResultOf<typeof getPropertyMapEndpoint>;

export async function getPropertyMap(
  ctx: Ctx,
  { query: { bounds, zoom, width, height, ...query } }: InputOf<typeof getPropertyMapEndpoint>,
): Promise<Answer> {
  const search = await readSearch(ctx, query);
  const filter = search?.filter ?? null;
  const size = { width: width ?? DEFAULT_SIZE, height: height ?? DEFAULT_SIZE };
  const city = query.city ? readCity(query.city) : undefined;
  const boxes = bounds ? boxesOf(bounds) : [];
  // Without a view it may have to be that of the city.
  const place = city && !bounds ? { city } : (filter ?? {});
  const look = async (finder: MapFinder) => {
    const view = bounds
      ? { boxes, zoom: zoom ?? MAX_FIT_ZOOM }
      : ((filter && fit(await finder.edges(filter), size)) ??
        // Nothing matches: the chosen city.
        (city ? fit(await finder.edges({ city }), size) : null));
    return view && { view, ...(await marksOf(finder, filter, view)) };
  };
  const inMemory = await scanMarked(marketOf(ctx.db), { filter, place, boxes }, (scanner, marked) =>
    look(finderInMemory(scanner, marked)),
  );
  const found = inMemory ? inMemory.result : await look(finderInDatabase(ctx.db));
  if (!found) return { bounds: null, zoom: zoom ?? MAX_FIT_ZOOM, total: 0, clusters: [], pins: [] };
  const { view, total, clusters, ids } = found;
  return {
    bounds: bounds ?? boundsOf(view.boxes[0] as Box),
    zoom: view.zoom,
    total,
    clusters,
    pins: await pinsOf(ctx, ids),
  };
}

type MapView = { boxes: Box[]; zoom: number };

/** Clusters, and the ids of single listings. Few listings are all single. */
async function marksOf(finder: MapFinder, filter: SearchFilter | null, { boxes, zoom }: MapView) {
  const most = zoom >= SPOT_ZOOM ? MAX_PINS_AT_SPOT : MAX_SINGLE_PINS;
  const parts = [];
  for (const box of filter ? boxes : [])
    parts.push(await finder.cells(filter ?? {}, { box, zoom }, most));
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const groups = total <= most ? [] : parts.flatMap((part) => part.groups);
  const single =
    total <= most ? parts.flatMap(({ ids }) => ids) : groups.filter(isAlone).map(({ id }) => id);
  return {
    total,
    clusters: groups.filter((group) => !isAlone(group)).map(({ id: _, ...cluster }) => cluster),
    ids: single,
  };
}

const isAlone = ({ count }: { count: number }) => count === 1;

async function pinsOf(ctx: Ctx, ids: number[]): Promise<Answer['pins']> {
  const pins = ids.length > 0 ? await listPins(ctx.db, ids) : [];
  return pins.map(({ doubts, ...pin }) => ({ ...pin, ...(doubts && { doubts }) }));
}

/** Two boxes when the view crosses the date line. */
function boxesOf([west, south, east, north]: MapBounds): Box[] {
  const [top, bottom] = [mercatorY(north), mercatorY(south)];
  const between = (from: number, to: number) => ({
    west: mercatorX(from),
    east: mercatorX(to),
    north: top,
    south: bottom,
  });
  return west <= east ? [between(west, east)] : [between(west, 180), between(-180, east)];
}

const boundsOf = ({ west, south, east, north }: Box): MapBounds => [
  lngOf(west),
  latOf(south),
  lngOf(east),
  latOf(north),
];

type Size = { width: number; height: number };

/** The view that shows every match. */
function fit(edges: Edges | null, { width, height }: Size): MapView | null {
  if (!edges) return null;
  const { west, east, north, south } = edges;
  const inner = (pixels: number) => Math.max(1, pixels - 2 * MARGIN_PIXELS);
  const fitted = zoomToFit(east - west, south - north, inner(width), inner(height));
  const zoom = Math.min(MAX_FIT_ZOOM, fitted);
  const unitsPerPixel = 2 ** (32 - 9 - zoom);
  const [x, y] = [(west + east) / 2, (north + south) / 2];
  const [halfX, halfY] = [(width / 2) * unitsPerPixel, (height / 2) * unitsPerPixel];
  const within = (value: number) => Math.min(2 ** 32 - 1, Math.max(0, value));
  // Show all matches, even if they don't fit at any zoom.
  const box = {
    west: within(Math.min(west, x - halfX)),
    east: within(Math.max(east, x + halfX)),
    north: within(Math.min(north, y - halfY)),
    south: within(Math.max(south, y + halfY)),
  };
  return { boxes: [box], zoom };
}
