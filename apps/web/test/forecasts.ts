import type { ForecastScore, Forecasts, MetroForecast, MetroForecasts } from '@alpha/contract';

const SOURCE: Forecasts['source'] = {
  index: 'fhfa',
  since: '1975Q1',
  as_of: '2025Q4',
  made_on: '2026-11-17',
  model: 'test',
  is_own: false,
};

const score = (facts: Partial<ForecastScore>): ForecastScore => ({
  model: 'shown',
  sample: 'held_out',
  by: 'all',
  group: '',
  forecasts: 22_044,
  inside_90: 0.933,
  inside_50: 0.588,
  below: 0.023,
  above: 0.044,
  bias: 0.002,
  crps: 0.1186,
  width: 0.8,
  ...facts,
});

const PERIODS: [string, number][] = [
  ['1985–1989', 0.999],
  ['1990–1994', 0.977],
  ['1995–1999', 0.857],
  ['2000–2004', 0.952],
  ['2005–2009', 0.904],
  ['2010–2012', 0.949],
  ['2012–2015', 0.88],
];

const MIAMI = {
  code: '33124',
  name: 'Miami-Miami Beach-Kendall, FL',
  state: 'FL',
  is_held_out: true,
  first_forecast: '1985Q1',
  last_forecast: '2025Q4',
};
const ABILENE = { ...MIAMI, code: '10180', name: 'Abilene, TX', state: 'TX', is_held_out: false };

/** Prices that rise by `perYear` and a forecast around 3 % a year. */
export function metroForecastFrom(quarter: string, perYear: number): MetroForecast {
  const start = 4 * Number(quarter.slice(0, 4)) + Number(quarter.slice(5)) - 1;
  const name = (at: number) => `${Math.floor(at / 4)}Q${(at % 4) + 1}`;
  const change = (quarters: number) => Math.expm1((perYear * quarters) / 4);
  const line = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => ({
      quarter: name(start + from + i),
      change: change(from + i),
    }));
  const band = (year: number, deviations: number) =>
    Math.expm1(0.03 * year + deviations * 0.08 * Math.sqrt(year));
  const actual = change(40);
  return {
    quarter,
    years: Array.from({ length: 11 }, (_, year) => ({
      year,
      p5: band(year, -1.645),
      p25: band(year, -0.674),
      p50: band(year, 0),
      p75: band(year, 0.674),
      p95: band(year, 1.645),
    })),
    before: line(-24, 0),
    after: line(0, 40),
    actual,
    outcome: actual < band(10, -1.645) ? 'below' : actual > band(10, 1.645) ? 'above' : 'inside',
    outside: null,
  };
}

export const FORECASTS: Forecasts = {
  source: SOURCE,
  years: 10,
  counts: { metros: 410, held_out: 205 },
  scores: [
    score({}),
    score({ model: 'first_model', inside_90: 0.897, crps: 0.1516, width: 0.917 }),
    score({ sample: 'all', inside_90: 0.929 }),
    score({ by: 'state', group: 'FL', inside_90: 0.877 }),
    ...PERIODS.map(([group, inside_90]) =>
      score({ by: 'period', group, inside_90, forecasts: 3_000 }),
    ),
  ],
  by_years: [
    { years: 3, forecasts: 27_782, inside_90: 0.875 },
    { years: 5, forecasts: 26_143, inside_90: 0.868 },
    { years: 10, forecasts: 22_044, inside_90: 0.933 },
  ],
  metros: [ABILENE, MIAMI],
  examples: [
    {
      code: MIAMI.code,
      name: 'Miami, FL',
      forecasts: [
        { quarter: '2006Q2', p5: -0.37, p50: -0.035, p95: 0.47, actual: -0.145, outcome: 'inside' },
        { quarter: '2012Q2', p5: -0.02, p50: 0.7, p95: 1.6, actual: 1.77, outcome: 'above' },
      ],
    },
  ],
};

export const METRO_FORECASTS: MetroForecasts = {
  source: SOURCE,
  metro: MIAMI,
  forecasts: [metroForecastFrom('2006Q2', -0.01), metroForecastFrom('2012Q2', 0.09)],
};

export const ABILENE_FORECASTS: MetroForecasts = {
  ...METRO_FORECASTS,
  metro: ABILENE,
  forecasts: [metroForecastFrom('1995Q1', 0.03)],
};
