import { JOE_KUO } from './joe-kuo.ts';

const BITS = 32;
const TO_UNIT = 1 / 4_294_967_296;

/**
 * One dimension of the Sobol sequence with hash-based Owen scrambling: `points` numbers inside (0, 1),
 * one in each of as many equal intervals. `points` is a power of two.
 * Burley, "Practical Hash-based Owen Scrambling" (2020).
 */
export function scrambledSobol(dimension: number, points: number, seed: number): Float64Array {
  const directions = directionsOf(dimension);
  const scramble = mix(seed ^ mix(dimension + 1));
  const values = new Float64Array(points);
  let bits = 0;
  for (let i = 0; i < points; i += 1) {
    // Gray-code order: one direction per step.
    if (i > 0) bits ^= directions[31 - Math.clz32(i & -i)] as number;
    values[i] = ((owenScramble(bits, scramble) >>> 0) + 0.5) * TO_UNIT;
  }
  return values;
}

/** A permutation of 0 … points − 1 that keeps every block of a Sobol sequence together. */
export function shuffledIndex(i: number, points: number, seed: number): number {
  const shift = Math.clz32(points) + 1;
  return owenScramble(i << shift, mix(seed)) >>> shift;
}

function directionsOf(dimension: number): Int32Array {
  const directions = new Int32Array(BITS);
  const row = JOE_KUO[dimension];
  if (!row) throw new RangeError(`no direction numbers for dimension ${dimension}`);
  const [polynomial, ...initial] = row;
  const degree = 31 - Math.clz32(polynomial);
  for (let k = 0; k < BITS; k += 1) {
    if (degree === 0) directions[k] = 1 << (31 - k);
    else if (k < degree) directions[k] = (initial[k] as number) << (31 - k);
    else directions[k] = nextDirection(directions, k, polynomial, degree);
  }
  return directions;
}

function nextDirection(directions: Int32Array, k: number, polynomial: number, degree: number) {
  const back = directions[k - degree] as number;
  let next = back ^ (back >>> degree);
  for (let j = 1; j < degree; j += 1)
    if ((polynomial >>> (degree - j)) & 1) next ^= directions[k - j] as number;
  return next;
}

/** Flips every bit by a hash of the bits above it. Constants: Vegdahl's improved Laine–Karras hash. */
function owenScramble(bits: number, seed: number): number {
  let x = reverseBits(bits);
  x ^= Math.imul(x, 0x3d20adea);
  x = (x + seed) | 0;
  x = Math.imul(x, (seed >>> 16) | 1);
  x ^= Math.imul(x, 0x05526c56);
  x ^= Math.imul(x, 0x53a22864);
  return reverseBits(x);
}

function reverseBits(bits: number): number {
  let x = bits;
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return (x >>> 16) | (x << 16);
}

/** The finalizer of MurmurHash3. */
function mix(seed: number): number {
  let h = seed | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
