type Point = { x: number; y: number };
type Size = { width: number; height: number };

/** Distance between popup and mark, and between popup and map edge. */
const GAP = 14;
const MARGIN = 12;

/** Position of the top left corner: above its point when there is more room, within the sides. */
export function windowPlace(point: Point, lift: number, own: Size, map: Size): Point {
  const isAbove = point.y - lift > map.height / 2;
  const furthest = Math.max(MARGIN, map.width - own.width - MARGIN);
  const x = Math.min(furthest, Math.max(MARGIN, point.x - own.width / 2));
  return { x, y: isAbove ? point.y - lift - GAP - own.height : point.y + GAP };
}

/** How far the map must move down (positive) for the whole popup to be visible below `top`. */
export function pixelsOutside(y: number, own: Size, map: Size, top: number): number {
  if (y < top) return top - y;
  return Math.min(0, map.height - MARGIN - (y + own.height));
}
