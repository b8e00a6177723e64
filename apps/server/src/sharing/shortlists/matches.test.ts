import {
  ANSWER_WEIGHTS,
  BUDGET_USED_BY_TYPE,
  HIGH_CHANCE_OF_LOSS,
  KINDS_BY_TYPE,
  listShortlists,
  measuresOf,
  WEIGHING_ANSWERS,
} from '@alpha/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForMatches, type Query } from '../../../test/matches.ts';
import { openShortlistedLead, type ShortlistedLead } from '../../../test/shortlisted-lead.ts';
import { warmMarket } from '../../listings/index.ts';
import { properties, propertyAnalyses } from '../../platform/db/schema/index.ts';
import { listFacts, marketFigures } from './market-figures.service.ts';
import { standingOf } from './rate-home.ts';

let at: ShortlistedLead;
beforeAll(async () => {
  at = await openShortlistedLead();
  await warmMarket(at.test.database);
});
afterAll(() => at.test.close());

const BUDGET = 269_000;
const PROMISES = WEIGHING_ANSWERS.flatMap((answer) =>
  Object.keys(ANSWER_WEIGHTS[answer]).flatMap((option) => {
    const [measure] = measuresOf(answer, Number(option));
    return measure ? [{ answer, id: Number(option), measure }] : [];
  }),
);

const ask = (query: Query) => askForMatches(at.test, query);
const meanLoss = ({ matches }: Awaited<ReturnType<typeof ask>>) =>
  matches.reduce((sum, { chance_of_loss }) => sum + (chance_of_loss ?? 1), 0) / matches.length;
const PATH = '/api/properties/matches';

