import type { PriceHistory } from '@alpha/contract/price-history';

/** A metro that fell by 45 % in five years and ended ten years 14 % lower. */
export const CRASHED_METRO: PriceHistory = {
  level: 'metro',
  place: 'Fort Lauderdale-Pompano Beach-Sunrise, FL',
  source: 'fhfa',
  metros: null,
  since: '1976-03-31',
  as_of: '2026-06-30',
  years: 50,
  gap: 0.2,
  last_year_growth: 0.02,
  swing: 0.09,
  planned_growth: 0.02,
  long_run_growth: 0.05,
  is_after_inflation: true,
  worst: {
    metro: 'Fort Lauderdale-Pompano Beach-Sunrise, FL',
    source: 'fhfa',
    five_years: { from: '2006-06', to: '2011-06', levels: [1, 0.98, 0.85, 0.7, 0.63, 0.55] },
    ten_years: {
      from: '2006-06',
      to: '2016-06',
      levels: [1, 1.02, 0.9, 0.7, 0.6, 0.58, 0.57, 0.6, 0.68, 0.78, 0.86],
    },
  },
};
