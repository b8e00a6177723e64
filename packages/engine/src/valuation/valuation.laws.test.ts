import { describe, expect, it } from 'vitest';
import { seededRandom } from '../test-support/seeded-random.ts';
import { weightsOf } from './combine-values.ts';
import {
  type ComparableSale,
  createValuer,
  type HomeToValue,
  priceIndex,
  VALUATION_RULES,
  type Valuation,
} from './index.ts';

const AS_OF = 20_000;
const HOME: HomeToValue = {
  kind: 'condo',
  sizeSqft: 1_000,
  yearBuilt: 1990,
  latitude: 25.77,
  longitude: -80.19,
  homeKey: 'home',
};
const INDEX = priceIndex([
  { date: '2021-01-31', value: 200 },
  { date: '2023-01-31', value: 240 },
  { date: '2024-09-30', value: 252 },
]);

function salesFrom(seed: number, count = 60): ComparableSale[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, id) => ({
    id,
    kind: 'condo',
    sizeSqft: 700 + 700 * random(),
    yearBuilt: random() < 0.2 ? null : Math.round(1950 + 70 * random()),
    latitude: 25.77 + 0.04 * (random() - 0.5),
    longitude: -80.19 + 0.04 * (random() - 0.5),
    homeKey: `sale ${id}`,
    soldOn: AS_OF - Math.round(600 * random()),
    price: 200_000 + 300_000 * random(),
  }));
}

