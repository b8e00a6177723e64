import { describe, expect, it } from 'vitest';
import { spreadOverCities } from '../spread-over-cities';
import { chooseMatches, type Search, searchSteps } from './find-matches';

const chosen = (id: number) => ({ label: '', answer: '', id });
const initialPayment = { label: '', answer: 'US$ 150.000' };

describe('the homes of a result', () => {
  it.each([
    [1, 'cashFlow', { cash_flow_first_year: '1', investment_max: 150_000 }],
    [2, 'roi', { sort_by: 'total_roi', investment_max: 150_000 }],
    [3, 'score', { investment_max: 150_000 }],
    [4, 'profit', { sort_by: 'net_profit', investment_max: 150_000 }],
  ])('fit the budget and goal %i first, by %s', (goal, reason, query) => {
    const [first] = searchSteps({ initialPayment, selectedInvestmentGoal: chosen(goal) });
    expect(first).toEqual({ reason, query });
  });

  it('are the most expensive within the budget for luxury', () => {
    const [first] = searchSteps({ initialPayment, selectedPropertyType: chosen(3) });
    expect(first).toEqual({
      reason: 'price',
      query: { sort_by: 'initial_investment', investment_max: 150_000 },
    });
  });

  it('exceed the budget only as the last resort, and then by the least', () => {
    const steps = searchSteps({ initialPayment, selectedInvestmentGoal: chosen(1) });
    expect(steps.slice(0, -1).every(({ query }) => query?.investment_max === 150_000)).toBe(true);
    expect(steps.at(-1)).toEqual({
      reason: null,
      query: { sort_by: 'initial_investment', sort_order: 'asc' },
    });
  });

  const market =
    (...types: string[]): Search =>
    async (query) =>
      types
        .filter((type) => !query?.kinds || query.kinds.split(',').includes(type))
        .map((type, id) => ({ id, type, city: `${id}` }) as never);

  it('are of the chosen kind', async () => {
    const search = market('land', 'condo', 'multi_family', 'condo', 'land', 'townhouse');
    const { homes, isOtherKind } = await chooseMatches({}, 'condo,townhouse', search);
    expect(homes.map(({ type }) => type)).toEqual(['condo', 'condo', 'townhouse']);
    expect(isOtherKind).toBe(false);
  });

  it('are fewer rather than of another kind', async () => {
    const { homes } = await chooseMatches({}, 'condo', market('land', 'condo', 'land'));
    expect(homes.map(({ type }) => type)).toEqual(['condo']);
  });

  it('are of another kind, and say so, when there is none', async () => {
    const found = await chooseMatches({}, 'condo', market('land', 'land'));
    expect(found).toMatchObject({ homes: { length: 2 }, reason: 'score', isOtherKind: true });
  });

  it('are of any kind for “a good investment”', async () => {
    const found = await chooseMatches({}, undefined, market('land', 'condo', 'other'));
    expect(found).toMatchObject({ homes: { length: 3 }, isOtherKind: false });
  });

  it('come from different cities where possible', () => {
    const homes = ['Miami', 'Miami', 'Tampa', 'Miami', 'Ocala'].map((city, id) => ({ id, city }));
    expect(spreadOverCities(homes).map(({ id }) => id)).toEqual([0, 2, 4, 1, 3]);
  });
});
