/**
 * Own exponential functions: ECMAScript lets every engine round `Math.exp` its own way, and up to
 * 10 % of arguments differ in the last bit between Node, Chromium and Firefox. Additions,
 * multiplications and divisions are exact by standard, so these give the same bytes everywhere.
 * Method and coefficients: fdlibm (e_exp.c), relative error below 1 ulp.
 */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const INVERSE_LN2 = Math.LOG2E;
/** Adding and subtracting 1.5 · 2^52 rounds to the nearest whole number. */
const ROUNDER = 6_755_399_441_055_744;
const LARGEST = 709.782712893384;
const SMALLEST = -745.1332191019411;

const LOWEST_POWER = -1022;
const POWERS_OF_TWO = powersOfTwo();

/** e^x. */
export function exp(x: number): number {
  if (!(x <= LARGEST)) return x > LARGEST ? Number.POSITIVE_INFINITY : Number.NaN;
  if (x < SMALLEST) return 0;
  const k = x * INVERSE_LN2 + ROUNDER - ROUNDER;
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const c = kernel(r);
  const y = 1 - (low - (r * c) / (2 - c) - high);
  // The largest and the subnormal results need two steps.
  if (k > 1023) return y * 2 * powerOfTwo(k - 1);
  if (k < LOWEST_POWER) return y * powerOfTwo(k + 64) * 5.421010862427522e-20;
  return y * powerOfTwo(k);
}

/** e^x − 1 without cancellation near 0; relative error below 2 ulp. */
export function expm1(x: number): number {
  if (x > 40 || x < -40) return exp(x) - 1;
  const k = x * INVERSE_LN2 + ROUNDER - ROUNDER;
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const c = kernel(r);
  const e = high - (low - (r * c) / (2 - c));
  if (k === 0) return e;
  const scale = powerOfTwo(k);
  return scale - 1 + scale * e;
}

function kernel(r: number): number {
  const t = r * r;
  return (
    r -
    t *
      (0.16666666666666602 +
        t *
          (-0.0027777777777015593 +
            t * (6.613756321437934e-5 + t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8))))
  );
}

function powerOfTwo(k: number): number {
  return POWERS_OF_TWO[k - LOWEST_POWER] as number;
}

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(1024 - LOWEST_POWER);
  powers[-LOWEST_POWER] = 1;
  for (let k = 1; k <= 1023; k += 1)
    powers[k - LOWEST_POWER] = 2 * Number(powers[k - 1 - LOWEST_POWER]);
  for (let k = -1; k >= LOWEST_POWER; k -= 1)
    powers[k - LOWEST_POWER] = Number(powers[k + 1 - LOWEST_POWER]) / 2;
  return powers;
}
