import type { PropertyDetail } from '@alpha/contract';
import { yearsOf } from './outcome.ts';

/** One year of the forecast, USD per month. */
export type RentYear = { year: number; low: number; rent: number; high: number };

/** The specification's band around the forecast. */
const BAND = 0.1;

/** Rent before vacancy in every year until the sale, ±10%; empty without a rent. */
export function rentForecast({
  property_estimates: estimates,
  model,
}: Pick<PropertyDetail, 'property_estimates' | 'model'>): RentYear[] {
  if (!estimates || !(estimates.monthly_rental_income > 0)) return [];
  const { monthly_rental_income: today, rent_growth_rate_annual: growth } = estimates;
  return Array.from({ length: yearsOf({ model }) }, (_, index) => {
    const rent = today * (1 + growth) ** index;
    return { year: index + 1, low: rent * (1 - BAND), rent, high: rent * (1 + BAND) };
  });
}
