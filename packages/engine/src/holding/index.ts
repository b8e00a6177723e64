// Apart from the main entry: only homes that were bought need it.
export { type HoldingForecast, holdingForecast, type Percentiles } from './holding-forecast.ts';
export {
  type Actuals,
  type HoldingOutlook,
  holdingOutlook,
  RENT_MONTHS,
  type Standing,
} from './holding-outlook.ts';
