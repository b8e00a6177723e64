// Rising rates until the slowest hundredth waits too long, then the highest that is held.
import { holdUndisturbed, percentiles } from './open-loop.mjs';

const P99_LIMIT_MS = 500;
const FIRST_RATE = 20;
const GROWTH = 1.4;
const PROBE_SECONDS = 10;
/** A rate that passes a short probe may not hold for a minute. */
const STEP_DOWN = 0.88;

const isHeld = ({ errors, gaveUp, p99 }) => errors === 0 && !gaveUp && p99 <= P99_LIMIT_MS;

/** → the held step, or null; `print` is called for each step. */
export async function climb(urls, nextRequest, { seconds, steps, print }) {
  const step = async (rate, length) => {
    const result = await holdUndisturbed(urls, nextRequest, { rate, seconds: length });
    const errors = [...result.errors.values()].reduce((sum, count) => sum + count, 0);
    const line = {
      rate,
      seconds: length,
      ...percentiles(result.times),
      errors,
      result,
      gaveUp: result.gaveUp,
    };
    const isGood = isHeld(line);
    print(line, isGood);
    return { ...line, isGood };
  };
  const probe = (at) => step(at, Math.min(seconds, PROBE_SECONDS));
  // Warms up caches, compiled code and the pool.
  await probe(FIRST_RATE);
  await probe(FIRST_RATE);
  let rate = FIRST_RATE;
  for (let i = 0; i < steps; i += 1) {
    // With a few hundred responses one slow one is the p99: a failed probe is repeated once.
    if (!(await probe(rate)).isGood && !(await probe(rate)).isGood) break;
    rate *= GROWTH;
  }
  for (let i = 0; i < steps; i += 1) {
    rate *= STEP_DOWN;
    const held = await step(rate, seconds);
    if (held.isGood) return held;
  }
  return null;
}
