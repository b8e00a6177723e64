export { EXCHANGE_HORIZONS, type ExchangeScores, exchangeScores } from './exchange-scores.ts';
export {
  EXCHANGE_MIN_YEARS,
  EXCHANGE_PRIOR,
  type ExchangeFit,
  exchangeVolatility,
} from './exchange-volatility.ts';
