/**
 * Own exponential functions: ECMAScript lets every engine round `Math.exp` its own way, and up to
 * 10 % of arguments differ in the last bit between Node, Chromium and Firefox. Additions,
 * multiplications and divisions are exact by standard, so these give the same bytes everywhere.
 * Method and coefficients: fdlibm (e_exp.c), relative error below 1 ulp. The coefficients are literals in
 * the code, not module constants: bundlers turn those into variables, which slows the loops down.
 */
const LOWEST_POWER = -1022;
const POWERS_OF_TWO = new Float64Array(2046);
POWERS_OF_TWO[0] = 2.2250738585072014e-308;
for (let i = 1; i < 2046; i += 1) POWERS_OF_TWO[i] = 2 * (POWERS_OF_TWO[i - 1] as number);

/** e^x for x from −708 to 709; beyond them 0 and infinity. */
export function exp(x: number): number {
  if (!(x >= -708 && x <= 709)) return beyond(x);
  const k = Math.floor(x * Math.LOG2E + 0.5);
  return (1 + reduced(x, k)) * (POWERS_OF_TWO[(k - LOWEST_POWER) | 0] as number);
}

/** e^x − 1 without cancellation near 0; relative error below 2 ulp. */
export function expm1(x: number): number {
  if (!(x > -40 && x < 40)) return exp(x) - 1;
  const k = Math.floor(x * Math.LOG2E + 0.5);
  const e = reduced(x, k);
  if (k === 0) return e;
  const scale = POWERS_OF_TWO[(k - LOWEST_POWER) | 0] as number;
  return scale - 1 + scale * e;
}

/** e^r − 1 for r = x − k · ln 2, ln 2 in two parts. */
function reduced(x: number, k: number): number {
  const high = x - k * 0.6931471803691238;
  const low = k * 1.9082149292705877e-10;
  const r = high - low;
  const t = r * r;
  const c =
    r -
    t *
      (0.16666666666666602 +
        t *
          (-0.0027777777777015593 +
            t * (6.613756321437934e-5 + t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8))));
  return high - (low - (r * c) / (2 - c));
}

function beyond(x: number): number {
  if (x > 0) return Number.POSITIVE_INFINITY;
  return x < 0 ? 0 : Number.NaN;
}
