import { createAnalyzer, DEFAULT_MARKET } from '@alpha/engine';
import { EXAMPLE_HOME, YEARS } from './example-home';
import { EXAMPLE_INPUTS, EXAMPLE_MARKET } from './example-inputs.server';

/** A power of two, as the engine's quasi-random points are: a prefix covers the range evenly. */
const DRAWN_DECADES = 128;

/** Value by year from today, in USD: the engine's own paths of the area's prices. */
export function sampleDecades(): number[][] {
  const { kernel } = createAnalyzer({ points: DRAWN_DECADES });
  const market = { ...DEFAULT_MARKET, ...EXAMPLE_MARKET };
  const volatility = Math.max(market.volatility, market.volatilityFloor);
  kernel.setMarket(EXAMPLE_INPUTS, { ...market, volatility });
  const { logIndex } = kernel.noise;
  const stride = logIndex.length / YEARS;
  const values = Array.from({ length: YEARS }, (_, year) =>
    Array.from({ length: DRAWN_DECADES }, (_, i) => Math.exp(logIndex[year * stride + i] ?? 0)),
  );
  const planned = values.map((ofYear, year) => {
    const mean = ofYear.reduce((sum, value) => sum + value, 0) / DRAWN_DECADES;
    const plan = EXAMPLE_HOME.priceUsd * (1 + EXAMPLE_INPUTS.appreciationRateAnnual) ** (year + 1);
    return ofYear.map((value) => (plan * value) / mean);
  });
  return Array.from({ length: DRAWN_DECADES }, (_, i) => [
    EXAMPLE_HOME.priceUsd,
    ...planned.map((ofYear) => ofYear[i] ?? 0),
  ]);
}
