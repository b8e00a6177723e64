// Geometry for the basemap: rings and lines are arrays of [longitude, latitude].

const sameAs = (a, b) => a[0] === b[0] && a[1] === b[1];

/** Twice the signed area is enough to compare, but callers think in square degrees. */
export function areaOf(ring) {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  return sum / 2;
}

/**
 * Joins pieces of coast that end where the next begins. Land lies to the left of every piece, so
 * what ends at the frame goes on along the frame, counter-clockwise, to the next piece.
 */
export function stitch(pieces, frame) {
  const rings = pieces.filter((piece) => sameAs(piece[0], piece.at(-1)));
  const open = pieces.filter((piece) => !sameAs(piece[0], piece.at(-1)));
  const byStart = new Map(open.map((piece) => [String(piece[0]), piece]));
  while (byStart.size > 0) {
    const [first] = byStart.values();
    const ring = [];
    for (let piece = first; piece; ) {
      byStart.delete(String(piece[0]));
      ring.push(...(ring.length > 0 && sameAs(ring.at(-1), piece[0]) ? piece.slice(1) : piece));
      const end = ring.at(-1);
      piece = byStart.get(String(end));
      if (piece || sameAs(end, ring[0])) continue;
      const onward = alongFrame(end, [ring[0], ...[...byStart.values()].map((p) => p[0])], frame);
      ring.push(...onward.corners);
      piece = byStart.get(String(onward.to));
    }
    if (!sameAs(ring[0], ring.at(-1))) ring.push(ring[0]);
    rings.push(ring);
  }
  return rings;
}

function alongFrame(from, starts, [west, south, east, north]) {
  const [width, height] = [east - west, north - south];
  const place = ([x, y]) => {
    if (Math.abs(y - south) < 1e-4) return x - west;
    if (Math.abs(x - east) < 1e-4) return width + (y - south);
    if (Math.abs(y - north) < 1e-4) return width + height + (east - x);
    return 2 * width + height + (north - y);
  };
  const round = 2 * (width + height);
  const ahead = (point) => (place(point) - place(from) + round) % round;
  const onFrame = starts.filter(
    ([x, y]) =>
      Math.min(Math.abs(x - west), Math.abs(x - east), Math.abs(y - south), Math.abs(y - north)) <
      1e-4,
  );
  const to = onFrame.sort((a, b) => ahead(a) - ahead(b))[0];
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  return {
    to,
    corners: corners
      .filter((corner) => ahead(corner) < ahead(to))
      .sort((a, b) => ahead(a) - ahead(b)),
  };
}

/** Sutherland–Hodgman: the part of a ring inside the box; edges of the box become coast. */
export function clip(ring, [west, south, east, north]) {
  const sides = [
    [([x]) => x >= west, (a, b) => atX(a, b, west)],
    [([x]) => x <= east, (a, b) => atX(a, b, east)],
    [([, y]) => y >= south, (a, b) => atY(a, b, south)],
    [([, y]) => y <= north, (a, b) => atY(a, b, north)],
  ];
  let points = ring.slice(0, -1);
  for (const [isInside, cross] of sides) {
    const kept = [];
    points.forEach((point, i) => {
      const before = points.at(i - 1);
      if (isInside(point) !== isInside(before)) kept.push(cross(before, point));
      if (isInside(point)) kept.push(point);
    });
    points = kept;
  }
  return points.length > 2 ? [...points, points[0]] : [];
}

const atX = (a, b, x) => [x, a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])];
const atY = (a, b, y) => [a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), y];

/** Visvalingam: the point that matters least goes first, until all left matter `least` square degrees. */
export function simplify(line, least) {
  const isRing = sameAs(line[0], line.at(-1));
  if (line.length < (isRing ? 5 : 3)) return line;
  const n = line.length;
  const [before, after] = [Array.from({ length: n }, (_, i) => i - 1), []];
  for (let i = 0; i < n; i += 1) after.push(i + 1);
  const worth = (i) => {
    const [a, b, c] = [line[before[i]], line[i], line[after[i]]];
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  const worths = line.map((_, i) => (i === 0 || i === n - 1 ? Number.POSITIVE_INFINITY : worth(i)));
  const isGone = new Array(n).fill(false);
  let left = n;
  const fewest = isRing ? 4 : 2;
  const queue = worths.map((_, i) => i).sort((a, b) => worths[a] - worths[b]);
  // Rounds of cheap points instead of a heap: the files are built once a year.
  for (let round = 0; round < 40 && left > fewest; round += 1) {
    let removed = 0;
    const touched = new Set();
    for (const i of queue) {
      if (worths[i] >= least || isGone[i] || touched.has(i) || left <= fewest) continue;
      isGone[i] = true;
      left -= 1;
      removed += 1;
      const [p, q] = [before[i], after[i]];
      after[p] = q;
      before[q] = p;
      for (const j of [p, q]) {
        touched.add(j);
        if (j > 0 && j < n - 1) worths[j] = Math.max(worths[i], worth(j));
      }
    }
    if (removed === 0) break;
    queue.sort((a, b) => worths[a] - worths[b]);
  }
  return line.filter((_, i) => !isGone[i]);
}

/** Rounds, and drops points that fall together. */
export function rounded(line, decimals) {
  const out = [];
  for (const [x, y] of line) {
    const point = [Number(x.toFixed(decimals)), Number(y.toFixed(decimals))];
    if (out.length === 0 || !sameAs(out.at(-1), point)) out.push(point);
  }
  return out;
}

export function isInside([x, y], ring) {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[a, b], [c, d]] = [ring[i], ring[j]];
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) inside = !inside;
  }
  return inside;
}

export function centerOf(ring) {
  let [area, x, y] = [0, 0, 0];
  for (let i = 0; i < ring.length - 1; i += 1) {
    const cross = ring[i][0] * ring[i + 1][1] - ring[i + 1][0] * ring[i][1];
    area += cross;
    x += (ring[i][0] + ring[i + 1][0]) * cross;
    y += (ring[i][1] + ring[i + 1][1]) * cross;
  }
  return [x / (3 * area), y / (3 * area)];
}
