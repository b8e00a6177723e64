import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Squares are 1/20 degree wide: 5.6 km from south to north, 3.6 km from west to east at the Canadian border. */
const PER_DEGREE = 20;
const PER_ROW = 360 * PER_DEGREE;

/** Number of the square of the map that a property is in, as the index on properties has it. */
export const squareOf = (t: { latitude: SQLWrapper; longitude: SQLWrapper }): SQL<number> =>
  sql<number>`(floor((${t.latitude} + 90) * ${sql.raw(`${PER_DEGREE}`)})::int * ${sql.raw(`${PER_ROW}`)} + floor((${t.longitude} + 180) * ${sql.raw(`${PER_DEGREE}`)})::int)`;

/** The square and the eight around it. */
export function squaresAround(square: number): number[] {
  return [-PER_ROW, 0, PER_ROW].flatMap((row) => [-1, 0, 1].map((step) => square + row + step));
}
