import { z } from 'zod';

const usd = z.number();
/** Percent. */
const percent = z.number();
/** A fraction. */
const rate = z.number();

/** Simulated sale values in year 10, USD. */
export const monteCarloResults = z.object({
  mean_simulated: usd,
  median_simulated: usd,
  percentile_1: usd,
  percentile_5: usd,
  percentile_10: usd,
  percentile_25: usd,
  percentile_75: usd,
  percentile_90: usd,
  percentile_95: usd,
  percentile_99: usd,
  std_dev: usd,
});

/** Simulated sale values in year 10: `edges` in USD, one more than `counts`. */
export const valueDistribution = z.object({
  edges: z.array(usd).length(51),
  counts: z.array(z.number().int()).length(50),
});

/** Simulated total ROI: `edges` in percent, one more than `counts`; the outer bins count all beyond. */
export const roiDistribution = z.object({
  edges: z.array(percent).length(51),
  counts: z.array(z.number().int()).length(50),
});

/** Percentiles of the property's value at year end, USD; year 0 is its price. */
export const valueFanYear = z.object({
  year: z.number().int(),
  p5: usd,
  p25: usd,
  p50: usd,
  p75: usd,
  p95: usd,
});

/** Percentiles of a year's cash flow on the simulated paths, USD. */
export const cashflowFanYear = z.object({ year: z.number().int(), p5: usd, p50: usd, p95: usd });

/** Total ROI in percent; probabilities as fractions. */
export const propertyRoiStats = z.object({
  property_id: z.number().int(),
  roi_mean: percent,
  roi_stddev: percent,
  roi_median: percent,
  roi_percentile_5: percent,
  roi_percentile_95: percent,
  prob_roi_above_0: rate,
  prob_roi_above_100: rate,
  best_profile: z.string().nullable(),
  appreciation_roi: percent,
  rent_roi: percent,
  total_roi: percent,
  initial_investment: usd,
  /**
   * JSON of display_names, property_percentiles, median_percentiles, peer_counts, scopes and places,
   * each of the axes that can be compared, and left_out: the others, with the reason.
   */
  radar_chart_data: z.string(),
});
