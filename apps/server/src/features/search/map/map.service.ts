import type {
  getPropertyMap as getPropertyMapEndpoint,
  InputOf,
  MapBounds,
  ResultOf,
} from '@alpha/contract';
import type { Ctx } from '../../../http/context.ts';
import type { Columns } from '../market/columns.ts';
import { marketOf } from '../market/market.ts';
import { latOf, lngOf, mercatorX, mercatorY, zoomToFit } from '../market/mercator.ts';
import { type Box, EVERYWHERE, selectRows } from '../market/select-rows.ts';
import { readCity, readSearch } from '../search.service.ts';
import { groupRows } from './cluster-rows.ts';
import { listPins } from './map.queries.ts';

/** A view with so few is shown home by home, however close they stand. */
const ALL_PINS = 60;
/** Closer than maps go: somebody asks for the homes of one spot, a tower of flats for example. */
const SPOT_ZOOM = 20;
const ALL_OF_A_SPOT = 500;
/** The spec: never above 12 after fitting. */
const CLOSEST_FIT = 12;
const DEFAULT_SIZE = 800;
/** Pins have a price on them, which needs room at the edge. */
const MARGIN_PIXELS = 48;

type Answer = ResultOf<typeof getPropertyMapEndpoint>;

export async function getPropertyMap(
  ctx: Ctx,
  { query: { bounds, zoom, width, height, ...query } }: InputOf<typeof getPropertyMapEndpoint>,
): Promise<Answer> {
  const search = await readSearch(ctx, query);
  const market = marketOf(ctx.db);
  const { columns } = await market.current();
  const tsquery = search?.filter.tsquery;
  const named = tsquery === undefined ? null : await market.named(tsquery);
  const select = (box: Box) =>
    search ? selectRows(columns, search.filter, box, named) : new Int32Array(0);
  const fitInto = (rows: Int32Array) =>
    fit(columns, rows, width ?? DEFAULT_SIZE, height ?? DEFAULT_SIZE);
  const view = bounds
    ? { box: boxOf(bounds), zoom: zoom ?? CLOSEST_FIT }
    : (fitInto(select(EVERYWHERE)) ?? fitInto(rowsOfCity(columns, query.city)));
  if (!view) return { bounds: null, zoom: zoom ?? CLOSEST_FIT, total: 0, clusters: [], pins: [] };
  const rows = select(view.box);
  const isAllPins = rows.length <= (view.zoom >= SPOT_ZOOM ? ALL_OF_A_SPOT : ALL_PINS);
  const groups = isAllPins ? [] : groupRows(columns, rows, view);
  const single = isAllPins ? [...rows] : groups.filter(isAlone).map(({ row }) => row);
  const total = rows.length;
  return {
    bounds: [
      lngOf(view.box.west),
      latOf(view.box.south),
      lngOf(view.box.east),
      latOf(view.box.north),
    ],
    zoom: view.zoom,
    total,
    clusters: groups.filter((group) => !isAlone(group)).map(({ row: _, ...cluster }) => cluster),
    pins: await pinsOf(
      ctx,
      single.map((row) => columns.data.id[row] as number),
    ),
  };
}

const isAlone = ({ count }: { count: number }) => count === 1;

const pinsOf = async (ctx: Ctx, ids: number[]) => (ids.length > 0 ? listPins(ctx.db, ids) : []);

function boxOf([west, south, east, north]: MapBounds): Box {
  return {
    west: mercatorX(west),
    north: mercatorY(north),
    east: mercatorX(east),
    south: mercatorY(south),
  };
}

/** Where nothing matches, the chosen city is still worth seeing. */
function rowsOfCity(columns: Columns, city: string | undefined): Int32Array {
  if (!city) return new Int32Array(0);
  return selectRows(columns, { city: readCity(city) }, EVERYWHERE, null);
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
  const zoom = Math.min(CLOSEST_FIT, fitted);
  const unitsPerPixel = 2 ** (32 - 9 - zoom);
  const [x, y] = [(west + east) / 2, (north + south) / 2];
  const [halfX, halfY] = [(width / 2) * unitsPerPixel, (height / 2) * unitsPerPixel];
  const within = (value: number) => Math.min(2 ** 32 - 1, Math.max(0, value));
  const box = {
    west: within(x - halfX),
    east: within(x + halfX),
    north: within(y - halfY),
    south: within(y + halfY),
  };
  return { box, zoom };
}
