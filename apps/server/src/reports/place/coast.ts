import data from './us-coast.json' with { type: 'json' };

/** West, south, east, north in degrees. */
type Frame = readonly [number, number, number, number];
/** Longitude and latitude in thousandths of a degree, one after the other. */
type Ring = Int32Array;
type Region = { frame: Frame; source: string; asOf: string; rings: readonly Ring[] };
type Place = { latitude: number; longitude: number };

export type NearestShore = Place & { km: number; source: string; asOf: string };

const STEPS = 1000;
/** Of latitude. */
const KM_PER_DEGREE = 111.195;
/** Beyond this, nobody says "near the coast". */
const FARTHEST_KM = 250;

const read = new Map<string, Region>();

/** Read on first use: most installations need one region. */
function regionOf(place: Place): Region | null {
  const file = data.find(({ frame }) => isWithin(place, frame as unknown as Frame));
  if (!file) return null;
  const known = read.get(file.source) ?? {
    ...file,
    frame: file.frame as unknown as Frame,
    rings: ringsIn(file.rings),
  };
  read.set(file.source, known);
  return known;
}

/** The nearest point of the shore of the sea, a bay or a tidal river; null far inland. */
export function nearestShore(place: Place): NearestShore | null {
  const region = regionOf(place);
  if (!region) return null;
  const { source, asOf } = region;
  const scale = Math.cos((place.latitude * Math.PI) / 180);
  const x = place.longitude * STEPS;
  const y = place.latitude * STEPS;
  const edge = region.frame.map((side) => Math.round(side * STEPS));
  let best = ((FARTHEST_KM / KM_PER_DEGREE) * STEPS) ** 2;
  let found: NearestShore | null = null;
  for (const ring of region.rings)
    for (let i = 0; i + 3 < ring.length; i += 2) {
      const ax = ring[i] as number;
      const ay = ring[i + 1] as number;
      const bx = ring[i + 2] as number;
      const by = ring[i + 3] as number;
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
      found = {
        latitude: (ay + t * dy) / STEPS,
        longitude: (ax + t * (bx - ax)) / STEPS,
        km: (Math.sqrt(off) / STEPS) * KM_PER_DEGREE,
        source,
        asOf,
      };
    }
  return found;
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

/** By hand, digit by digit: ten times as fast as splitting, and the first reader waits for it. */
function ringsIn(written: string): Ring[] {
  const rings: Ring[] = [];
  let values: number[] = [];
  let value = 0;
  let sign = 1;
  for (let i = 0; i <= written.length; i++) {
    const code = i < written.length ? written.charCodeAt(i) : RING_END;
    if (code >= ZERO && code < ZERO + 10) value = 10 * value + code - ZERO;
    else if (code === MINUS) sign = -1;
    else {
      values.push(sign * value + (values[values.length - 2] ?? 0));
      value = 0;
      sign = 1;
      if (code !== RING_END) continue;
      rings.push(Int32Array.from(values));
      values = [];
    }
  }
  return rings;
}

const [ZERO, MINUS, RING_END] = [48, 45, 124];
