/** The home of worked example C: the same house stands in the hero and in the value band. */
export const START_PRICE_USD = 560_000;
export const YEARS = 10;

const STEPS_PER_YEAR = 6;
export const STEPS = YEARS * STEPS_PER_YEAR;

const DRIFT_ANNUAL = 0.035;
const VOLATILITY_ANNUAL = 0.12;
/** A single home is far riskier than its index: one more shock of this size by the time of sale. */
const SALE_SHOCK = 0.1;

const VARIANCE_ANNUAL = VOLATILITY_ANNUAL ** 2 + SALE_SHOCK ** 2 / YEARS;
/** Corrected so that the mean of the paths is the closed form, start · 1.035^10. */
const LOG_DRIFT_STEP = (Math.log1p(DRIFT_ANNUAL) - VARIANCE_ANNUAL / 2) / STEPS_PER_YEAR;
const VOLATILITY_STEP = VOLATILITY_ANNUAL / Math.sqrt(STEPS_PER_YEAR);

/**
 * One decade of prices in USD, today included. The index is the seed, so server and browser draw
 * the same lines and a sample of paths is a sample of the full simulation.
 */
export function simulatePrices(index: number): Float64Array {
  const nextNormal = normals(index);
  // Spread evenly over the decade, so that the shock widens the fan instead of breaking its end.
  const shockStep = (SALE_SHOCK * nextNormal()) / STEPS;
  const prices = new Float64Array(STEPS + 1);
  let logPrice = Math.log(START_PRICE_USD);
  prices[0] = START_PRICE_USD;
  for (let step = 1; step <= STEPS; step += 1) {
    logPrice += LOG_DRIFT_STEP + shockStep + VOLATILITY_STEP * nextNormal();
    prices[step] = Math.exp(logPrice);
  }
  return prices;
}

/** Standard normals by Box and Muller. */
function normals(seed: number): () => number {
  const nextUniform = uniforms(seed);
  return () => {
    const radius = Math.sqrt(-2 * Math.log(1 - nextUniform()));
    return radius * Math.cos(2 * Math.PI * nextUniform());
  };
}

/** mulberry32: 32 bits of state are plenty for sixty draws a path. */
function uniforms(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
