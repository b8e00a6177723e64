import { log } from './log.ts';

/** Numerator and denominator of a rational function, highest power first. */
type Rational = readonly [readonly number[], readonly number[]];

const MIDDLE: Rational = [
  [
    2509.0809287301227, 33430.57558358813, 67265.7709270087, 45921.95393154987, 13731.69376550946,
    1971.5909503065513, 133.14166789178438, 3.3871328727963665,
  ],
  [
    5226.495278852854, 28729.085735721943, 39307.89580009271, 21213.794301586597, 5394.196021424751,
    687.1870074920579, 42.31333070160091, 1,
  ],
];
const TAIL: Rational = [
  [
    0.0007745450142783414, 0.022723844989269184, 0.2417807251774506, 1.2704582524523684,
    3.6478483247632045, 5.769497221460691, 4.630337846156546, 1.4234371107496835,
  ],
  [
    1.0507500716444169e-9, 0.0005475938084995345, 0.015198666563616457, 0.14810397642748008,
    0.6897673349851, 1.6763848301838038, 2.053191626637759, 1,
  ],
];
/**
 * The standard normal value below which a share `p` lies, for p from 1e-11 to 1 − 1e-11: Wichura,
 * AS 241, error about 1e-16. 32-bit points never get closer to 0 or 1.
 */
export function normalQuantile(p: number): number {
  const q = p - 0.5;
  if (q <= 0.425 && q >= -0.425) return q * ratio(MIDDLE, 0.180625 - q * q);
  const r = Math.sqrt(-log(q < 0 ? p : 1 - p));
  const size = ratio(TAIL, r - 1.6);
  return q < 0 ? -size : size;
}

function ratio([numerator, denominator]: Rational, x: number): number {
  return horner(numerator, x) / horner(denominator, x);
}

function horner(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (const coefficient of coefficients) sum = sum * x + coefficient;
  return sum;
}
