import type { Random } from '../../random.ts';

/** Long enough for any as-of date of the demo to see the same history. */
const FIRST_MONTH = 2010 * 12;
const WARM_UP = 24;

/**
 * A wave around zero, as local markets swing around their metro: a second-order autoregression
 * (modulus 0.75, ten months a swing) with unit shocks, from 2010 on. Slower waves of the same
 * volatility would drift so far that they hide the boom. Its value in a month does not depend on
 * how far it is drawn.
 */
export function drawWobble(random: Random, lastMonth: number): (month: number) => number {
  const values: number[] = [];
  let [previous, current] = [0, 0];
  for (let i = -WARM_UP; FIRST_MONTH + i <= lastMonth; i++) {
    const next = 1.213 * current - 0.5625 * previous + random.normal();
    [previous, current] = [current, next];
    if (i >= 0) values.push(next);
  }
  return (month) => values[month - FIRST_MONTH] ?? 0;
}
