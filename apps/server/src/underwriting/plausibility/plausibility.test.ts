import {
  correctPropertyCheck,
  decidePropertyChecks,
  getMarketToday,
  getPropertyByAddress,
  listProperties,
  listPropertyChecks,
  listPropertyMatches,
  listRandomProperties,
  type PropertyCheck,
  reopenPropertyChecks,
} from '@alpha/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerWith, tokenOf } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  auditLog,
  plausibilityPeers,
  properties,
  propertyAnalyses,
  propertyChecks,
  propertySearch,
  settings,
} from '../../platform/db/schema/index.ts';
import { analyzeStale } from '../analysis/analysis.service.ts';
import { inlineAnalysisPool } from '../analysis/analysis-pool.ts';
import { renewPeers } from './check-listings.service.ts';

let test: TestApp;
let admin: Caller;
let leader: Caller;
let visitor: Caller;
/** A condominium, as it was. */
let home: typeof properties.$inferSelect;
beforeAll(async () => {
  test = await openTestApp({ demo: { scale: 0.25, leads: 5 } });
  admin = callerWith(test, await tokenOf(test, 'admin@alpha.test'));
  leader = callerWith(test, await tokenOf(test, 'leader@alpha.test'));
  visitor = callerWith(test);
  const [found] = await test.database.db
    .select()
    .from(properties)
    .where(
      and(
        eq(properties.status, 'active'),
        eq(properties.type, 'condo'),
        sql`${properties.id} not in (select property_id from property_checks)`,
      ),
    )
    .orderBy(properties.id)
    .limit(1);
  if (!found) throw new Error('the demo has no condominium');
  home = found;
});
afterAll(() => test.close());
afterEach(async () => {
  await test.database.db.delete(propertyChecks).where(eq(propertyChecks.propertyId, home.id));
  await given({
    rentEstimate: home.rentEstimate,
    listPrice: home.listPrice,
    hoaMonthly: home.hoaMonthly,
  });
});

const analyze = () => analyzeStale(test.database.db, inlineAnalysisPool());

/** As an import would. */
async function given(fields: Partial<typeof properties.$inferInsert>): Promise<void> {
  await test.database.db.update(properties).set(fields).where(eq(properties.id, home.id));
  await analyze();
}

/** The condominium of Orlando that rented for $9,000. */
const makeOdd = () => given({ rentEstimate: 0.05 * home.listPrice });

const checkOf = async () => {
  const [row] = await test.database.db
    .select()
    .from(propertyChecks)
    .where(eq(propertyChecks.propertyId, home.id));
  return row;
};
const relevanceOf = async () => {
  const [row] = await test.database.db
    .select({ relevance: propertySearch.relevance })
    .from(propertySearch)
    .where(eq(propertySearch.id, home.id));
  return row?.relevance ?? Number.NaN;
};
const queue = async (query: object = {}) => {
  const answer = await admin(listPropertyChecks, { query: { per_page: 100, ...query } });
  expect(answer.statusCode).toBe(200);
  return answer.json() as { data: PropertyCheck[]; total: number; counts: Record<string, number> };
};
const idsIn = async (query: object) => (await queue(query)).data.map((each) => each.property_id);
const confirm = (note?: string) =>
  leader(decidePropertyChecks, { body: { ids: [home.id], verdict: 'confirmed', note } });

