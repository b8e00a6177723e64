import { createRandom } from '@alpha/demo-market/random';
import type { HomeFacts } from '../src/sharing/shortlists/home-facts.ts';

/** The budget that the generated down payments are around. */
export const BUDGET = 100;
/** Few different values, so that ties are frequent. */
const VALUES = 7;

/** Small markets, always the same ones for the same seed. Unknown figures occur. */
export function randomMarkets(seed: number) {
  const random = createRandom(seed);
  const below = (count: number) => Math.floor(count * random.next());
  const figure = () => below(VALUES);
  const maybe = (value: () => number) => (random.next() < 0.1 ? null : value());
  const home = (id: number, cities: number, kinds: readonly string[]): HomeFacts => ({
    ...{ id, address: `${id} Main St`, city: `City ${id % cities}`, state: 'FL' },
    type: kinds[id % kinds.length] ?? '',
    ...{ yearBuilt: null, hoaMonthly: null, monthlyRent: figure(), rentToPrice: figure() },
    ...{ totalRoi: figure(), appreciationRoi: figure(), cashFlow: figure() },
    ...{ upside: maybe(figure), volatility: maybe(figure), plannedGrowth: figure() },
    profitYear: maybe(() => 1 + below(10)),
    gainProbability: maybe(() => figure() / VALUES),
    investment: 20 + below(BUDGET - 19),
  });
  const market = (cities: number, kinds: readonly string[]) =>
    Array.from({ length: 3 + below(22) }, (_, id) => home(id, cities, kinds));
  return {
    below,
    /** One kind, each in its own city: the order is that of the scores alone. */
    spread: () => market(100, ['condo']),
    /** Few cities and kinds: variety counts as well. */
    crowded: () => market(2, ['condo', 'condo', 'townhouse']),
  };
}
