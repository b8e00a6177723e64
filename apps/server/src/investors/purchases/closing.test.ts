import { createHash } from 'node:crypto';
import type { OwnedHome, Purchase } from '@alpha/contract';
import * as contract from '@alpha/contract';
import { MIAMI, wallTimeAt } from '@alpha/i18n';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signedIn } from '../../../test/people.ts';
import { addDocument, startPlan } from '../../../test/purchases.ts';
import { openRoom } from '../../../test/room.ts';
import { done } from '../../../test/team-at-work.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { ownedHomes, properties, propertyAnalyses } from '../../platform/db/schema/index.ts';
import { forecastOfPurchase } from '../../reports/index.ts';

let test: TestApp;
let salesman: Caller;
let homes: { id: number; price: number }[];
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.05, leads: 20 } });
  salesman = await signedIn(test, 'salesman@alpha.test');
  homes = await test.database.db
    .select({ id: properties.id, price: properties.listPrice })
    .from(properties)
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .where(isNotNull(properties.rentEstimate))
    .orderBy(properties.id)
    .limit(30);
});
afterAll(() => test.close());

const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => wallTimeAt(MIAMI, new Date(Date.now() - days * 86_400_000)).date;

let made = 0;
/** Of another listing each time. */
async function newPlan(way: object = {}) {
  const home = homes[made];
  made += 1;
  if (!home) throw new Error('no home left');
  const body = {
    ...{ first_name: 'Ana', last_name: `Keys ${made}`, phone: '1' },
    email: `keys.${made}@closing.test`,
  };
  const lead = await done<contract.Lead>(salesman(contract.createLead, { body }));
  const plan = await startPlan(salesman, lead.id, { property_id: home.id, ...way });
  return { lead, plan, home };
}
const propose = (id: number) =>
  done<contract.ResultOf<typeof contract.proposeClosing>>(
    salesman(contract.proposeClosing, { params: { id } }),
  );
const closing = (id: number, body: object, caller = salesman) =>
  caller(contract.closePurchase, { params: { id }, body });
async function close(id: number): Promise<Purchase> {
  const { closed_on, terms } = await propose(id);
  return done(closing(id, { closed_on, terms }));
}
const homesOf = (leadId: number) =>
  done<OwnedHome[]>(salesman(contract.listOwnedHomes, { params: { id: leadId } }));
const planOf = async (leadId: number) => {
  const [plan] = await done<Purchase[]>(
    salesman(contract.listPurchases, { params: { id: leadId } }),
  );
  if (!plan) throw new Error('no plan');
  return plan;
};
const stepOf = (plan: contract.PurchasePlan, key: string) => {
  const step = plan.steps.find((each) => each.key === key);
  if (!step) throw new Error(`no step ${key}`);
  return step;
};
const eventsOf = async (leadId: number) => {
  const all = await done<contract.Activity[]>(
    salesman(contract.listActivities, { params: { id: leadId } }),
  );
  return all.filter(({ kind }) => kind.startsWith('purchase_')).map(({ data }) => data.event);
};
const reopen = (id: number, removeHome: boolean) =>
  salesman(contract.reopenClosing, { params: { id }, body: { remove_home: removeHome } });

