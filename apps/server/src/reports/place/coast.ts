import data from './us-coast.json' with { type: 'json' };

/** West, south, east, north in degrees. */
type Frame = readonly [number, number, number, number];
/** The shore in pieces, in thousandths of a degree. */
type Region = {
  frame: Frame;
  source: string;
  asOf: string;
  /** Four numbers for each piece, as in a frame. */
  boxes: Int32Array;
  /** Longitudes and latitudes in turn, as written until they are needed. */
  lines: (string | Int32Array)[];
};
type Place = { latitude: number; longitude: number };

export type NearestShore = Place & { km: number; source: string; asOf: string };

const STEPS = 1000;
/** Of latitude. */
const KM_PER_DEGREE = 111.195;
/** Beyond this, nobody says "near the coast". */
const FARTHEST_KM = 250;

const read = new Map<string, Region>();

/** On first use, and without its lines: reading them all would keep the first reader waiting. */
function regionOf(place: Place): Region | null {
  const file = data.find(({ frame }) => isWithin(place, frame as unknown as Frame));
  if (!file) return null;
  const known = read.get(file.source) ?? {
    ...file,
    frame: file.frame as unknown as Frame,
    boxes: numbersIn(file.boxes),
    lines: file.lines.split('|'),
  };
  read.set(file.source, known);
  return known;
}

/** The nearest point of the shore of the sea, a bay or a tidal river; null far inland. */
export function nearestShore(place: Place): NearestShore | null {
  const region = regionOf(place);
  if (!region) return null;
  const scale = Math.cos((place.latitude * Math.PI) / 180);
  const x = place.longitude * STEPS;
  const y = place.latitude * STEPS;
  const edge = region.frame.map((side) => Math.round(side * STEPS));
  let best = ((FARTHEST_KM / KM_PER_DEGREE) * STEPS) ** 2;
  let found: Place | null = null;
  const least = region.lines.map((_, piece) => leastOff(region.boxes, piece, x, y, scale));
  // The nearest box first: it leaves few others to look into.
  const nearest = least.indexOf(Math.min(...least));
  for (const piece of [nearest, ...least.keys()]) {
    if ((least[piece] as number) >= best) continue;
    const line = lineOf(region, piece);
    for (let i = 0; i + 3 < line.length; i += 2) {
      const ax = line[i] as number;
      const ay = line[i + 1] as number;
      const bx = line[i + 2] as number;
      const by = line[i + 3] as number;
      if (isOnFrame(ax, ay, bx, by, edge)) continue;
      const dx = (bx - ax) * scale;
      const dy = by - ay;
      const px = (x - ax) * scale;
      const py = y - ay;
      const length = dx * dx + dy * dy;
      const t = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
      const off = (px - t * dx) ** 2 + (py - t * dy) ** 2;
      if (off >= best) continue;
      best = off;
      found = { latitude: (ay + t * dy) / STEPS, longitude: (ax + t * (bx - ax)) / STEPS };
    }
  }
  if (!found) return null;
  const { source, asOf } = region;
  return { ...found, km: (Math.sqrt(best) / STEPS) * KM_PER_DEGREE, source, asOf };
}

/** The square of the distance to a box: nothing in it is nearer. */
function leastOff(boxes: Int32Array, piece: number, x: number, y: number, scale: number): number {
  const side = (n: number) => boxes[4 * piece + n] as number;
  const dx = Math.max(side(0) - x, 0, x - side(2)) * scale;
  const dy = Math.max(side(1) - y, 0, y - side(3));
  return dx * dx + dy * dy;
}

/** The edge of a file is not a coast. */
function isOnFrame(ax: number, ay: number, bx: number, by: number, edge: number[]): boolean {
  const [west, south, east, north] = edge;
  return (
    (ax === bx && (ax === west || ax === east)) || (ay === by && (ay === south || ay === north))
  );
}

const isWithin = ({ latitude, longitude }: Place, [west, south, east, north]: Frame) =>
  longitude > west && longitude < east && latitude > south && latitude < north;

function lineOf({ lines }: Region, piece: number): Int32Array {
  const found = lines[piece] ?? '';
  const line = typeof found === 'string' ? lineIn(found) : found;
  lines[piece] = line;
  return line;
}

/** The first point, then steps from one to the next. */
function lineIn(written: string): Int32Array {
  const line = numbersIn(written);
  for (let i = 2; i < line.length; i++) line[i] = (line[i] as number) + (line[i - 2] as number);
  return line;
}

const numbersIn = (written: string) => Int32Array.from(written.split(' '), Number);
