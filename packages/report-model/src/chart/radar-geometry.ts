export type Direction = { x: number; y: number };

/** Grid lines, as fractions of the radius. */
export const RADAR_RINGS = [0.25, 0.5, 0.75, 1];

/**
 * Unit vectors of the axes: the first points up, the others follow clockwise. Four point to
 * the corners instead, because labels have no room beside a horizontal axis.
 */
export function radarDirections(count: number): Direction[] {
  const turn = count === 4 ? 0.5 : 0;
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * (index + turn)) / count;
    return { x: Math.sin(angle), y: -Math.cos(angle) };
  });
}

/** Corners of the shape around the center; `distances` from it, one for each direction. */
export function radarCorners(
  directions: readonly Direction[],
  distances: readonly number[],
): Direction[] {
  return directions.map(({ x, y }, index) => {
    const distance = distances[index] ?? 0;
    return { x: distance * x, y: distance * y };
  });
}
