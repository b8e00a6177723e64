import { type FanYear, valueSpread } from '@alpha/engine';
import { SIMULATED_PATHS } from '../plan';
import { EXAMPLE_HOME, YEARS } from './example-home';
import { EXAMPLE_INPUTS, EXAMPLE_MARKET } from './example-inputs.server';
import type { PlacedPrice, PriceFanPicture } from './price-fan.types';
import { sampleDecades } from './sample-decades.server';

/** The drawing is stretched to its place, so one unit across is one year. */
const WIDTH = YEARS;
const HEIGHT = 500;
const TOP_USD = 1_500_000;
const BOTTOM_USD = 330_000;

const LINES_IN_A_STRING = 16;

let drawn: PriceFanPicture | null = null;

/** Computed once (a fifth of a second) and cached for all requests. */
export function priceFan(): PriceFanPicture {
  drawn ??= drawFan(valueSpread(EXAMPLE_INPUTS, EXAMPLE_MARKET).valueFan);
  return drawn;
}

function drawFan(years: FanYear[]): PriceFanPicture {
  const curve = (name: Percentile) => years.map((year) => year[name]);
  const end = (name: Percentile) => placed(roundToThousand(years.at(-1)?.[name] ?? 0));
  return {
    width: WIDTH,
    height: HEIGHT,
    start: placed(EXAMPLE_HOME.priceUsd),
    high: end('p95'),
    median: end('p50'),
    low: end('p5'),
    bands: {
      wide: bandData(curve('p5'), curve('p95')),
      narrow: bandData(curve('p25'), curve('p75')),
    },
    curves: {
      high: `M${points(curve('p95')).join(' ')}`,
      median: `M${points(curve('p50')).join(' ')}`,
      low: `M${points(curve('p5')).join(' ')}`,
    },
    lines: inStrings(sampleDecades().map(lineData)),
    simulated: SIMULATED_PATHS,
  };
}

type Percentile = Exclude<keyof FanYear, 'year'>;

function placed(usd: number): PlacedPrice {
  return { usd, top: Math.round(shareFromTop(usd) * 10_000) / 10_000 };
}

function bandData(low: number[], high: number[]): string {
  return `M${points(high).join(' ')}L${points(low).reverse().join(' ')}Z`;
}

/** With a decimal: rounded to whole units the few labeled curves would look bumpy. */
function points(prices: number[]): string[] {
  return prices.map((usd, year) => `${year} ${Math.round(unitY(usd) * 10) / 10}`);
}

/** Relative whole numbers: there are many lines, each starting with its own M. */
function lineData(prices: number[]): string {
  const heights = prices.map((usd) => Math.round(unitY(usd)));
  const rises = heights.slice(1).map((y, i) => y - (heights[i] ?? 0));
  return `M0 ${heights[0]}l${rises.map((rise) => `1${rise < 0 ? '' : ' '}${rise}`).join(' ')}`;
}

/** A few elements hydrate faster than one for each line. */
function inStrings(lines: string[]): string[] {
  return Array.from({ length: Math.ceil(lines.length / LINES_IN_A_STRING) }, (_, i) =>
    lines.slice(i * LINES_IN_A_STRING, (i + 1) * LINES_IN_A_STRING).join(''),
  );
}

function unitY(usd: number): number {
  return shareFromTop(usd) * HEIGHT;
}

function shareFromTop(usd: number): number {
  return (TOP_USD - usd) / (TOP_USD - BOTTOM_USD);
}

function roundToThousand(usd: number): number {
  return Math.round(usd / 1000) * 1000;
}