describe('an odd result', () => {
  it('is stored with its reasons when it is analyzed', async () => {
    await makeOdd();
    const row = await checkOf();
    expect(row?.state).toBe('open');
    const codes = row?.reasons.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['rent_high', 'gross_yield', 'cap_rate']));
    const rent = row?.reasons.find(({ code }) => code === 'rent_high');
    expect(rent?.value).toBe(0.05 * home.listPrice);
    expect(rent?.times).toBeGreaterThan(4);
    expect(rent?.count).toBeGreaterThanOrEqual(20);
  });

  it('is found by a search, after all others', async () => {
    await makeOdd();
    expect(await relevanceOf()).toBeLessThan(-9_000);
    const first = (await visitor(listProperties)).json() as { total: number; last_page: number };
    const query = { page: first.last_page };
    const last = (await visitor(listProperties, { query })).json() as {
      data: { id: number; doubts?: unknown[] }[];
    };
    expect(last.data.find(({ id }) => id === home.id)?.doubts).toEqual((await checkOf())?.reasons);
    const search = { search: home.address };
    const found = (await visitor(listProperties, { query: search })).json() as {
      data: { id: number }[];
    };
    expect(found.data.map(({ id }) => id)).toContain(home.id);
  });

  it('is not among the best of the market, the random homes, or the matches of the quiz', async () => {
    await makeOdd();
    const today = (await admin(getMarketToday)).json() as { best: { id: number; doubts?: [] }[] };
    expect(today.best.length).toBeGreaterThan(0);
    for (const each of today.best) expect(each.doubts).toBeUndefined();
    for (let round = 0; round < 20; round += 1) {
      const random = (await visitor(listRandomProperties)).json() as { doubts?: [] }[];
      for (const each of random) expect(each.doubts).toBeUndefined();
    }
    const query = { initial_payment: Math.ceil(0.36 * home.listPrice) };
    const found = await visitor(listPropertyMatches, { query });
    const { matches } = found.json() as { matches: { listing: { id: number } }[] };
    expect(matches.length).toBeGreaterThan(0);
    expect(matches.map(({ listing }) => listing.id)).not.toContain(home.id);
  });

  it('is no longer doubted when the next import has a usual rent', async () => {
    await makeOdd();
    await given({ rentEstimate: home.rentEstimate });
    expect(await checkOf()).toBeUndefined();
    expect(await relevanceOf()).toBeGreaterThan(0);
  });

  it('tells staff the reasons in the report', async () => {
    await makeOdd();
    const { address, city, state, zip } = home;
    const params = { address: `${address}, ${city}, ${state} ${zip}` };
    const report = (await admin(getPropertyByAddress, { params })).json();
    expect(report.property.doubts).toEqual((await checkOf())?.reasons);
  });

  it('is a condominium whose HOA is unknown and counted as nothing', async () => {
    await given({ hoaMonthly: null });
    expect((await checkOf())?.reasons.map(({ code }) => code)).toEqual(['hoa_unknown']);
  });
});

describe('the queue', () => {
  it('lists what is open with its figures, filtered by reason and city', async () => {
    await makeOdd();
    const { data, counts } = await queue();
    const row = data.find((each) => each.property_id === home.id);
    expect(row).toMatchObject({ address: home.address, check_state: 'open', decided_at: null });
    expect(row?.rent_monthly).toBe(0.05 * home.listPrice);
    expect(counts.open).toBe(data.length);
    const city = `${home.city}, ${home.state}`;
    expect(await idsIn({ reason: 'rent_high', city })).toContain(home.id);
    expect(await idsIn({ reason: 'rent_low' })).not.toContain(home.id);
    expect(await idsIn({ city: 'Nowhere, FL' })).toEqual([]);
  });

  it('is not for salesmen', async () => {
    const salesman = callerWith(test, await tokenOf(test, 'salesman@alpha.test'));
    expect((await salesman(listPropertyChecks)).statusCode).toBe(403);
  });
});

describe('a confirmed result', () => {
  it('is recommended again, and has a row in the history', async () => {
    await makeOdd();
    expect((await confirm('The tenant pays this.')).json()).toEqual({ decided: [home.id] });
    expect(await relevanceOf()).toBeGreaterThan(0);
    const [row] = (await queue({ state: 'confirmed' })).data;
    expect(row).toMatchObject({ note: 'The tenant pays this.', check_state: 'confirmed' });
    expect(row?.decided_by).toBeTruthy();
    const rows = await test.database.db
      .select({ data: auditLog.data })
      .from(auditLog)
      .where(eq(auditLog.action, 'property_check.confirmed'));
    expect(rows.map(({ data }) => data)).toContainEqual({ property_id: home.id });
  });

  it('stays confirmed across imports until a figure changes by more than a tenth', async () => {
    await makeOdd();
    await confirm();
    await given({ rentEstimate: 0.054 * home.listPrice });
    expect((await checkOf())?.state).toBe('confirmed');
    await given({ rentEstimate: 0.07 * home.listPrice });
    const row = await checkOf();
    expect(row?.state).toBe('open');
    expect(row?.decidedFigures?.rent).toBeCloseTo(0.05 * home.listPrice, 6);
    expect(await relevanceOf()).toBeLessThan(0);
  });

  it('is open again when the decision is taken back', async () => {
    await makeOdd();
    await confirm();
    await leader(reopenPropertyChecks, { body: { ids: [home.id] } });
    expect((await checkOf())?.state).toBe('open');
    expect(await relevanceOf()).toBeLessThan(0);
  });
});

describe('a listing that is left out', () => {
  it('is out of the queue and still not recommended', async () => {
    await makeOdd();
    const body = { ids: [home.id], verdict: 'left_out' };
    expect((await leader(decidePropertyChecks, { body })).statusCode).toBe(200);
    expect(await idsIn({})).not.toContain(home.id);
    expect(await idsIn({ state: 'left_out' })).toContain(home.id);
    expect(await relevanceOf()).toBeLessThan(0);
  });
});

