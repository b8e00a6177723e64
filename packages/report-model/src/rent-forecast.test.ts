import type { PropertyDetail, PropertyEstimates } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { rentForecast } from './rent-forecast.ts';

const plan = (rent: number, growth: number, holdYears?: number) => ({
  property_estimates: {
    monthly_rental_income: rent,
    rent_growth_rate_annual: growth,
  } as PropertyEstimates,
  model: holdYears ? ({ inputs: { holdYears } } as unknown as PropertyDetail['model']) : null,
});

describe('the rent forecast', () => {
  it('grows from today’s rent, with a band of ±10%', () => {
    const years = rentForecast(plan(3_000, 0.03));
    expect(years).toHaveLength(10);
    expect(years[0]).toEqual({
      year: 1,
      rent: 3_000,
      low: expect.closeTo(2_700, 6),
      high: expect.closeTo(3_300, 6),
    });
    expect(years[9]?.rent).toBeCloseTo(3_914.32, 2);
  });

  it('ends with the sale', () => {
    expect(rentForecast(plan(3_000, 0.03, 5))).toHaveLength(5);
  });

  it('is empty without estimates or without a rent', () => {
    expect(rentForecast({ property_estimates: null, model: null })).toEqual([]);
    expect(rentForecast(plan(0, 0.03))).toEqual([]);
  });
});