type Valued = Extract<Valuation, { reason: null }>;
function valued(sales: readonly ComparableSale[], home = HOME, index = INDEX): Valued {
  const result = createValuer(sales)(home, index, { asOf: AS_OF });
  if (result.value === null) throw new Error(result.reason);
  return result;
}
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('the estimated value', () => {
  it.each(SEEDS)('has weights that add up to 1, heaviest first (%i)', (seed) => {
    const weights = valued(salesFrom(seed)).comparables.map(({ weight }) => weight);
    expect(weights).toHaveLength(VALUATION_RULES.maxComparables);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  it.each(SEEDS)('never rests mostly on one sale, however near it is (%i)', (seed) => {
    const twin = { ...(salesFrom(seed)[0] as ComparableSale), ...HOME, homeKey: 'twin', id: 901 };
    const far = salesFrom(seed, 6).map((sale) => ({ ...sale, latitude: HOME.latitude + 0.02 }));
    const sales = [...far, { ...twin, sizeSqft: 1_000, soldOn: AS_OF }];
    const { comparables } = valued(sales);
    expect(comparables[0]).toMatchObject({ id: 901, weight: VALUATION_RULES.maxWeight });
    const weights = comparables.map(({ weight }) => weight);
    expect(Math.max(...weights)).toBe(VALUATION_RULES.maxWeight);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  it('shares out what is above the limit in proportion', () => {
    const weights = weightsOf([0, -1, -9, -10, -11]);
    const [first = 0, second = 0, ...others] = weights;
    const left = 1 - 2 * VALUATION_RULES.maxWeight;
    expect([first, second]).toEqual([VALUATION_RULES.maxWeight, VALUATION_RULES.maxWeight]);
    const raw = [1, Math.exp(-1), Math.exp(-2)];
    const sum = raw.reduce((total, weight) => total + weight, 0);
    for (const [i, weight] of others.entries())
      expect(weight).toBeCloseTo((left * (raw[i] as number)) / sum, 10);
    expect(weightsOf([0, 0, 0, 0, 0])).toEqual(
      [0.2, 0.2, 0.2, 0.2, 0.2].map((each) => expect.closeTo(each, 12)),
    );
  });

  it.each(SEEDS)('does not depend on the order of the sales (%i)', (seed) => {
    const sales = salesFrom(seed);
    expect(valued(sales.toReversed())).toEqual(valued(sales));
  });

  it.each(SEEDS)('doubles with all prices, and ignores the unit of the index (%i)', (seed) => {
    const sales = salesFrom(seed);
    const doubled = valued(sales.map((sale) => ({ ...sale, price: 2 * sale.price })));
    const { value, low, high } = valued(sales);
    expect(doubled.value / value).toBeCloseTo(2, 10);
    expect(doubled.high / high).toBeCloseTo(2, 10);
    expect(doubled.low / low).toBeCloseTo(2, 10);
    const scaled = { ...INDEX, logs: INDEX.logs.map((each) => each + 3) };
    expect(valued(sales, HOME, scaled).value / value).toBeCloseTo(1, 10);
  });

  it.each(SEEDS)('never falls when the price of a comparable rises (%i)', (seed) => {
    const sales = salesFrom(seed);
    const { value, comparables } = valued(sales);
    for (const { id } of comparables)
      for (const factor of [1.001, 1.1, 3, 1_000]) {
        const raised = sales.map((sale) =>
          sale.id === id ? { ...sale, price: factor * sale.price } : sale,
        );
        expect(valued(raised).value).toBeGreaterThanOrEqual(value * (1 - 1e-12));
      }
  });

  it.each(SEEDS)('is hardly moved by one absurd price (%i)', (seed) => {
    const sales = salesFrom(seed);
    const { value, comparables } = valued(sales);
    const first = comparables[0];
    const absurd = sales.map((sale) => (sale.id === first?.id ? { ...sale, price: 1 } : sale));
    const limit = Math.exp(-3 * VALUATION_RULES.outlierLog);
    expect(valued(absurd).value / value).toBeGreaterThan(limit);
  });

  it('lies within its range, which is narrower when the sales agree', () => {
    const sales = salesFrom(1);
    const { value, low, high } = valued(sales);
    expect(low).toBeLessThan(value);
    expect(high).toBeGreaterThan(value);
    const alike = sales.map((sale) => ({ ...sale, price: 300 * sale.sizeSqft }));
    const agreed = valued(alike);
    expect(agreed.high / agreed.low).toBeLessThan(high / low);
  });

  it('knows nothing of sales after the day, of its own sales, or of other kinds', () => {
    const sales = salesFrom(1);
    const more: ComparableSale[] = [
      { ...(sales[0] as ComparableSale), id: 901, soldOn: AS_OF + 1, price: 9e6 },
      { ...(sales[0] as ComparableSale), id: 902, homeKey: HOME.homeKey, price: 9e6 },
      { ...(sales[0] as ComparableSale), id: 903, kind: 'townhouse', price: 9e6 },
      { ...(sales[0] as ComparableSale), id: 904, soldOn: AS_OF - 800, price: 9e6 },
      { ...(sales[0] as ComparableSale), id: 905, latitude: 25.9, price: 9e6 },
    ];
    expect(valued([...sales, ...more])).toEqual(valued(sales));
  });

  it('uses only sales that were known, and index points that were published', () => {
    const sales = salesFrom(1);
    const terms = { asOf: AS_OF, knownAfterDays: 30 };
    const known = sales.filter(({ soldOn }) => soldOn + 30 <= AS_OF);
    expect(known.length).toBeLessThan(sales.length);
    expect(createValuer(sales)(HOME, INDEX, terms)).toEqual(
      createValuer(known)(HOME, INDEX, terms),
    );
    const points = [
      { date: '2024-06-30', value: 100 },
      { date: '2024-07-31', value: 101 },
      { date: '2024-08-31', value: 999 },
    ];
    const day = Date.parse('2024-09-15') / 86_400_000;
    expect(priceIndex(points, { asOf: day, lagDays: 31 })).toEqual(priceIndex(points.slice(0, 2)));
  });

  it('follows the index from the day of each sale', () => {
    const sales = salesFrom(3).map((sale) => ({ ...sale, soldOn: AS_OF - 365 }));
    const flat = { ...INDEX, logs: INDEX.logs.map(() => 0) };
    const growing = { days: [AS_OF - 365, AS_OF], logs: [0, 0.1] };
    const ratio = valued(sales, HOME, growing).value / valued(sales, HOME, flat).value;
    expect(ratio).toBeCloseTo(Math.exp(0.1), 10);
  });
});

describe('without an estimate the reason', () => {
  const reasonOf = (home: Partial<HomeToValue>, sales = salesFrom(1), index = INDEX) =>
    createValuer(sales)({ ...HOME, ...home }, index, { asOf: AS_OF }).reason;

  it('says what is missing', () => {
    expect(reasonOf({ isPlaceApproximate: true })).toBe('place_unknown');
    expect(reasonOf({ sizeSqft: null })).toBe('size_unknown');
    expect(reasonOf({}, salesFrom(1), { days: [], logs: [] })).toBe('no_index');
    const old = { days: [18_000, 19_000], logs: [0, 1] };
    expect(reasonOf({}, salesFrom(1), old)).toBe('index_too_old');
    expect(reasonOf({}, salesFrom(1, 4))).toBe('too_few_sales');
    expect(reasonOf({ kind: 'townhouse' })).toBe('too_few_sales');
    expect(reasonOf({})).toBeNull();
  });
});
