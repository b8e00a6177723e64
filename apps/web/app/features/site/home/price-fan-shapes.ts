import { SIMULATED_PATHS } from '../plan';
import { STEPS, simulatePrices } from './price-model';
import type { PriceRange } from './price-range.types';

/** The drawing is stretched to its place, so one unit across is one step of the simulation. */
export const FAN_WIDTH = STEPS;
export const FAN_HEIGHT = 320;

const TOP_USD = 2_000_000;
const BOTTOM_USD = 200_000;

const DRAWN_PATHS = 84;

/** Share of the height, from the top, at which a price stands. */
export function heightOf(priceUsd: number): number {
  return (TOP_USD - priceUsd) / (TOP_USD - BOTTOM_USD);
}

/** An evenly spaced sample of the simulated paths, as whole-number relative path data. */
export function drawSamplePaths(): string[] {
  const stride = Math.floor(SIMULATED_PATHS / DRAWN_PATHS);
  return Array.from({ length: DRAWN_PATHS }, (_, i) => pathData(simulatePrices(i * stride)));
}

function pathData(prices: Float64Array): string {
  let last = unitY(prices[0] ?? 0);
  let data = `M0 ${last}l`;
  for (let step = 1; step < prices.length; step += 1) {
    const next = unitY(prices[step] ?? 0);
    const rise = next - last;
    data += `${step > 1 ? ' ' : ''}1${rise < 0 ? '' : ' '}${rise}`;
    last = next;
  }
  return data;
}

export function drawCurve(prices: number[]): string {
  return `M${points(prices)}`;
}

export function drawBand(low: number[], high: number[]): string {
  return `M${points(high)}L${points(low, true)}Z`;
}

function points(prices: number[], isReversed = false): string {
  const pairs = prices.map((price, i) => `${(i * STEPS) / (prices.length - 1)} ${fineY(price)}`);
  return (isReversed ? pairs.reverse() : pairs).join(' ');
}

/** Where the named ends of the fan stand. */
export function rangeEnds(range: PriceRange) {
  const end = (curve: number[]) => roundToThousand(curve.at(-1) ?? 0);
  return { high: end(range.p95), median: end(range.p50), low: end(range.p5) };
}

function unitY(priceUsd: number): number {
  return Math.round(heightOf(priceUsd) * FAN_HEIGHT);
}

/** The few named curves get a decimal: rounded to whole units they would look bumpy. */
function fineY(priceUsd: number): number {
  return Math.round(heightOf(priceUsd) * FAN_HEIGHT * 10) / 10;
}

function roundToThousand(value: number): number {
  return Math.round(value / 1000) * 1000;
}
