import type { SearchFilter } from '../search.queries.ts';
import type { Columns } from './columns.ts';
import { insidePolygon } from './inside-polygon.ts';

/** Mercator units, both ends included. */
export type Box = { west: number; north: number; east: number; south: number };

export const EVERYWHERE: Box = { west: 0, north: 0, east: 2 ** 32, south: 2 ** 32 };

/** Calls `take` for every listing that the filter lets through. Text is decided by `isNamed`. */
export function selectRows(
  columns: Columns,
  filter: SearchFilter,
  { west, north, east, south }: Box,
  isNamed: ((row: number) => boolean) | null,
  take: (row: number) => void,
): void {
  const { data, size } = columns;
  const { city, investmentMin = 0, investmentMax = Number.POSITIVE_INFINITY } = filter;
  const { beds = 0, baths = 0, isCashFlowPositive = false, polygon } = filter;
  const place = city ? columns.cityCode(city.name, city.state) : undefined;
  if (city && place === undefined) return;
  const places = city?.state ? data.cityInState : data.city;
  const isInside = polygon ? insidePolygon(polygon) : null;
  for (let row = 0; row < size; row += 1) {
    const x = data.x[row] as number;
    const y = data.y[row] as number;
    if (x < west || x > east || y < north || y > south || !data.isThere[row]) continue;
    const investment = data.investment[row] as number;
    if (investment < investmentMin || investment > investmentMax) continue;
    if ((data.beds[row] as number) < beds || (data.baths[row] as number) < baths) continue;
    if (isCashFlowPositive && !data.isCashFlowPositive[row]) continue;
    if (place !== undefined && places[row] !== place) continue;
    if (isNamed && !isNamed(row)) continue;
    if (isInside && !isInside(data.lng[row] as number, data.lat[row] as number)) continue;
    take(row);
  }
}