describe('a closing', () => {
  it('makes the property a bought home with the price and the day of the plan, and each knows the other', async () => {
    const { lead, plan, home } = await newPlan({ price_cents: 31_234_500, financing: 'loan' });
    const { closed_on, terms, has_entries } = await propose(plan.id);
    expect({ closed_on, has_entries }).toEqual({
      closed_on: wallTimeAt(MIAMI, new Date()).date,
      has_entries: false,
    });
    expect(terms).toMatchObject({ price_cents: 31_234_500, loan_years: 30 });
    expect(terms?.down_payment_cents).toBeLessThan(31_234_500);
    const on = daysAgo(3);
    const closed = await done<Purchase>(closing(plan.id, { closed_on: on, terms }));
    expect(stepOf(closed, 'closing').status).toBe('done');
    expect(stepOf(closed, 'closing').done_at?.slice(0, 10)).toBe(on);
    const [bought, ...others] = await homesOf(lead.id);
    expect(others).toEqual([]);
    expect(bought).toMatchObject({ ...terms, bought_on: on, purchase_id: plan.id });
    expect(closed).toMatchObject({ owned_home_id: bought?.id, price_cents: 31_234_500 });
    const [row] = await test.database.db
      .select()
      .from(ownedHomes)
      .where(eq(ownedHomes.id, bought?.id ?? 0));
    expect(row?.propertyId).toBe(home.id);
    expect(JSON.parse(row?.forecast ?? '').inputs.offeredPrice).toBe(312_345);
    const room = await openRoom(test, lead.email);
    const [ownPlan] = await done<contract.PurchasePlan[]>(room.browser(contract.listRoomPurchases));
    const [ownHome] = await done<OwnedHome[]>(room.browser(contract.listRoomOwnedHomes));
    expect(ownPlan?.owned_home_id).toBe(bought?.id);
    expect(ownHome).toEqual(bought);
    expect(await eventsOf(lead.id)).toEqual(['bought', 'done', 'started']);
  });

  it('without a loan has none in its forecast, and takes the list price where none was agreed', async () => {
    const { lead, plan, home } = await newPlan();
    const { terms } = await propose(plan.id);
    expect(terms).toMatchObject({
      ...{ price_cents: home.price * 100, down_payment_cents: home.price * 100, rate_percent: 0 },
    });
    await close(plan.id);
    expect(await homesOf(lead.id)).toMatchObject([{ price_cents: home.price * 100 }]);
  });

  it('that is clicked several times at once makes one home', async () => {
    const { lead, plan } = await newPlan();
    const { closed_on, terms } = await propose(plan.id);
    const clicks = await Promise.all([1, 2, 3].map(() => closing(plan.id, { closed_on, terms })));
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const ids = clicks.map((each) => (each.json() as Purchase).owned_home_id);
    expect(new Set(ids).size).toBe(1);
    const again = await done<Purchase>(closing(plan.id, { closed_on, terms }));
    expect(again.owned_home_id).toBe(ids[0]);
    expect(await homesOf(lead.id)).toHaveLength(1);
    expect(await eventsOf(lead.id)).toEqual(['bought', 'done', 'started']);
  });

  it('is whole or nothing: with terms that cannot be, the step stays open and nothing is bought', async () => {
    const { lead, plan } = await newPlan();
    const { closed_on, terms } = await propose(plan.id);
    const wrong = { ...terms, down_payment_cents: 1 };
    expect((await closing(plan.id, { closed_on, terms: wrong })).statusCode).toBe(422);
    expect((await closing(plan.id, { closed_on: '2099-01-01', terms })).statusCode).toBe(422);
    const { db } = test.database;
    await db.execute(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`);
    await db.execute(`create trigger refuse before update on purchase_steps for each row
      execute function refuse()`);
    await expect(closing(plan.id, { closed_on, terms })).resolves.toMatchObject({
      statusCode: 500,
    });
    await db.execute('drop function refuse cascade');
    expect(await homesOf(lead.id)).toEqual([]);
    expect(stepOf(await planOf(lead.id), 'closing').status).toBe('open');
    await close(plan.id);
    expect(await homesOf(lead.id)).toHaveLength(1);
  });

  it('of a listing is not ticked or ended without its terms, by staff or in the room', async () => {
    const { lead, plan } = await newPlan();
    const { id } = stepOf(plan, 'closing');
    const change = (body: object) =>
      salesman(contract.updatePurchaseStep, { params: { id }, body });
    expect((await change({ status: 'done' })).json().code).toBe('purchase.confirmClosing');
    const without = await closing(plan.id, { closed_on: today(), terms: null });
    expect(without.json().code).toBe('purchase.confirmClosing');
    const end = { params: { id: plan.id }, body: { outcome: 'closed' } };
    const ended = await salesman(contract.updatePurchase, end);
    expect(ended.json().code).toBe('purchase.confirmClosing');
    await done(change({ who: 'investor' }));
    const room = await openRoom(test, lead.email);
    const ticked = await room.browser(contract.tickRoomStep, {
      params: { id },
      body: { is_done: true },
    });
    expect(ticked.json().code).toBe('purchase.notYours');
    await close(plan.id);
    expect(await done(salesman(contract.updatePurchase, end))).toMatchObject({ outcome: 'closed' });
  });

  it('of a typed address, or of a listing without a forecast, is completed without a home', async () => {
    const typed = await newPlan({ property_id: null });
    expect(await propose(typed.plan.id)).toMatchObject({ terms: null });
    const invented = await closing(typed.plan.id, {
      closed_on: today(),
      terms: {
        ...{ price_cents: 30_000_000, closing_costs_cents: 0, down_payment_cents: 30_000_000 },
        ...{ rate_percent: 0, loan_years: 30 },
      },
    });
    expect(invented.json().code).toBe('ownedHome.noForecast');
    expect(await close(typed.plan.id)).toMatchObject({ owned_home_id: null });
    const unknown = await newPlan();
    await test.database.db
      .delete(propertyAnalyses)
      .where(eq(propertyAnalyses.propertyId, unknown.home.id));
    expect(stepOf(await close(unknown.plan.id), 'closing').status).toBe('done');
    expect(await homesOf(unknown.lead.id)).toEqual([]);
  });

  it('finds the home that was marked by hand, as it is', async () => {
    const { lead, plan, home } = await newPlan();
    const price = Math.round(home.price * 100);
    const own = await done<OwnedHome>(
      salesman(contract.createOwnedHome, {
        params: { id: lead.id },
        body: {
          ...{ property_id: home.id, bought_on: '2026-01-15', price_cents: price },
          ...{ closing_costs_cents: 0, down_payment_cents: price, rate_percent: 0 },
          loan_years: 30,
        },
      }),
    );
    expect(await close(plan.id)).toMatchObject({ owned_home_id: own.id });
    expect(await homesOf(lead.id)).toEqual([{ ...own, purchase_id: plan.id }]);
  });

  it('of somebody else’s lead is not found (security 10)', async () => {
    const { plan } = await newPlan();
    const stranger = await signedIn(test, 'curator@alpha.test');
    const params = { id: plan.id };
    for (const [endpoint, body] of [
      [contract.proposeClosing, undefined],
      [contract.closePurchase, { closed_on: today(), terms: null }],
      [contract.reopenClosing, { remove_home: true }],
    ] as const) {
      const answer = await stranger(endpoint, { params, ...(body && { body }) });
      expect([endpoint.id, answer.statusCode]).toEqual([endpoint.id, 404]);
    }
  });
});

describe('a closing by mistake', () => {
  it('is opened again, and takes the bought home back', async () => {
    const { lead, plan } = await newPlan();
    await close(plan.id);
    const opened = await done<Purchase>(reopen(plan.id, true));
    expect(stepOf(opened, 'closing').status).toBe('open');
    expect(opened.owned_home_id).toBeNull();
    expect(await homesOf(lead.id)).toEqual([]);
    expect((await eventsOf(lead.id)).slice(0, 2)).toEqual(['reopened', 'home_removed']);
    await close(plan.id);
    expect(await homesOf(lead.id)).toHaveLength(1);
  });

  it('keeps a home that has amounts, and finds it at the next closing', async () => {
    const { lead, plan } = await newPlan();
    const { owned_home_id: homeId } = await close(plan.id);
    const entries = [{ date: today(), kind: 'repairs', amount_cents: -12_345 }];
    await done(salesman(contract.addHomeEntries, { params: { id: homeId }, body: { entries } }));
    expect((await propose(plan.id)).has_entries).toBe(true);
    expect((await reopen(plan.id, true)).json().code).toBe('purchase.homeHasEntries');
    const before = await homesOf(lead.id);
    const opened = await done<Purchase>(reopen(plan.id, false));
    expect(opened.owned_home_id).toBe(homeId);
    await close(plan.id);
    expect(await homesOf(lead.id)).toEqual(before);
  });
});

it('an offer is on the timeline once, when its deadline is set', async () => {
  const { lead, plan } = await newPlan();
  const { id } = stepOf(plan, 'offer');
  for (const hours of [30, 50])
    await done(
      salesman(contract.updatePurchaseStep, {
        params: { id },
        body: { due_at: new Date(Date.now() + hours * 3_600_000).toISOString() },
      }),
    );
  expect(await eventsOf(lead.id)).toEqual(['offer_sent', 'started']);
});

it('the export of contacts has plans, deadlines, names of documents, bought homes and amounts', async () => {
  const { lead, plan } = await newPlan();
  const { id } = stepOf(plan, 'bank');
  const due_at = '2026-12-01T22:00:00.000Z';
  await done(salesman(contract.updatePurchaseStep, { params: { id }, body: { due_at } }));
  await addDocument(salesman, { id, name: 'passport.txt', content: 'secret content' });
  const { owned_home_id: homeId } = await close(plan.id);
  const entries = [{ date: today(), kind: 'repairs', amount_cents: -12_345, text: 'Door' }];
  await done(salesman(contract.addHomeEntries, { params: { id: homeId }, body: { entries } }));
  const { body } = await salesman(contract.exportLeads, { query: { email: lead.email } });
  const [bought] = await homesOf(lead.id);
  for (const part of [
    `${plan.address} (${plan.started_at.slice(0, 10)})`,
    'bank 2026-12-01T22:00Z',
    'passport.txt',
    `${bought?.address}, ${bought?.city} (${bought?.bought_on}, ${((bought?.price_cents ?? 0) / 100).toFixed(2)})`,
    `${today()} repairs -123.45 Door`,
  ])
    expect(body).toContain(part);
  expect(body).not.toContain('secret content');
});

it('the forecast of a bought home never changes, though the same purchase would be forecast differently today', async () => {
  const { lead, plan, home } = await newPlan({ financing: 'loan' });
  await close(plan.id);
  const [before] = await homesOf(lead.id);
  if (!before) throw new Error('nothing bought');
  const hashToday = async () => {
    const { forecast } = await forecastOfPurchase({ db: test.database.db }, home.id, {
      price: before.price_cents / 100,
      closingCosts: before.closing_costs_cents / 100,
      downPayment: before.down_payment_cents / 100,
      ...{ ratePercent: before.rate_percent, loanYears: before.loan_years },
    });
    return createHash('sha256').update(forecast).digest('hex');
  };
  // The same figures give the same forecast to the byte.
  expect(await hashToday()).toBe(before.forecast.hash);
  const { db } = test.database;
  const set = (path: string, value: string) =>
    db
      .update(propertyAnalyses)
      .set({ inputs: sql`jsonb_set(${propertyAnalyses.inputs}, ${path}::text[], ${value}::jsonb)` })
      .where(eq(propertyAnalyses.propertyId, home.id));
  const seen = new Set([before.forecast.hash]);
  for (const [path, value] of [
    // The listing's rent, a rate of the calculation, the course of the market.
    ['{inputs,rentMonthly}', '1234'],
    ['{inputs,appreciationRateAnnual}', '0.011'],
    ['{market}', '{"volatility": 0.4}'],
  ] as const) {
    await set(path, value);
    const hash = await hashToday();
    expect([path, seen.has(hash)]).toEqual([path, false]);
    seen.add(hash);
    expect(await homesOf(lead.id)).toEqual([before]);
  }
  const room = await openRoom(test, lead.email);
  expect(await done(room.browser(contract.listRoomOwnedHomes))).toEqual([before]);
});
