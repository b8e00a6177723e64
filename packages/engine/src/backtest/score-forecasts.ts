/** A forecast of a log price change beside what came. */
export type JudgedForecast = {
  /** When it was made: any number that is the same for forecasts of one date. */
  origin: number;
  outcome: number;
  p5: number;
  p25: number;
  p50: number;
  p75: number;
  p95: number;
  crps: number;
};

/** Shares are fractions; the others are log changes over the whole horizon. */
export type ForecastScores = {
  forecasts: number;
  /** Share of outcomes within the 90 % band, and within the 50 % band. */
  inside90: number;
  inside50: number;
  /** Share below and above the 90 % band. */
  below: number;
  above: number;
  /** Outcome less median, a year. */
  bias: number;
  crps: number;
  /** Of the 90 % band. */
  width: number;
};

/**
 * How good forecasts over `years` years were. Every date counts alike, however many places it has:
 * otherwise recent years, with more places, would decide. Null without a forecast.
 * Formula page: docs/formulas/score-forecasts.md
 */
export function scoreForecasts(
  forecasts: readonly JudgedForecast[],
  years: number,
): ForecastScores | null {
  if (forecasts.length === 0) return null;
  const perOrigin = new Map<number, number>();
  for (const { origin } of forecasts) perOrigin.set(origin, (perOrigin.get(origin) ?? 0) + 1);
  const sums = { inside90: 0, inside50: 0, below: 0, above: 0, bias: 0, crps: 0, width: 0 };
  for (const { origin, outcome, p5, p25, p50, p75, p95, crps } of forecasts) {
    const weight = 1 / ((perOrigin.get(origin) as number) * perOrigin.size);
    if (outcome < p5) sums.below += weight;
    else if (outcome > p95) sums.above += weight;
    else sums.inside90 += weight;
    if (outcome >= p25 && outcome <= p75) sums.inside50 += weight;
    sums.bias += (weight * (outcome - p50)) / years;
    sums.crps += weight * crps;
    sums.width += weight * (p95 - p5);
  }
  return { forecasts: forecasts.length, ...sums };
}
