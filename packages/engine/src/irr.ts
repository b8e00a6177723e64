const LOWEST = -0.999;
const HIGHEST = 10;
const MAX_STEPS = 200;

/**
 * Internal rate of return of yearly flows, a fraction, between −99.9 % and 1,000 % a year.
 * `null` when the flows do not change sign or no single rate in that range balances them.
 * Newton's method kept inside a bracket: docs/formulas/irr.md.
 */
export function irr(flows: readonly number[]): number | null {
  const changesSign = flows.some((flow) => flow > 0) && flows.some((flow) => flow < 0);
  if (!changesSign) return null;
  let low = LOWEST;
  let high = HIGHEST;
  const atLow = presentValue(flows, low).value;
  if (atLow > 0 === presentValue(flows, high).value > 0) return null;
  let rate = 0.08;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { value, slope } = presentValue(flows, rate);
    if (value === 0) return rate;
    if (value > 0 === atLow > 0) low = rate;
    else high = rate;
    const newton = rate - value / slope;
    const next = newton > low && newton < high ? newton : 0.5 * (low + high);
    if (Math.abs(next - rate) <= 1e-15 * (1 + Math.abs(rate))) return next;
    rate = next;
  }
  return rate;
}

/** Present value of yearly flows at a rate, and its derivative with respect to the rate. */
export function presentValue(
  flows: readonly number[],
  rate: number,
): { value: number; slope: number } {
  const discount = 1 / (1 + rate);
  let value = 0;
  let byDiscount = 0;
  for (let i = flows.length - 1; i >= 0; i -= 1) {
    byDiscount = byDiscount * discount + value;
    value = value * discount + (flows[i] as number);
  }
  return { value, slope: -byDiscount * discount * discount };
}
