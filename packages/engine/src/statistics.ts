/** The first name of this figure, kept for those who call it. */
export { indexVolatility as annualVolatilityPercent } from './city/index-volatility.ts';
