import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** `2006Q2`: a forecast is made at the end of a quarter. */
const quarter = z.string().regex(/^(19|20)\d{2}Q[1-4]$/);
const metroCode = z.string().regex(/^[A-Za-z0-9]{1,12}$/);
/** A fraction. */
const share = z.number();

export const FORECAST_HORIZONS = ['1', '3', '5', '10'] as const;

/** `shown` is ours; the others are what we compare it with. */
export const FORECAST_MODELS = [
  'shown',
  'unbounded',
  'first_model',
  'defaults',
  'last_ten_years',
  'whole_history',
  'momentum',
  'own_windows',
  'block_bootstrap',
] as const;
export type ForecastModel = (typeof FORECAST_MODELS)[number];

const score = z.object({
  model: z.enum(FORECAST_MODELS),
  /** `held_out`: metros that the model's constants were not fitted on. */
  sample: z.enum(['held_out', 'all']),
  by: z.enum(['all', 'period', 'state']),
  /** The period of the forecasts (`2005–2009`) or the state (`FL`); empty for all. */
  group: z.string(),
  forecasts: z.number().int(),
  inside_90: share,
  inside_50: share,
  below: share,
  above: share,
  /** Outcome less median, log points a year. */
  bias: z.number(),
  /** Of the log change; lower is better. */
  crps: z.number(),
  /** Of the 90 % range, as a log. */
  width: z.number(),
});
export type ForecastScore = z.infer<typeof score>;

const PRICE_INDEXES = ['fhfa', 'zillow'] as const;

const source = z.object({
  index: z.enum(PRICE_INDEXES),
  /** First and last quarter of the index. */
  since: quarter,
  as_of: quarter,
  made_on: z.string(),
  model: z.string(),
  /** Computed from this installation's own files, not the figures we ship. */
  is_own: z.boolean(),
});
export type ForecastSource = z.infer<typeof source>;

const OUTCOMES = ['inside', 'above', 'below'] as const;
const outcome = z.enum(OUTCOMES);

const metro = z.object({
  code: z.string(),
  name: z.string(),
  state: z.string(),
  /** False also where no metro is known to be held out. */
  is_held_out: z.boolean(),
});

/** The ten-year forecast in short; changes are fractions of the price at the start. */
const tenYears = z.object({
  quarter,
  p5: share,
  p50: share,
  p95: share,
  actual: share,
  outcome,
});
export type TenYearForecast = z.infer<typeof tenYears>;

/** What a report says of its own metro; null where no metro's history covers a forecast. */
export const pastForecasts = z
  .object({
    code: z.string(),
    name: z.string(),
    index: z.enum(PRICE_INDEXES),
    /** First quarter of the metro's index. */
    since: quarter,
    rows: z.array(tenYears).min(1),
  })
  .nullable();
export type PastForecasts = NonNullable<z.infer<typeof pastForecasts>>;

export const getForecasts = endpoint({
  id: 'getForecasts',
  method: 'GET',
  path: '/api/forecasts',
  access: 'public',
  summary: 'How good our price forecasts were: shares inside the range, by period and state.',
  query: z.strictObject({ years: z.enum(FORECAST_HORIZONS).optional() }),
  response: z.object({
    source,
    years: z.number().int(),
    /** Metros with at least one forecast; `held_out` of them were not used for fitting. */
    counts: z.object({ metros: z.number().int(), held_out: z.number().int() }),
    scores: z.array(score),
    /** Ours at every horizon: held-out metros where there are any, else all. */
    by_years: z.array(
      z.object({ years: z.number().int(), forecasts: z.number().int(), inside_90: share }),
    ),
    metros: z.array(metro.extend({ first_forecast: quarter, last_forecast: quarter })),
    /** Large metros at two hard dates. */
    examples: z.array(
      z.object({ code: z.string(), name: z.string(), forecasts: z.array(tenYears) }),
    ),
  }),
});
export type Forecasts = z.infer<typeof getForecasts.response>;

const dated = z.object({ quarter, change: share });

const metroForecast = z.object({
  quarter,
  /** Changes since the start at the end of years 0 to 10. */
  years: z.array(
    z.object({
      year: z.number().int(),
      p5: share,
      p25: share,
      p50: share,
      p75: share,
      p95: share,
    }),
  ),
  /** What was known then, and what came; a missing quarter is a gap. */
  before: z.array(dated),
  after: z.array(dated),
  /** After ten years; null when they are not over. */
  actual: share.nullable(),
  outcome: outcome.nullable(),
  /** First and last quarter in which prices were outside the range; null when they never were. */
  outside: z.object({ from: quarter, to: quarter, side: z.enum(['above', 'below']) }).nullable(),
});
export type MetroForecast = z.infer<typeof metroForecast>;

export const getMetroForecasts = endpoint({
  id: 'getMetroForecasts',
  method: 'GET',
  path: '/api/forecasts/:metro',
  access: 'public',
  summary: 'What we would have said about a metro in a past quarter, and what came.',
  params: z.strictObject({ metro: metroCode }),
  query: z.strictObject({ quarter: quarter.optional() }),
  response: z.object({
    source,
    metro: metro.extend({ first_forecast: quarter, last_forecast: quarter }),
    /** Without `quarter`: of 2006 and 2012. Empty where the history is too short. */
    forecasts: z.array(metroForecast),
  }),
});
export type MetroForecasts = z.infer<typeof getMetroForecasts.response>;

export const exportForecasts = endpoint({
  id: 'exportForecasts',
  method: 'GET',
  path: '/api/forecasts/export',
  access: 'public',
  summary:
    'Past forecasts after 1, 3, 5 and 10 years and what came, as CSV: one metro or all of them.',
  perMinute: 20,
  query: z.strictObject({ metro: metroCode.optional(), quarter: quarter.optional() }),
  produces: 'text/csv',
  response: z.string(),
});
