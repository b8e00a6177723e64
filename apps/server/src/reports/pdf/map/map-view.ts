import type { Box } from '../layout/figure.ts';
import type { Bounds, Point } from './geometry.ts';

const KM_PER_DEGREE = 111.32;
/** Less would show neither coast nor road that says where one is. */
const LEAST_KM = 9;
/** Around the outermost pins, of the map's size. */
const MARGIN = 1.16;

export type MapView = { bounds: Bounds; toPage: (point: Point) => Point; pointsPerKm: number };

/** A view that fills the box and contains these bounds; at this size the earth is flat. */
export function viewOf([west, south, east, north]: Bounds, box: Box): MapView {
  const middle = [(west + east) / 2, (south + north) / 2] as const;
  const kmPerLongitude = KM_PER_DEGREE * Math.cos((middle[1] * Math.PI) / 180);
  const high = Math.max(LEAST_KM, (north - south) * KM_PER_DEGREE * MARGIN);
  const wide = (east - west) * kmPerLongitude * MARGIN;
  const pointsPerKm = Math.min(box.height / high, box.width / wide);
  const dx = box.width / 2 / pointsPerKm / kmPerLongitude;
  const dy = box.height / 2 / pointsPerKm / KM_PER_DEGREE;
  return {
    bounds: [middle[0] - dx, middle[1] - dy, middle[0] + dx, middle[1] + dy],
    pointsPerKm,
    toPage: ([longitude, latitude]) => [
      box.x + box.width / 2 + (longitude - middle[0]) * kmPerLongitude * pointsPerKm,
      box.y + box.height / 2 - (latitude - middle[1]) * KM_PER_DEGREE * pointsPerKm,
    ],
  };
}

const LONGEST_BAR = 90;

/** The longest round distance that is no longer than the bar may be; `kmEach` is a kilometer or a mile. */
export function scaleBar(pointsPerKm: number, kmEach: number): { length: number; value: number } {
  const most = LONGEST_BAR / pointsPerKm / kmEach;
  const power = 10 ** Math.floor(Math.log10(most));
  const value = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  return { value, length: value * kmEach * pointsPerKm };
}
