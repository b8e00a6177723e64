import { describe, expect, it } from 'vitest';
import { seededRandom } from '../test-support/seeded-random.ts';
import {
  type CheckedFigures,
  changesMaterially,
  checkPlausibility,
  type PlausibilityPeers,
} from './check-plausibility.ts';

const PEERS: PlausibilityPeers = {
  rentToPrice: { median: 0.006, spread: 0.2, count: 212, place: 'Orlando, FL' },
  pricePerSqft: { median: 230, spread: 0.25, count: 212, place: 'Orlando, FL' },
};
const NO_PEERS: PlausibilityPeers = { rentToPrice: null, pricePerSqft: null };
const USUAL: CheckedFigures = {
  kind: 'condo',
  price: 250_000,
  rentMonthly: 1_550,
  sqft: 1_050,
  hoaMonthly: 380,
  capRate: 3.1,
  totalRoi: 70,
};
const codes = (figures: Partial<CheckedFigures>, peers = PEERS) =>
  checkPlausibility({ ...USUAL, ...figures }, peers).map(({ code }) => code);

describe('the plausibility check', () => {
  it('has nothing to say about a usual condominium', () => {
    expect(codes({})).toEqual([]);
  });

  it('doubts a condominium of $190,000 that rents for $9,000, with the numbers', () => {
    const odd = { price: 190_000, rentMonthly: 9_000, capRate: 44, totalRoi: 709 };
    expect(codes(odd)).toEqual(['rent_high', 'gross_yield', 'cap_rate', 'total_roi']);
    const [rent] = checkPlausibility({ ...USUAL, ...odd }, PEERS);
    expect(rent).toMatchObject({ value: 9_000, place: 'Orlando, FL', count: 212 });
    expect(rent?.usual).toBeCloseTo(1_140, 6);
    expect(rent?.times).toBeCloseTo(7.89, 2);
  });

  it('doubts a house of $23 million that rents for $3,793', () => {
    const house = { kind: 'single_family', price: 23e6, rentMonthly: 3_793, sqft: null };
    expect(codes(house)).toEqual(['rent_low']);
  });

  it('doubts a cap rate of 27 % without any peers', () => {
    expect(codes({ capRate: 27 }, NO_PEERS)).toEqual(['cap_rate']);
  });

  it('doubts a price a square foot far from its peers, in both directions', () => {
    expect(codes({ sqft: 240 })).toEqual(['price_sqft_high']);
    expect(codes({ sqft: 4_000 })).toEqual(['price_sqft_low']);
  });

  it('doubts a condominium whose HOA counts as nothing, not a house', () => {
    expect(codes({ hoaMonthly: null })).toEqual(['hoa_unknown']);
    expect(codes({ hoaMonthly: null, kind: 'single_family' })).toEqual([]);
  });

  it('does not compare with fewer than 20 listings', () => {
    const few = { rentToPrice: { ...PEERS.rentToPrice, count: 19 } as never, pricePerSqft: null };
    expect(codes({ rentMonthly: 3_900 }, few)).toEqual([]);
    expect(codes({ rentMonthly: 3_900 })).toContain('rent_high');
  });

  it('asks for more distance where its peers differ more', () => {
    const wide = { ...PEERS, rentToPrice: { ...PEERS.rentToPrice, spread: 0.5 } as never };
    expect(codes({ rentMonthly: 3_300 }, wide)).toEqual([]);
    expect(codes({ rentMonthly: 3_300 })).toEqual(['rent_high']);
  });

  it('never finds less when a rent that is too high is raised (law)', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 2_000; round += 1) {
      const price = 60_000 + 2e6 * random();
      const rentMonthly = price * 0.006 * Math.exp(3 * random());
      const higher = rentMonthly * (1 + random());
      const yields = (rent: number) => codes({ price, rentMonthly: rent, sqft: null });
      const [before, after] = [yields(rentMonthly), yields(higher)];
      for (const code of before.filter((each) => each !== 'rent_low'))
        expect(after).toContain(code);
    }
  });

  it('does not depend on the size of the market: prices and rents times ten change nothing (law)', () => {
    const random = seededRandom(11);
    for (let round = 0; round < 500; round += 1) {
      const given = { price: 3e5, rentMonthly: 1_800 * Math.exp(2 * random() - 1), sqft: null };
      const scaled = { ...given, price: 10 * given.price, rentMonthly: 10 * given.rentMonthly };
      expect(codes(scaled)).toEqual(codes(given));
    }
  });
});

describe('a confirmed figure', () => {
  it('changes materially from one tenth on, in both directions', () => {
    expect(changesMaterially(2_000, 2_200)).toBe(false);
    expect(changesMaterially(2_000, 2_201)).toBe(true);
    expect(changesMaterially(2_000, 1_799)).toBe(true);
  });

  it('changes when it becomes known or unknown', () => {
    expect(changesMaterially(null, null)).toBe(false);
    expect(changesMaterially(null, 0)).toBe(true);
    expect(changesMaterially(300, null)).toBe(true);
  });
});
