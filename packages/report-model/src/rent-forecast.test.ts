import type { PropertyEstimates } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { rentForecast } from './rent-forecast.ts';

const estimates = (rent: number, growth: number) =>
  ({ monthly_rental_income: rent, rent_growth_rate_annual: growth }) as PropertyEstimates;

describe('the rent forecast', () => {
  it('grows from today’s rent, with a band of ±10%', () => {
    const years = rentForecast(estimates(3_000, 0.03));
    expect(years).toHaveLength(10);
    expect(years[0]).toEqual({
      year: 1,
      rent: 3_000,
      low: expect.closeTo(2_700, 6),
      high: expect.closeTo(3_300, 6),
    });
    expect(years[9]?.rent).toBeCloseTo(3_914.32, 2);
  });

  it('is empty without estimates or without a rent', () => {
    expect(rentForecast(null)).toEqual([]);
    expect(rentForecast(estimates(0, 0.03))).toEqual([]);
  });
});
