import { describe, expect, it } from 'vitest';
import { generateMarket } from './generate-market.ts';
import { cities } from './geo/cities.ts';
import { isInside } from './geo/ring.ts';
import type { DemoProperty } from './market.types.ts';
import { featureCodes } from './property/feature-codes.ts';

const asOf = '2026-11-01';
const { areas, properties } = generateMarket();
const active = properties.filter((property) => property.status === 'active');
const sold = properties.filter((property) => property.status === 'sold');

const ringOf = (property: DemoProperty) =>
  cities
    .find((city) => city.city === property.city)
    ?.neighborhoods.find((each) => each.name === property.neighborhood && each.zip === property.zip)
    ?.ring ?? [];

describe('the demo market', () => {
  it('is the same for the same seed and another for another seed', () => {
    const small = (seed: number) => JSON.stringify(generateMarket({ seed, scale: 0.02 }));
    expect(small(4)).toBe(small(4));
    expect(small(4)).not.toBe(small(5));
    expect(JSON.stringify(generateMarket().properties)).toBe(JSON.stringify(properties));
  });

  it('has about 3,000 listings and 1,500 sales, at least 40 listings in each city', () => {
    expect(active.length).toBeGreaterThan(2900);
    expect(active.length).toBeLessThan(3100);
    expect(sold.length).toBeGreaterThan(1450);
    expect(sold.length).toBeLessThan(1550);
    for (const { city } of areas) {
      expect(active.filter((property) => property.city === city).length).toBeGreaterThanOrEqual(40);
    }
  });

  it('shrinks with the scale but keeps every city', () => {
    const small = generateMarket({ scale: 0.02 });
    expect(small.properties.length).toBeLessThan(150);
    expect(new Set(small.properties.map((property) => property.city)).size).toBe(areas.length);
  });

  it('numbers properties from 1 and gives each its own eight-digit zpid', () => {
    expect(properties.map((property) => property.id)).toEqual(properties.map((_, i) => i + 1));
    expect(new Set(properties.map((property) => property.zpid)).size).toBe(properties.length);
    for (const { zpid } of properties) expect(zpid).toSatisfy((n: number) => n > 44e6 && n < 1e8);
  });

  it('never repeats a one-line address', () => {
    const lines = properties.map(({ street, city, zip }) =>
      `${street}, ${city}, FL ${zip}`.toLowerCase(),
    );
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('repeats a few dozen street lines between cities', () => {
    const citiesOf = new Map<string, Set<string>>();
    for (const { street, city } of properties) {
      const line = street.toLowerCase();
      citiesOf.set(line, (citiesOf.get(line) ?? new Set()).add(city));
    }
    const repeated = [...citiesOf.values()].filter((each) => each.size > 1).length;
    expect(repeated).toBeGreaterThanOrEqual(24);
    expect(repeated).toBeLessThanOrEqual(100);
  });

  it('puts every property inside its own neighborhood', () => {
    const outside = properties.filter(
      (property) => !isInside(ringOf(property), property.latitude, property.longitude),
    );
    expect(outside).toEqual([]);
  });

  it('writes a unit in the street line of condos only', () => {
    for (const { kind, street } of properties) expect(street.includes(' #')).toBe(kind === 'condo');
  });

  it('sells only within the last eighteen months and after listing', () => {
    for (const { listedOn, soldOn, soldPrice } of sold) {
      expect(soldOn !== null && soldOn > '2025-05-01' && soldOn <= asOf && listedOn < soldOn).toBe(
        true,
      );
      expect(soldPrice).toBeGreaterThan(0);
    }
    for (const { listedOn, soldOn, soldPrice } of active) {
      expect([soldOn, soldPrice]).toEqual([null, null]);
      expect(listedOn < asOf).toBe(true);
    }
  });

  it('lists the asking prices in order, from the first day to the latest price', () => {
    for (const { priceChanges, listedOn, listPrice } of properties) {
      expect(priceChanges[0]?.date).toBe(listedOn);
      expect(priceChanges.at(-1)?.price).toBe(listPrice);
      const dates = priceChanges.map((change) => change.date);
      expect([...new Set(dates)].sort()).toEqual(dates);
    }
  });

  it('uses every feature code, and no code twice on one home', () => {
    const codes = new Set(properties.flatMap((property) => property.features));
    expect([...codes].sort()).toEqual([...featureCodes].sort());
    for (const { features } of properties) expect(new Set(features).size).toBe(features.length);
  });
});
