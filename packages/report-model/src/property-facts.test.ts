import type { PropertyDetail } from '@alpha/contract';
import { describe, expect, it } from 'vitest';
import { headlineOf } from './headline.ts';
import { descriptionIn, shownPrice } from './property-facts.ts';

describe('the price of a property', () => {
  const home = { list_price: 730_000, sold_price: 721_000 };

  it('is the sale price once sold', () => {
    expect(shownPrice({ ...home, status: 'sold' })).toEqual({ kind: 'sold', amount: 721_000 });
  });

  it('is the list price otherwise, with the kind of price', () => {
    expect(shownPrice({ ...home, status: 'active' })).toEqual({ kind: 'active', amount: 730_000 });
    expect(shownPrice({ ...home, status: 'off_market' }).kind).toBe('off_market');
    expect(shownPrice({ ...home, status: 'sold', sold_price: null })).toEqual({
      kind: 'soldUnpriced',
      amount: 730_000,
    });
  });
});

describe('the description of a property', () => {
  it('is in the requested language, else in the other', () => {
    const both = { description: 'A home', description_es: 'Una casa' };
    expect(descriptionIn('es', both)).toEqual({ text: 'Una casa', language: 'es' });
    expect(descriptionIn('es', { ...both, description_es: null })).toEqual({
      text: 'A home',
      language: 'en',
    });
    expect(descriptionIn('en', { description: '', description_es: null })).toBeNull();
  });
});

describe('the headline', () => {
  const property = {
    net_profit_10_year: 97_603,
    profit_year: 3,
    average_roi_per_year: 6.2,
    total_roi: 62,
    property_estimates: { downpayment: 157_500, annualized_roi_percentage: -100 },
    property_annual_amortizations: [
      { year: 1, yearly_cashflow: -900 },
      { year: 3, yearly_cashflow: 250 },
    ],
  } as PropertyDetail;

  it('has the cash flow of the first positive year, and no rate for a total loss', () => {
    expect(headlineOf(property)).toEqual({
      netProfit: 97_603,
      invested: 157_500,
      profitYear: 3,
      profitYearCashflow: 250,
      firstYearCashflow: -900,
      averageRoi: 6.2,
      annualizedRoi: null,
      totalRoi: 62,
      irr: null,
    });
  });

  it('is null without an analysis', () => {
    expect(headlineOf({ ...property, property_estimates: null })).toBeNull();
  });
});
