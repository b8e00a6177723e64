import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bounds, type Line, overlap } from './geometry.ts';

type Feature = {
  properties: { kind?: string; name?: string; size?: number; rank?: number };
  geometry: { type: string; coordinates: unknown };
};
type Shape = Feature & { box: Bounds };

type Place = { name: string; at: readonly [number, number]; size: number };
export type Road = { name: string; rank: number; line: Line };

/** What is drawn of the included map: the same files as on the page. */
export type Basemap = {
  land: Line[];
  lakes: Line[];
  roads: Road[];
  /** Towns, the largest first; names on the water have size 0. */
  places: Place[];
};

/** The frame of florida.geojson, which has the finer coast; see scripts/basemap/build.mjs. */
const FLORIDA: Bounds = [-88, 24.2, -79.3, 31.2];
/** The frame of states.geojson. */
const STATES: Bounds = [-127, 23, -65, 50];

/** Null without the files, and outside the area that they cover: land and water would be invented. */
export function basemapIn(folder: string | undefined, bounds: Bounds): Basemap | null {
  const ground = isWithin(bounds, FLORIDA) ? 'florida' : isWithin(bounds, STATES) ? 'states' : null;
  if (!folder || !ground || !existsSync(join(folder, `${ground}.geojson`))) return null;
  const near = (file: string) => shapesOf(folder, file).filter(({ box }) => overlap(box, bounds));
  const grounds = near(ground);
  const rings = (kind: string) =>
    grounds
      .filter(({ properties }) => properties.kind === kind)
      .map(({ geometry }) => (geometry.coordinates as Line[])[0] ?? []);
  const roads = near('roads').map(({ properties: { name = '', rank = 3 }, geometry }) => ({
    name,
    rank,
    line: geometry.coordinates as Line,
  }));
  const named = [...near('places'), ...near('towns'), ...grounds];
  return {
    land: rings('land'),
    lakes: rings('lake'),
    roads: roads.toSorted((a, b) => b.rank - a.rank),
    places: named
      .filter(({ geometry }) => geometry.type === 'Point')
      .map(({ properties: { name = '', size = 0 }, geometry }) => ({
        name,
        size,
        at: geometry.coordinates as [number, number],
      }))
      .toSorted((a, b) => b.size - a.size),
  };
}

/** A megabyte of JSON: read once. */
const read = new Map<string, Shape[]>();

function shapesOf(folder: string, file: string): Shape[] {
  const path = join(folder, `${file}.geojson`);
  const known = read.get(path);
  if (known) return known;
  const { features } = JSON.parse(readFileSync(path, 'utf8')) as { features: Feature[] };
  const shapes = features.map((feature) => ({ ...feature, box: boxOf(feature.geometry) }));
  read.set(path, shapes);
  return shapes;
}

function boxOf({ coordinates }: Feature['geometry']): Bounds {
  const numbers = (coordinates as unknown[]).flat(3) as number[];
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const [x, y] = [numbers[i] as number, numbers[i + 1] as number];
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}

const isWithin = (a: Bounds, b: Bounds) =>
  a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];
