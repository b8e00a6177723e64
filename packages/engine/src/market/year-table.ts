import { HORIZON_YEARS } from '../assumptions.ts';

/** A number for every path and year, year after year in one array. */
export type YearTable = Float64Array;

/** Distance between years: padded, because powers of two share cache lines. */
export function yearStride(points: number): number {
  return points + 24;
}

export function createYearTable(points: number): YearTable {
  return new Float64Array(yearStride(points) * HORIZON_YEARS);
}

/** One year's numbers (`year` from 0), as a view. */
export function yearOf(table: YearTable, points: number, year: number): Float64Array {
  const start = year * yearStride(points);
  return table.subarray(start, start + points);
}
