/**
 * Own logarithms, the same bytes in every engine; see exp.ts for why.
 * Method and coefficients: fdlibm (e_log.c, s_log1p.c), relative error below 1 ulp.
 */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

/** The bits of a double; every platform with a JavaScript engine is little-endian. */
const double = new Float64Array(1);
const words = new Uint32Array(double.buffer);

/** Natural logarithm; not for subnormal numbers (below 2e-308). */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  double[0] = x;
  const highWord = words[1] as number;
  const mantissa = highWord & 0xfffff;
  const aboveRoot = (mantissa + 0x95f64) & 0x100000;
  words[1] = mantissa | (aboveRoot ^ 0x3ff00000);
  const k = (highWord >>> 20) + (aboveRoot >>> 20) - 1023;
  return logOfScaled((double[0] as number) - 1, k);
}

/** ln(1 + x) without cancellation near 0. */
export function log1p(x: number): number {
  const u = 1 + x;
  if (u === 1) return x;
  if (!(u > 0) || u === Number.POSITIVE_INFINITY) return log(u);
  // Restores what rounding 1 + x lost, to first order.
  const lost = x > 1 ? 1 - (u - x) : x - (u - 1);
  return log(u) + lost / u;
}

/** ln((1 + f) · 2^k). */
function logOfScaled(f: number, k: number): number {
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const odd = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
  const even =
    z *
    (0.6666666666666735 +
      w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
  const half = 0.5 * f * f;
  return k * LN2_HIGH - (half - (s * (half + odd + even) + k * LN2_LOW) - f);
}
