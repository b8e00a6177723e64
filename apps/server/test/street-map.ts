import { gzipSync } from 'node:zlib';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { zxyToTileId } from 'pmtiles';

type Properties = Record<string, string | number>;
type Shape =
  | { type: 'Point'; coordinates: [number, number] }
  | { type: 'LineString'; coordinates: [number, number][] }
  | { type: 'Polygon'; coordinates: [number, number][][] };
/** Features by layer of Protomaps' schema. */
type Layers = Record<string, { shape: Shape; properties: Properties }[]>;

/** Downtown Miami and a strip of its bay: west, south, east, north. */
export const MIAMI = [-80.24, 25.74, -80.14, 25.8] as const;
const [WEST, SOUTH, EAST, NORTH] = MIAMI;
/** East of it is water. */
const SHORE = -80.18;
const ZOOMS = [9, 14] as const;

const box = (west: number, south: number, east: number, north: number): Shape => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});
const road = (kind: string, name: string, ...coordinates: [number, number][]) => ({
  shape: { type: 'LineString' as const, coordinates },
  properties: { kind, name, min_zoom: 9 },
});
const place = (kind: string, at: [number, number], names: Properties) => ({
  shape: { type: 'Point' as const, coordinates: at },
  properties: { kind, min_zoom: 9, population_rank: 11, ...names },
});

/** A street each 200 m from south to north and from west to east, a highway, a park and two names. */
export function miamiStreets(name = 'Test Street'): Layers {
  const count = (from: number, to: number) =>
    Array.from({ length: Math.round((to - from) / 0.002) });
  return {
    earth: [{ shape: box(WEST, SOUTH, SHORE, NORTH), properties: { kind: 'earth' } }],
    water: [{ shape: box(SHORE, SOUTH, EAST, NORTH), properties: { kind: 'ocean' } }],
    landuse: [{ shape: box(-80.21, 25.765, -80.206, 25.769), properties: { kind: 'park' } }],
    buildings: [
      { shape: box(-80.1958, 25.7582, -80.1952, 25.7588), properties: { kind: 'building' } },
    ],
    roads: [
      ...count(WEST, SHORE).map((_, i) => {
        const x = WEST + 0.001 + i * 0.002;
        return road('minor_road', `${name} ${i + 1}`, [x, SOUTH], [x, NORTH]);
      }),
      ...count(SOUTH, NORTH).map((_, i) => {
        const y = SOUTH + 0.001 + i * 0.002;
        return road('minor_road', `${name} ${i + 101}`, [WEST, y], [SHORE, y]);
      }),
      road('major_road', 'Test Avenue', [WEST, 25.77], [SHORE, 25.77]),
      road('highway', 'Test Highway', [-80.2, SOUTH], [-80.2, NORTH]),
    ],
    places: [
      place('locality', [-80.194, 25.774], { name: 'Miami' }),
      place('macrohood', [-80.192, 25.76], { name: 'Little Harbor', 'name:es': 'Puerto Pequeño' }),
    ],
  };
}

/** An archive of vector tiles (PMTiles 3): header, root directory, metadata, tiles. */
export function streetMap(layers: Layers = miamiStreets()): Buffer {
  const tiles = tilesOf(layers);
  const root = gzipSync(directoryOf(tiles));
  const names = Object.keys(layers).map((id) => ({ id, fields: {} }));
  const metadata = gzipSync(JSON.stringify({ vector_layers: names }));
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));
  const header = headerOf({ root, metadata, data, count: tiles.length });
  return Buffer.concat([header, root, metadata, data]);
}

type Tile = { id: number; bytes: Buffer };

function tilesOf(layers: Layers): Tile[] {
  const indexes = Object.entries(layers).map(([layer, features]) => {
    const data = {
      type: 'FeatureCollection' as const,
      features: features.map(({ shape, properties }) => ({
        type: 'Feature' as const,
        properties,
        geometry: shape,
      })),
    };
    return [layer, new GeoJSONVT(data, { maxZoom: ZOOMS[1], indexMaxZoom: ZOOMS[1] })] as const;
  });
  return addresses()
    .map(([z, x, y]) => {
      const found = indexes.flatMap(([layer, index]): [string, GeoJSONVTTile][] => {
        const tile = index.getTile(z, x, y);
        return tile ? [[layer, tile]] : [];
      });
      const bytes = gzipSync(
        fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }),
      );
      return { id: zxyToTileId(z, x, y), bytes };
    })
    .sort((a, b) => a.id - b.id);
}

/** Zoom, column and row of every tile that shows a part of the area. */
function addresses(): [number, number, number][] {
  const all: [number, number, number][] = [];
  for (let z = ZOOMS[0]; z <= ZOOMS[1]; z += 1) {
    const [left, top] = tileAt(z, WEST, NORTH);
    const [right, bottom] = tileAt(z, EAST, SOUTH);
    for (let x = left; x <= right; x += 1)
      for (let y = top; y <= bottom; y += 1) all.push([z, x, y]);
  }
  return all;
}

/** Column and row of the tile at a place. */
export function tileAt(zoom: number, lng: number, lat: number): [number, number] {
  const y = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return [(lng + 180) / 360, (1 - y) / 2].map((share) => Math.floor(share * 2 ** zoom)) as [
    number,
    number,
  ];
}

/** Each tile once, one after the other: ids as differences, run lengths, lengths, offsets. */
function directoryOf(tiles: Tile[]): Buffer {
  const ids = tiles.map(({ id }, i) => id - (tiles[i - 1]?.id ?? 0));
  const lengths = tiles.map(({ bytes }) => bytes.length);
  const offsets = tiles.map((_, i) => (i === 0 ? 1 : 0));
  const numbers = [tiles.length, ...ids, ...tiles.map(() => 1), ...lengths, ...offsets];
  return Buffer.from(numbers.flatMap(varint));
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

const HEADER_BYTES = 127;
const GZIP = 2;
const VECTOR_TILES = 1;

function headerOf(parts: { root: Buffer; metadata: Buffer; data: Buffer; count: number }): Buffer {
  const { root, metadata, data, count } = parts;
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const metadataAt = HEADER_BYTES + root.length;
  const dataAt = metadataAt + metadata.length;
  const places = [HEADER_BYTES, root.length, metadataAt, metadata.length, dataAt, 0];
  [...places, dataAt, data.length, count, count, count].forEach((value, i) => {
    header.writeBigUInt64LE(BigInt(value), 8 + i * 8);
  });
  header.set([1, GZIP, GZIP, VECTOR_TILES, ...ZOOMS], 96);
  MIAMI.forEach((degrees, i) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + i * 4);
  });
  return header;
}
