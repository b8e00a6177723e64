// Rewrites apps/server/src/reports/place/us-coast.json from the basemap's land, for the distance to the coast:
//   node scripts/basemap/coast.mjs
// Sources and licenses: apps/web/public/basemap/ATTRIBUTION.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

/** Files with their frame, the finest first. Tolerances in degrees: 0.001 is about 110 m. */
const REGIONS = [
  {
    name: 'florida',
    frame: [-88, 24.2, -79.3, 31.2],
    tolerance: 0.001,
    source: 'GSHHG 2.3.7',
    asOf: '2017-06-15',
  },
  {
    name: 'states',
    frame: [-127, 23, -65, 50],
    tolerance: 0.005,
    source: 'Natural Earth 1:10m',
    asOf: '2018-05-21',
  },
];
/** Rounded to a thousandth of a degree. */
const STEPS = 1000;
/** Points of a piece: the server reads only the pieces near a home. */
const PIECE = 64;
const target = join(root, 'apps/server/src/reports/place/us-coast.json');

const regions = REGIONS.map(({ name, frame, tolerance, source, asOf }) => {
  const rings = ringsOf(name)
    .map((ring) => simplified(ring, tolerance).map(toSteps))
    .map(withoutRepeats)
    .filter((ring) => ring.length > 3);
  console.log(name, rings.length, 'rings', rings.flat().length, 'points');
  const pieces = rings.flatMap(piecesOf);
  const boxes = pieces.flatMap(boxOf).join(' ');
  return { frame, source, asOf, boxes, lines: pieces.map(written).join('|') };
});
writeFileSync(target, `${JSON.stringify(regions, null, 2)}\n`);

/** Without islands in lakes: their shore is no coast. */
function ringsOf(name) {
  const path = join(root, `apps/web/public/basemap/${name}.geojson`);
  const [mainland, ...islands] = JSON.parse(readFileSync(path, 'utf8'))
    .features.filter(({ properties }) => properties.kind === 'land')
    .map(({ geometry }) => geometry.coordinates[0])
    .sort((a, b) => b.length - a.length);
  return [mainland, ...islands.filter((ring) => !isInside(ring[0], mainland))];
}

function isInside([x, y], ring) {
  let isIn = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[j]];
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isIn = !isIn;
  }
  return isIn;
}

/** Douglas–Peucker on both halves, because a ring starts where it ends. */
function simplified(ring, tolerance) {
  const [first] = ring;
  const gap = (i) => Math.hypot(ring[i][0] - first[0], ring[i][1] - first[1]);
  const far = ring.reduce((best, _, i) => (gap(i) > gap(best) ? i : best), 0);
  const halves = [ring.slice(0, far + 1), ring.slice(far)];
  const [there, back] = halves.map((half) => thinned(half, tolerance));
  return [...there, ...back.slice(1)];
}

function thinned(line, tolerance) {
  const isKept = line.map((_, i) => i === 0 || i === line.length - 1);
  const spans = [[0, line.length - 1]];
  while (spans.length > 0) {
    const [from, to] = spans.pop();
    let [worst, at] = [tolerance, -1];
    for (let i = from + 1; i < to; i++) {
      const off = distanceTo(line[i], line[from], line[to]);
      if (off > worst) [worst, at] = [off, i];
    }
    if (at < 0) continue;
    isKept[at] = true;
    spans.push([from, at], [at, to]);
  }
  return line.filter((_, i) => isKept[i]);
}

function distanceTo([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

function toSteps([x, y]) {
  return [Math.round(x * STEPS), Math.round(y * STEPS)];
}

function withoutRepeats(ring) {
  return ring.filter(([x, y], i) => i === 0 || x !== ring[i - 1][0] || y !== ring[i - 1][1]);
}

/** Each begins where the one before it ends. */
function piecesOf(ring) {
  const pieces = [];
  for (let i = 0; i < ring.length - 1; i += PIECE) pieces.push(ring.slice(i, i + PIECE + 1));
  return pieces;
}

/** West, south, east, north. */
function boxOf(piece) {
  const [xs, ys] = [0, 1].map((axis) => piece.map((point) => point[axis]));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The first point, then steps from one to the next: a third of the size. */
function written(piece) {
  return piece
    .map(([x, y], i) => (i === 0 ? `${x} ${y}` : `${x - piece[i - 1][0]} ${y - piece[i - 1][1]}`))
    .join(' ');
}
