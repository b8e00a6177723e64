/** Length of one degree of latitude on a sphere with the earth's mean radius of 6,371 km. */
export const KM_PER_DEGREE = 111.195;

const RADIANS = 0.017453292519943295;

/** Own cosine, because `Math.cos` may differ between browsers. Taylor series, error below 1e-12. */
export function cosineOfDegrees(degrees: number): number {
  const square = -((degrees * RADIANS) ** 2);
  let term = 1;
  let sum = 1;
  for (let n = 2; n <= 22; n += 2) {
    term *= square / (n * (n - 1));
    sum += term;
  }
  return sum;
}

type Place = { latitude: number; longitude: number };

/** Between two places in one city, on a plane: docs/formulas/distance-km.md */
export function distanceKm(from: Place, to: Place): number {
  const dy = (to.latitude - from.latitude) * KM_PER_DEGREE;
  const dx = (to.longitude - from.longitude) * KM_PER_DEGREE * cosineOfDegrees(from.latitude);
  return Math.sqrt(dx * dx + dy * dy);
}
