import type {
  getPropertyMap as getPropertyMapEndpoint,
  InputOf,
  MapBounds,
  ResultOf,
} from '@alpha/contract';
import type { Ctx } from '../../../http/context.ts';
import { readSearch } from '../search.service.ts';
import type { Search } from '../search-plan.ts';
import { createGrid, type Group, shapeGroup } from './cluster-rows.ts';
import type { Columns } from './columns.ts';
import { listMatchingIds, listPins } from './map.queries.ts';
import { marketMapOf } from './market-map.ts';
import { latOf, lngOf, mercatorX, mercatorY, zoomToFit } from './mercator.ts';
import { type Box, EVERYWHERE, selectRows } from './select-rows.ts';

/** A view with so few is shown home by home, however close they stand. */
const ALL_PINS = 60;
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
  const columns = await marketMapOf(ctx.db).current();
  const isNamed = search ? await namedRows(ctx, search, columns) : null;
  const select = (box: Box, take: (row: number) => void) => {
    if (search) selectRows(columns, search.filter, box, isNamed, take);
  };
  const view = bounds
    ? { box: boxOf(bounds), zoom: zoom ?? CLOSEST_FIT }
    : fit(columns, select, width ?? DEFAULT_SIZE, height ?? DEFAULT_SIZE);
  if (!view) return { bounds: null, zoom: zoom ?? CLOSEST_FIT, total: 0, clusters: [], pins: [] };

  const grid = createGrid(columns, view.zoom);
  const first: number[] = [];
  let total = 0;
  select(view.box, (row) => {
    total += 1;
    if (first.length <= ALL_PINS) first.push(row);
    grid.add(row);
  });
  const groups = [...grid.groups.values()];
  const isAllPins = total <= ALL_PINS;
  const single = isAllPins ? first : groups.filter(isAlone).map(({ row }) => row);
  return {
    bounds: [
      lngOf(view.box.west),
      latOf(view.box.south),
      lngOf(view.box.east),
      latOf(view.box.north),
    ],
    zoom: view.zoom,
    total,
    clusters: isAllPins ? [] : groups.filter((group) => !isAlone(group)).map(shapeGroup),
    pins: await pinsOf(
      ctx,
      single.map((row) => columns.data.id[row] as number),
    ),
  };
}

const isAlone = ({ count }: Group) => count === 1;

const pinsOf = async (ctx: Ctx, ids: number[]) => (ids.length > 0 ? listPins(ctx.db, ids) : []);

function boxOf([west, south, east, north]: MapBounds): Box {
  return {
    west: mercatorX(west),
    north: mercatorY(north),
    east: mercatorX(east),
    south: mercatorY(south),
  };
}

/** Words are the database's to find; the map only asks which rows have them. */
async function namedRows(ctx: Ctx, { filter }: Search, columns: Columns) {
  if (filter.tsquery === undefined) return null;
  const rows = new Uint8Array(columns.size);
  for (const id of await listMatchingIds(ctx.db, filter)) {
    const row = columns.rowOf(id);
    if (row !== undefined) rows[row] = 1;
  }
  return (row: number) => rows[row] === 1;
}

type Select = (box: Box, take: (row: number) => void) => void;

/** The view that shows every match. */
function fit({ data }: Columns, select: Select, width: number, height: number) {
  let [west, east, north, south] = [Number.POSITIVE_INFINITY, -1, Number.POSITIVE_INFINITY, -1];
  select(EVERYWHERE, (row) => {
    const [x, y] = [data.x[row] as number, data.y[row] as number];
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  });
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
