import type { PlausibilityReason } from '@alpha/engine/plausibility';
import { and, type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { properties, propertyAnalyses, propertySearch } from '../../platform/db/schema/index.ts';
import { writtenOnce } from '../../platform/db/written-once.ts';
import { DOUBTS } from '../cards/listing-cards.queries.ts';
import { latOf, lngOf, mercatorX, mercatorY } from '../search/market/mercator.ts';
import type { Box } from '../search/market/select-rows.ts';
import type { Edges } from '../search/market/tasks.ts';
import { matches, type SearchFilter } from '../search/search.queries.ts';
import { type Cells, gridOf, type View } from './cluster-rows.ts';

const PIN = {
  id: properties.id,
  address: properties.address,
  city: properties.city,
  state: properties.state,
  zip: properties.zip,
  latitude: properties.latitude,
  longitude: properties.longitude,
  is_place_approximate: properties.isPlaceApproximate,
  list_price: properties.listPrice,
  annual_roi: propertyAnalyses.annualizedRoi,
  total_roi: propertyAnalyses.totalRoi,
  net_profit_10_year: propertyAnalyses.netProfit,
  monthly_rent: propertyAnalyses.monthlyRentalIncome,
  beds: properties.beds,
  baths: properties.baths,
  total_sqft: properties.totalSqft,
  type: properties.type,
};

type Estimated = 'annual_roi' | 'total_roi' | 'net_profit_10_year' | 'monthly_rent';
type Pin = { doubts: PlausibilityReason[] | null } & {
  [K in keyof typeof PIN]: GetColumnData<(typeof PIN)[K]> | (K extends Estimated ? null : never);
};

const PINS = writtenOnce(
  sql.join(
    Object.entries(PIN).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  ),
);

/** Filters hidden listings: the in-memory market may be slightly behind. */
export async function listPins(db: Db, ids: readonly number[]): Promise<Pin[]> {
  const { rows } = await db.execute<Pin>(sql`
    select ${PINS}, ${DOUBTS} as doubts from ${propertySearch}
    join ${properties} on ${properties.id} = ${propertySearch.id}
    left join ${propertyAnalyses} on ${propertyAnalyses.propertyId} = ${propertySearch.id}
      and ${properties.mayDisplayValuation}
    where ${propertySearch.id} = any(${sql.param([...ids])}::int[])`);
  return rows;
}

/** As `mercatorX` and `mercatorY`, of whole millionths of a degree. */
const WORLD = sql.raw(String(2 ** 32));
const inWorld = (units: SQL) => sql`least(${WORLD} - 1, greatest(0, floor(${units})))::bigint`;
const X = writtenOnce(
  inWorld(sql`((${propertySearch.location})[0] / 1e6::float8 + 180) / 360 * ${WORLD}`),
);
const SINE = sql`sin((${propertySearch.location})[1] / 1e6::float8 * pi() / 180)`;
const Y = writtenOnce(
  inWorld(sql`(0.5 - ln((1 + ${SINE}) / (1 - ${SINE})) / (4 * pi())) * ${WORLD}`),
);

/** A little more than the view, which the index finds. */
function near({ west, north, east, south }: Box): SQL {
  const micro = (degrees: number, more: number) => Math.round(degrees * 1e6) + more;
  const [left, right] = [micro(lngOf(west), -2), micro(lngOf(east + 1), 2)];
  const [bottom, top] = [micro(latOf(south + 1), -2), micro(latOf(north), 2)];
  return sql`${propertySearch.location} <@ box(point(${left}::float8, ${bottom}::float8), point(${right}::float8, ${top}::float8))`;
}

/** Matches in view, with their places in Mercator units. */
const placed = (filter: SearchFilter, box: Box) => sql`
  (select id, x, y from (
    select ${propertySearch.id} as id, ${X} as x, ${Y} as y from ${propertySearch}
    where ${and(matches(filter), near(box))}
  ) as near_view
  where x between ${box.west}::float8 and ${box.east}::float8
    and y between ${box.north}::float8 and ${box.south}::float8) as placed`;

export async function listIdsInView(
  db: Db,
  filter: SearchFilter,
  { box }: View,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from ${placed(filter, box)}`);
  return rows.map(({ id }) => id);
}

const CELL_KEYS = ['count', 'row', 'sumX', 'sumY', 'west', 'north', 'east', 'south'] as const;
type CellRow = { cx: number; cy: number } & Record<(typeof CELL_KEYS)[number], number>;

/** The cells of the memory's grid; instead of a row, an id. */
export async function listCells(db: Db, filter: SearchFilter, view: View): Promise<Cells> {
  const { shift, left, top, across } = gridOf(view);
  const { rows } = await db.execute<CellRow>(sql`
    select (x >> ${shift}::int)::int as cx, (y >> ${shift}::int)::int as cy,
      count(*)::int as count, min(id) as row, sum(x)::float8 as "sumX", sum(y)::float8 as "sumY",
      min(x)::float8 as west, min(y)::float8 as north, max(x)::float8 as east, max(y)::float8 as south
    from ${placed(filter, view.box)} group by cx, cy`);
  const of = (key: (typeof CELL_KEYS)[number]) => rows.map((row) => row[key]);
  return {
    cell: Int32Array.from(rows, ({ cx, cy }) => (cy - top) * across + cx - left),
    count: Int32Array.from(of('count')),
    row: Int32Array.from(of('row')),
    sumX: Float64Array.from(of('sumX')),
    sumY: Float64Array.from(of('sumY')),
    west: Uint32Array.from(of('west')),
    north: Uint32Array.from(of('north')),
    east: Uint32Array.from(of('east')),
    south: Uint32Array.from(of('south')),
  };
}

type EdgeRow = { west: number | null; east: number; south: number; north: number };

export async function readEdges(db: Db, filter: SearchFilter): Promise<Edges | null> {
  const { location } = propertySearch;
  const { rows } = await db.execute<EdgeRow>(sql`
    select min((${location})[0])::float8 as west, max((${location})[0])::float8 as east,
      min((${location})[1])::float8 as south, max((${location})[1])::float8 as north
    from ${propertySearch} where ${matches(filter) ?? true}`);
  const [edges] = rows;
  if (!edges || edges.west === null) return null;
  return {
    west: mercatorX(edges.west / 1e6),
    east: mercatorX(edges.east / 1e6),
    north: mercatorY(edges.north / 1e6),
    south: mercatorY(edges.south / 1e6),
  };
}
