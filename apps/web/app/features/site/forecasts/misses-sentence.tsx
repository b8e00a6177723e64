import type { TenYearForecast } from '@alpha/contract';
import { useForecastWords } from './use-forecast-words';

/** How many missed and in which direction; the date where they share one. */
export function MissesSentence({ forecasts }: { forecasts: readonly TenYearForecast[] }) {
  const { t, quarter, number, numberTitle } = useForecastWords();
  const missed = forecasts.filter(({ outcome }) => outcome !== 'inside');
  // Prices above the range: the forecast was too low.
  const tooLow = missed.filter(({ outcome }) => outcome === 'above').length;
  const tooHigh = missed.length - tooLow;
  const dates = new Set(missed.map((forecast) => forecast.quarter));
  return t('examples.lead', {
    missed: missed.length,
    missedWord: numberTitle(missed.length),
    all: forecasts.length,
    side: tooHigh === 0 ? 'tooLow' : tooLow === 0 ? 'tooHigh' : 'both',
    tooLow: number(tooLow),
    tooHigh: number(tooHigh),
    dates: dates.size === 1 ? 'one' : 'several',
    quarter: missed[0] ? quarter(missed[0].quarter) : '',
  });
}
