import type { PropertyEstimates } from '@alpha/contract';
import { translatorFor } from '@alpha/i18n/server';
import { describe, expect, it } from 'vitest';
import { ownRents, rentsBesideArea } from '../own-rents.ts';
import { rentForecast } from '../rent-forecast.ts';
import { rentHistory } from '../rent-history.ts';
import { phrasesOf } from './phrases.ts';
import { areaRentTexts, rentForecastTexts } from './rent.ts';

const phrases = (locale: 'en' | 'es') =>
  phrasesOf({
    locale,
    charts: translatorFor(locale, 'charts'),
    report: translatorFor(locale, 'report'),
    listings: translatorFor(locale, 'listings'),
    ui: translatorFor(locale, 'ui'),
  });

const MONTHS = [
  { date: '2020-01-01', value: 2_000 },
  { date: '2020-02-01', value: 2_400 },
];

function areaTexts(type: string, histories = MONTHS, locale: 'en' | 'es' = 'en') {
  const history = rentHistory(histories);
  if (!history) throw new Error('no history');
  const rents = { rent_estimate: 9_600, rent_estimate_percentile_25: 9_000, full_potential: 9_900 };
  const own = ownRents({ type, ...rents } as Parameters<typeof ownRents>[0]);
  return { ...areaRentTexts({ ...history, own }, phrases(locale)), beside: rentsBesideArea(own) };
}

describe('the rents of the area', () => {
  it('are shown beside the rent of one home', () => {
    const { title, description, beside } = areaTexts('single_family');
    expect(title).toContain('this property should rent for $9,600 a month');
    expect(description).toContain('next to this property’s estimate');
    expect(beside).toEqual({ estimate: 9_600, cautious: 9_000, potential: 9_900 });
  });

  it('are not compared with the rent of all units of a multifamily home', () => {
    const { title, description, beside } = areaTexts('multi_family');
    expect(title).toContain('all units of this property together should rent for $9,600');
    expect(description).toContain('rent of one home in the area');
    expect(description).toContain('for all its units');
    expect(description).not.toContain('Full potential');
    expect(beside).toEqual({ estimate: null, cautious: null, potential: null });
    expect(areaTexts('multi_family', MONTHS, 'es').title).toContain('todas las unidades');
    expect(areaTexts('multi_family', MONTHS.slice(1)).title).toMatch(/^One home in the area/);
  });
});

it.each([
  ['en', /fixed 10% either way, not a forecast range.*simulations rents vary more/],
  ['es', /margen fijo de 10\s%, no un rango pronosticado.*simulaciones las rentas varían más/],
] as const)(
  'the band of the rent forecast is not passed off as its uncertainty: %s',
  (locale, said) => {
    const estimates = { monthly_rental_income: 3_000, rent_growth_rate_annual: 0.03 };
    const years = rentForecast({
      property_estimates: estimates as PropertyEstimates,
      model: null,
    });
    const { title, description } = rentForecastTexts(years, 0.03, phrases(locale));
    expect(title).not.toMatch(/10\s?%/);
    expect(description).toMatch(said);
  },
);