describe('a corrected listing', () => {
  const rent = () => 0.006 * home.listPrice;
  const correct = (body: object) => leader(correctPropertyCheck, { params: { id: home.id }, body });

  it('is computed with the figures of staff, at once and after the next import', async () => {
    await makeOdd();
    expect((await correct({ rent_monthly: rent(), hoa_monthly: 123 })).statusCode).toBe(200);
    const analyzed = async () => {
      const [row] = await test.database.db
        .select()
        .from(propertyAnalyses)
        .where(eq(propertyAnalyses.propertyId, home.id));
      return row?.inputs.inputs;
    };
    expect(await analyzed()).toMatchObject({ rentMonthly: rent(), hoaMonthly: 123 });
    expect(await relevanceOf()).toBeGreaterThan(0);
    await given({ rentEstimate: 0.051 * home.listPrice });
    expect(await analyzed()).toMatchObject({ rentMonthly: rent() });
    expect((await checkOf())?.state).toBe('corrected');
  });

  it('names staff as the source of the rent, and the listing as what it states', async () => {
    await makeOdd();
    await correct({ rent_monthly: rent() });
    const { address, city, state, zip } = home;
    const params = { address: `${address}, ${city}, ${state} ${zip}` };
    const { property } = (await admin(getPropertyByAddress, { params })).json() as {
      property: { origins: { figure: string; basis: string; source: string }[] };
    };
    const origin = (figure: string) => property.origins.find((each) => each.figure === figure);
    expect(origin('rent')).toMatchObject({ basis: 'stated', source: 'staff' });
    expect(origin('list_price')).toMatchObject({ basis: 'stated', source: 'listing' });
  });

  it('has the figures of its source again when the correction is taken back', async () => {
    await makeOdd();
    await correct({ rent_monthly: rent() });
    await leader(reopenPropertyChecks, { body: { ids: [home.id] } });
    const row = await checkOf();
    expect([row?.state, row?.rentMonthly]).toEqual(['open', null]);
    expect(await relevanceOf()).toBeLessThan(0);
  });

  it('needs a figure, and a listing that is in question', async () => {
    await makeOdd();
    expect((await correct({})).statusCode).toBe(422);
    await given({ rentEstimate: home.rentEstimate });
    expect((await correct({ rent_monthly: rent() })).statusCode).toBe(404);
  });
});

describe('the peers', () => {
  it('are computed again when the rules or much of the market change, and then all listings are checked', async () => {
    const { db } = test.database;
    const before = await db.select({ id: propertyChecks.propertyId }).from(propertyChecks);
    const condos = await db
      .select({ id: properties.id })
      .from(properties)
      .where(and(eq(properties.status, 'active'), eq(properties.type, 'condo')));
    const ids = condos.map(({ id }) => id);
    // Everything else becomes five times as expensive to rent: this one is now the odd one.
    await db
      .update(properties)
      .set({ rentEstimate: sql`${properties.rentEstimate} * 5` })
      .where(inArray(properties.id, ids));
    await db
      .update(properties)
      .set({ rentEstimate: home.rentEstimate })
      .where(eq(properties.id, home.id));
    await analyze();
    expect((await checkOf())?.reasons.map(({ code }) => code)).toContain('rent_low');
    const [peers] = await db
      .select()
      .from(plausibilityPeers)
      .where(
        and(
          eq(plausibilityPeers.level, 'country'),
          eq(plausibilityPeers.type, 'condo'),
          eq(plausibilityPeers.measure, 'rentToPrice'),
        ),
      );
    expect(peers?.median).toBeGreaterThan(0.02);
    await db
      .update(properties)
      .set({ rentEstimate: sql`${properties.rentEstimate} / 5` })
      .where(inArray(properties.id, ids));
    await db
      .update(properties)
      .set({ rentEstimate: home.rentEstimate })
      .where(eq(properties.id, home.id));
    await analyze();
    const after = await db.select({ id: propertyChecks.propertyId }).from(propertyChecks);
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
  });

  it('are finished by the next run when a run is stopped', async () => {
    await makeOdd();
    const { db } = test.database;
    await db.delete(propertyChecks).where(eq(propertyChecks.propertyId, home.id));
    await db.delete(settings).where(eq(settings.key, 'plausibility_peers'));
    await renewPeers(db, 1, AbortSignal.abort());
    expect(await checkOf()).toBeUndefined();
    await renewPeers(db, 1);
    expect((await checkOf())?.state).toBe('open');
  });
});
