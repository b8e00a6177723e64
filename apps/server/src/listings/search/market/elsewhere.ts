import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Db } from '../../../platform/db/db.ts';
import { poolOf } from '../../../platform/db/watched-pool.ts';
import type { Place, SearchFilter } from '../search.queries.ts';
import type { MarketRow } from './market-row.ts';
import { latOf, lngOf } from './mercator.ts';
import type { Box } from './select-rows.ts';
import { inQuotes } from './state-list.ts';

/** Squares of a tenth of a degree, about ten kilometers. */
const SIDE_MICRO = 100_000;
const ACROSS = 3_600;
const DOWN = 1_800;
/** A place is a whole millionth of a degree; corners of an area are rounded to it. */
const MICRO = 1e6;

type Degrees = { west: number; south: number; east: number; north: number };

/**
 * Where the listings are that this process does not hold in memory, as exactly as needed to know that a search cannot
 * find one of them. Listings that left stay noted: then the database answers, which has all.
 */
export type Elsewhere = ReturnType<typeof createElsewhere>;

export function createElsewhere(states: readonly string[]) {
  const held = new Set(states);
  const cities = new Set<string>();
  const squares = new Uint8Array(ACROSS * DOWN);
  const isFree = ({ west, south, east, north }: Degrees): boolean => {
    const [first, last] = [columnOf(west * MICRO - 1), columnOf(east * MICRO + 1)];
    const top = lineOf(north * MICRO + 1);
    for (let line = lineOf(south * MICRO - 1); line <= top; line += 1)
      if (squares.subarray(line * ACROSS + first, line * ACROSS + last + 1).includes(1))
        return false;
    return true;
  };
  return {
    states,
    isHeld: (state: string): boolean => held.has(state),
    note({ city, lng, lat }: Pick<MarketRow, 'city' | 'lng' | 'lat'>): void {
      cities.add(city);
      squares[lineOf(lat) * ACROSS + columnOf(lng)] = 1;
    },
    /** Whether no search of this place can find a listing that is elsewhere. */
    isNone: ({ city, polygon }: Pick<SearchFilter, 'city' | 'polygon'>, boxes: readonly Box[]) =>
      (city !== undefined && (city.state ? held.has(city.state) : !cities.has(city.name))) ||
      (polygon !== undefined && isFree(edgesOf(polygon))) ||
      (boxes.length > 0 && boxes.every((box) => isFree(degreesOf(box)))),
  };
}

const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
const columnOf = (lng: number) => within(Math.floor(lng / SIDE_MICRO) + ACROSS / 2, ACROSS);
const lineOf = (lat: number) => within(Math.floor(lat / SIDE_MICRO) + DOWN / 2, DOWN);

const edgesOf = (points: readonly Place[]): Degrees => ({
  west: Math.min(...points.map(({ lng }) => lng)),
  east: Math.max(...points.map(({ lng }) => lng)),
  south: Math.min(...points.map(({ lat }) => lat)),
  north: Math.max(...points.map(({ lat }) => lat)),
});

/** A unit of the map reaches to the next one. */
const degreesOf = ({ west, east, north, south }: Box): Degrees => ({
  west: lngOf(west),
  east: lngOf(east + 1),
  north: latOf(north),
  south: latOf(south + 1),
});

type Square = { city: string; lng: number; lat: number };

/** One pass over the listings of other states. */
const squaresBeside = (states: readonly string[]) => `
  select city, max(location[0])::float8 as lng, max(location[1])::float8 as lat from property_search
  where state not in (${inQuotes(states)})
  group by city, floor(location[0] / ${SIDE_MICRO}), floor(location[1] / ${SIDE_MICRO})`;

/** On PostgreSQL over a connection of its own: it takes longer than a request may. */
export async function readElsewhere(db: Db, states: readonly string[]): Promise<Elsewhere> {
  const elsewhere = createElsewhere(states);
  for (const square of await listSquares(db, squaresBeside(states))) elsewhere.note(square);
  return elsewhere;
}

async function listSquares(db: Db, statement: string): Promise<Square[]> {
  const url = poolOf(db).connectionString;
  if (!url) return (await db.execute<Square>(sql.raw(statement))).rows;
  const client = new pg.Client({ connectionString: url, application_name: 'alpha-elsewhere' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Square>(statement)).rows;
  } finally {
    await client.end();
  }
}
