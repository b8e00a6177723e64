import { describe, expect, it } from 'vitest';
import { generateMarket } from './generate-market.ts';
import type { DemoProperty } from './market.types.ts';

const { areas, properties } = generateMarket();
const active = properties.filter((property) => property.status === 'active');

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const medianOf = (city: string, pick: (property: DemoProperty) => number) =>
  median(active.filter((each) => each.city === city && each.kind !== 'multi_family').map(pick));

/** Year 1 and the following of a purchase on the default assumptions, written down on its own. */
function cashFlows(property: DemoProperty): number[] {
  const price = property.listPrice;
  const rate = 0.075 / 12;
  const payment = (0.65 * price * rate) / (1 - (1 + rate) ** -360);
  return Array.from({ length: 10 }, (_, years) => {
    const rent = property.rentEstimate * 1.03 ** years * 0.94;
    const upkeep =
      price * (property.kind === 'condo' ? 0.005 : 0.01) + 1200 + 12 * property.hoaMonthly;
    const costs =
      upkeep * 1.025 ** years +
      property.propertyTaxAnnual * 1.035 ** years +
      property.insuranceAnnual * 1.04 ** years;
    return 12 * (rent - Math.min(0.08 * rent, 300) - payment) - costs;
  });
}

const firstYears = active.map((property) => ({
  city: property.city,
  kind: property.kind,
  year: cashFlows(property).findIndex((flow) => flow > 0) + 1,
}));
const share = (homes: typeof firstYears, test: (year: number) => boolean) =>
  homes.filter(({ year }) => test(year)).length / homes.length;

describe('the levels of the demo market', () => {
  it('have a rent of 0.45 to 1.1 percent of the price', () => {
    for (const { rentEstimate, listPrice } of properties) {
      expect(rentEstimate / listPrice).toBeGreaterThanOrEqual(0.0045);
      expect(rentEstimate / listPrice).toBeLessThanOrEqual(0.011);
    }
  });

  it('tax a buyer 1.5 to 2.1 percent and insure every property', () => {
    for (const { propertyTaxAnnual, insuranceAnnual, listPrice } of properties) {
      expect(propertyTaxAnnual / listPrice).toBeGreaterThan(0.01499);
      expect(propertyTaxAnnual / listPrice).toBeLessThan(0.02101);
      expect(insuranceAnnual).toBeGreaterThan(500);
    }
  });

  it('charge condos 300 to 1,400 a month and most houses nothing', () => {
    for (const { hoaMonthly } of properties.filter((each) => each.kind === 'condo')) {
      expect(hoaMonthly).toBeGreaterThanOrEqual(300);
      expect(hoaMonthly).toBeLessThanOrEqual(1400);
    }
    const houses = active.filter((each) => each.kind === 'single_family');
    expect(houses.filter((each) => each.hoaMonthly === 0).length / houses.length).toBeGreaterThan(
      0.5,
    );
  });

  it('have ordered rent percentiles', () => {
    for (const { rentPercentile25, rentEstimate, rentPercentile75 } of properties) {
      expect(rentPercentile25).toBeLessThan(rentEstimate);
      expect(rentPercentile75).toBeGreaterThan(rentEstimate);
    }
  });

  it('stay near the area series in every city', () => {
    for (const { city, homeValues, rents } of areas) {
      const price = medianOf(city, (each) => each.listPrice) / (homeValues.at(-1)?.value ?? 0);
      const rent = medianOf(city, (each) => each.rentEstimate) / (rents.at(-1)?.value ?? 0);
      expect(price, city).toSatisfy((ratio: number) => ratio > 0.75 && ratio < 1.3);
      expect(rent, city).toSatisfy((ratio: number) => ratio > 0.85 && ratio < 1.65);
    }
  });

  it('make Coral Gables the most expensive city and the north and the inland the cheapest', () => {
    const byPrice = areas
      .map(({ city }) => ({ city, price: medianOf(city, (each) => each.listPrice) }))
      .sort((a, b) => a.price - b.price)
      .map(({ city }) => city);
    expect(byPrice.at(-1)).toBe('Coral Gables');
    expect(byPrice.slice(0, 4)).toEqual(expect.arrayContaining(['Jacksonville', 'Lakeland']));
  });

  it('have 15 to 25 percent of listings with a positive cash flow in year 1 and 20 to 30 percent later', () => {
    expect(share(firstYears, (year) => year === 1)).toSatisfy((s: number) => s > 0.15 && s < 0.25);
    expect(share(firstYears, (year) => year > 1)).toSatisfy((s: number) => s > 0.19 && s < 0.3);
  });

  it('have an early cash flow for small buildings, and hardly ever in Coral Gables and Miami Beach', () => {
    const small = firstYears.filter(({ kind }) => kind === 'multi_family');
    expect(share(small, (year) => year === 1)).toBeGreaterThan(0.5);
    for (const city of ['Coral Gables', 'Miami Beach']) {
      expect(
        share(
          firstYears.filter((each) => each.city === city),
          (year) => year === 0,
        ),
      ).toBeGreaterThan(0.8);
    }
  });
});
