import { exp } from '../exact-math/exp.ts';

const SQRT_TWO_PI = 2.5066282746310002;
/** Beyond it the share differs from 0 or 1 by less than 1e-15, and the series would cancel. */
const FAR = 8;

export const normalDensity = (z: number): number => exp((-z * z) / 2) / SQRT_TWO_PI;

/** Share of a standard normal below `z`: Marsaglia's series ½ + φ(z)·(z + z³/3 + z⁵/15 + …). */
export function normalShareBelow(z: number): number {
  if (z > FAR) return 1;
  if (z < -FAR) return 0;
  let [sum, term] = [z, z];
  for (let odd = 3; sum !== sum + term; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return 0.5 + sum * normalDensity(z);
}
