import { createValuer, priceIndex } from '@alpha/engine/valuation';
import { expect, it } from 'vitest';
import { generateMarket } from './generate-market.ts';
import type { DemoProperty } from './market.types.ts';

const asOf = '2026-11-01';
const { areas, properties } = generateMarket({ asOf });
const dayOf = (date: string) => Date.parse(date) / 86_400_000;

const factsOf = ({ id, street, totalSqft, ...home }: DemoProperty) => ({
  ...{ id, kind: home.kind, sizeSqft: totalSqft, yearBuilt: home.yearBuilt },
  ...{ latitude: home.latitude, longitude: home.longitude, homeKey: `${street}, ${home.zip}` },
});

function valuesOfListings(): { asked: number; value: number | null }[] {
  const sales = properties.flatMap((property) =>
    property.soldOn !== null && property.soldPrice !== null
      ? { ...factsOf(property), soldOn: dayOf(property.soldOn), price: property.soldPrice }
      : [],
  );
  const estimate = createValuer(sales);
  const indexes = new Map(areas.map(({ city, homeValues }) => [city, priceIndex(homeValues)]));
  return properties
    .filter(({ status }) => status === 'active')
    .map((property) => {
      const index = indexes.get(property.city) ?? { days: [], logs: [] };
      const { value } = estimate(factsOf(property), index, { asOf: dayOf(asOf) });
      return { asked: property.listPrice, value };
    });
}

it('asks prices near what sales nearby say', () => {
  const listings = valuesOfListings();
  const ratios = listings.flatMap(({ asked, value }) => (value === null ? [] : value / asked));
  const within = (share: number) =>
    ratios.filter((ratio) => Math.abs(ratio - 1) <= share).length / ratios.length;
  expect(ratios.length / listings.length).toBeGreaterThan(0.65);
  expect(within(0.2)).toBeGreaterThan(0.83);
  expect(within(0.4)).toBeGreaterThan(0.97);
});