describe('matches for quiz answers', () => {
  it('are three listings within the down payment, of the chosen types, each with a reason or a warning', async () => {
    const query = { initial_payment: 150_000, risk: 1, goal: 3, property_type: 5 };
    const { fit, matches } = await ask(query);
    expect([fit, matches.length]).toEqual(['all', 3]);
    for (const { listing, reason, warning } of matches) {
      expect(listing.propertyEstimates?.downpayment).toBeLessThanOrEqual(150_000);
      expect(['condo', 'townhouse']).toContain(listing.type);
      expect(reason?.answer ?? warning).toBeTruthy();
    }
  });

  it('have the chance of loss that their report gives', async () => {
    const { db } = at.test.database;
    const { matches } = await ask({ risk: 1, goal: 1 });
    for (const { listing, chance_of_loss } of matches) {
      const [row] = await db
        .select({ roi: propertyAnalyses.roi })
        .from(propertyAnalyses)
        .where(eq(propertyAnalyses.propertyId, listing.id));
      expect(chance_of_loss).toBeCloseTo(1 - (row?.roi?.probAbove0 ?? Number.NaN), 12);
    }
  });

  it.each([
    { initial_payment: 90_000 },
    { initial_payment: 150_000, property_type: 5 },
    { initial_payment: 1_000_000, property_type: 2 },
  ])('count as many as the search finds for the same down payment and types: %o', async (query) => {
    const kinds = KINDS_BY_TYPE[query.property_type ?? 1];
    const search = new URLSearchParams({
      investment_max: String(query.initial_payment),
      ...(kinds && { kinds: kinds.join() }),
    });
    const found = (await at.test.app.inject(`/api/properties?${search}`)).json();
    expect((await ask(query)).total).toBe(found.total);
  });

  it.each(PROMISES)('$answer $id: better than most of the market by $measure', async (promise) => {
    const { answer, id, measure } = promise;
    const { db } = at.test.database;
    const { matches } = await ask({ [answer]: id, initial_payment: BUDGET });
    const homes = await listFacts(
      db,
      matches.map(({ listing }) => listing.id),
    );
    const { samples } = await marketFigures(db);
    for (const home of homes) expect(standingOf(home, samples)[measure]).toBeGreaterThan(50);
  });

  it('say only what is true of the listing', async () => {
    for (const goal of [1, 2, 3, 4])
      for (const { listing, reason } of (await ask({ goal, risk: 2 })).matches) {
        if (reason?.code === 'cash_flow') {
          expect(listing.profit_year).toBe(1);
          expect(reason.values.usd).toBeGreaterThan(0);
        }
        if (reason?.code === 'total_roi') expect(reason.values.percent).toBe(listing.total_roi);
        if (reason?.code === 'planned_growth') expect(reason.values.percent).toBeGreaterThan(0);
      }
  });

  it.each([90_000, 150_000, BUDGET, 1_000_000])(
    'are no likelier to lose the lower the risk, for every goal: %i',
    async (initial_payment) => {
      for (const goal of [1, 2, 3, 4]) {
        const [low = 0, moderate = 0, high = 0] = await Promise.all(
          [1, 2, 3].map(async (risk) => meanLoss(await ask({ initial_payment, goal, risk }))),
        );
        expect(low).toBeLessThanOrEqual(moderate);
        expect(moderate).toBeLessThanOrEqual(high);
        expect(low).toBeLessThan(high);
      }
    },
  );

  it('of the luxury type use most of the budget, and follow the other answers', async () => {
    const luxury = { initial_payment: BUDGET, property_type: 3 };
    const shown = new Set<string>();
    for (const goal of [1, 2, 3, 4])
      for (const risk of [1, 3]) {
        const { matches } = await ask({ ...luxury, goal, risk });
        shown.add(matches.map(({ listing }) => listing.id).join());
        for (const { listing } of matches)
          expect(listing.propertyEstimates?.downpayment).toBeGreaterThanOrEqual(
            BUDGET * (BUDGET_USED_BY_TYPE[3] ?? 1),
          );
      }
    expect(shown.size).toBeGreaterThan(2);
  });

  it('that are expected to lose money come last, with a warning instead of a reason', async () => {
    let losing = 0;
    for (const initial_payment of [60_000, BUDGET, 1_000_000])
      for (const property_type of [1, 3])
        for (const risk of [1, 3]) {
          const { matches } = await ask({ initial_payment, property_type, risk, goal: 4 });
          const rois = matches.map(({ listing }) => Number(listing.total_roi) < 0);
          expect(rois).toEqual(rois.toSorted());
          for (const { listing, reason, warning, chance_of_loss } of matches) {
            const isLosing = Number(listing.total_roi) < 0;
            const isRisky = risk === 1 && (chance_of_loss ?? 0) > HIGH_CHANCE_OF_LOSS;
            expect(warning).toBe(isLosing ? 'expected_loss' : isRisky ? 'high_risk' : null);
            if (warning) expect(reason).toBeNull();
            if (isLosing) losing += 1;
          }
        }
    expect(losing).toBeGreaterThan(0);
  });

  it('start with what the visitor fits by: the goal', async () => {
    const [first] = (await ask({ goal: 1, initial_payment: 269_000 })).matches;
    expect(first?.reason).toMatchObject({ answer: 'goal', code: 'cash_flow' });
  });

  it('are the first of the shortlist that staff would send to this lead', async () => {
    const ids = { risk: 1, goal: 3, property_type: 2 };
    const { matches } = await ask({ ...ids, initial_payment: 180_000 });
    const adicionales = WEIGHING_ANSWERS.map((key) => ({
      ...{ label: 'x', answer: 'x', key, id: ids[key] },
    }));
    await at.setLead({ initialPayment: 180_000, adicionales });
    const { homes } = await at.propose();
    expect(homes.slice(0, 3).map(({ property_id }) => property_id)).toEqual(
      matches.map(({ listing }) => listing.id),
    );
    const { preferences } = (
      await at.salesman(listShortlists, { params: { id: at.leadId } })
    ).json();
    expect(preferences).toMatchObject({ is_weighed_by_answers: true, budget: 180_000 });
    expect(preferences.weights.calm_area).toBeGreaterThan(preferences.weights.planned_growth);
  });

  it('are the nearest listings when none is affordable', async () => {
    const { fit, matches } = await ask({ initial_payment: 42_000, property_type: 4 });
    const amounts = matches.map(({ listing }) => listing.propertyEstimates?.downpayment ?? 0);
    expect([fit, amounts.length]).toEqual(['over_budget', 3]);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(amounts[0]).toBeGreaterThan(42_000);
  });

  it('work without any answer', async () => {
    expect((await ask({})).matches).toHaveLength(3);
  });

  it.each([
    ['initial_payment', '41999'],
    ['initial_payment', '1000001'],
    ['initial_payment', '1e5'],
    ['risk', '0'],
    ['risk', '4'],
    ['goal', '5'],
    ['goal', '-1'],
    ['property_type', '6'],
    ['property_type', '1;drop table leads'],
    ['kinds', 'condo'],
    ['page', '2'],
  ])('refuse %s=%s', async (name, value) => {
    const answer = await at.test.app.inject(`${PATH}?${new URLSearchParams({ [name]: value })}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty(name);
  });

  it('never include a listing that may not be shown, or may not show estimates', async () => {
    const { db } = at.test.database;
    const before = (await ask({ goal: 2 })).matches.map(({ listing }) => listing.id);
    const [hidden = 0, unrated = 0] = before;
    await db.update(properties).set({ mayDisplay: false }).where(eq(properties.id, hidden));
    await db
      .update(properties)
      .set({ mayDisplayValuation: false })
      .where(eq(properties.id, unrated));
    const after = (await ask({ goal: 2 })).matches.map(({ listing }) => listing.id);
    expect(after).toHaveLength(3);
    expect(after).not.toContain(hidden);
    expect(after).not.toContain(unrated);
  });

  it('are of other types, and say so, when there is none of the chosen', async () => {
    const { db } = at.test.database;
    const chosen = inArray(properties.type, ['condo', 'townhouse']);
    await db.update(properties).set({ mayDisplay: false }).where(chosen);
    const { fit, matches } = await ask({ property_type: 5 });
    expect([fit, matches.length]).toEqual(['other_kind', 3]);
  });
});
