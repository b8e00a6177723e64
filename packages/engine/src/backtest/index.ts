export { crpsNormal } from './crps-normal.ts';
export { crpsQuantiles } from './crps-quantiles.ts';
export { type ForecastScores, type JudgedForecast, scoreForecasts } from './score-forecasts.ts';
