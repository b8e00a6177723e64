import type { PropertyDetail } from '@alpha/contract';

/** One forecast that held and one that came out above its range. */
export const PAST_FORECASTS: NonNullable<PropertyDetail['past_forecasts']> = {
  code: '33124',
  name: 'Miami-Miami Beach-Kendall, FL',
  index: 'fhfa',
  since: '1976Q1',
  rows: [
    { quarter: '2006Q2', p5: -0.37, p50: -0.035, p95: 0.47, actual: -0.15, outcome: 'inside' },
    { quarter: '2012Q2', p5: -0.02, p50: 0.7, p95: 1.7, actual: 1.77, outcome: 'above' },
  ],
};
