import type {
  getPropertyMap as getPropertyMapEndpoint,
  InputOf,
  MapBounds,
  ResultOf,
} from '@alpha/contract';
import type { Ctx } from '../../platform/http/context.ts';
import { areaOf } from '../search/market/area.ts';
import type { Columns } from '../search/market/columns.ts';
import { meet } from '../search/market/mark-rows.ts';
import { type Market, marketOf, type Snapshot } from '../search/market/market.ts';
import { latOf, lngOf, mercatorX, mercatorY, zoomToFit } from '../search/market/mercator.ts';
import { type Box, EVERYWHERE, selectRows } from '../search/market/select-rows.ts';
import type { SearchFilter } from '../search/search.queries.ts';
import { readCity, readSearch } from '../search/search.service.ts';
import { groupRows } from './cluster-rows.ts';
import { listPins } from './map.queries.ts';

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
  const market = marketOf(ctx.db);
  const snapshot = await market.current();
  const { columns } = snapshot;
  const marked = search ? await markedRows(market, snapshot, search.filter) : {};
  const select = (box: Box) =>
    search ? selectRows(columns, search.filter, box, marked) : new Int32Array(0);
  const fitInto = (rows: Int32Array) =>
    fit(columns, rows, width ?? DEFAULT_SIZE, height ?? DEFAULT_SIZE);
  const view = bounds
    ? { boxes: boxesOf(bounds), zoom: zoom ?? MAX_FIT_ZOOM }
    : (fitInto(select(EVERYWHERE)) ?? fitInto(rowsOfCity(columns, query.city)));
  if (!view) return { bounds: null, zoom: zoom ?? MAX_FIT_ZOOM, total: 0, clusters: [], pins: [] };
  const parts = view.boxes.map((box) => ({ box, rows: select(box).slice() }));
  const total = parts.reduce((sum, { rows }) => sum + rows.length, 0);
  const isAllPins = total <= (view.zoom >= SPOT_ZOOM ? MAX_PINS_AT_SPOT : MAX_SINGLE_PINS);
  const groups = isAllPins
    ? []
    : parts.flatMap(({ box, rows }) => groupRows(columns, rows, { box, zoom: view.zoom }));
  const single = isAllPins
    ? parts.flatMap(({ rows }) => [...rows])
    : groups.filter(isAlone).map(({ row }) => row);
  return {
    bounds: bounds ?? boundsOf(view.boxes[0] as Box),
    zoom: view.zoom,
    total,
    clusters: groups.filter((group) => !isAlone(group)).map(({ row: _, ...cluster }) => cluster),
    pins: await pinsOf(
      ctx,
      single.map((row) => columns.data.id[row] as number),
    ),
  };
}

/** Rows that match the text, and the drawn area if it is cheap enough to test in memory. */
async function markedRows(market: Market, snapshot: Snapshot, { tsquery, polygon }: SearchFilter) {
  const named = tsquery === undefined ? null : await market.named(tsquery, snapshot);
  if (!polygon) return { named };
  const area = areaOf(snapshot.columns, polygon);
  if (!area.isTooMuch) return { named, area };
  const inside = await market.inside(polygon, snapshot);
  return { named: named ? meet([named, inside]) : inside };
}

const isAlone = ({ count }: { count: number }) => count === 1;

const pinsOf = async (ctx: Ctx, ids: number[]) => (ids.length > 0 ? listPins(ctx.db, ids) : []);

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

/** Fallback when nothing matches: the chosen city. */
function rowsOfCity(columns: Columns, city: string | undefined): Int32Array {
  if (!city) return new Int32Array(0);
  return selectRows(columns, { city: readCity(city) }, EVERYWHERE);
}

/** The view that shows every match. */
function fit({ data }: Columns, rows: Int32Array, width: number, height: number) {
  let [west, east, north, south] = [Number.POSITIVE_INFINITY, -1, Number.POSITIVE_INFINITY, -1];
  for (const row of rows) {
    const [x, y] = [data.x[row] as number, data.y[row] as number];
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  if (east < 0) return null;
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
