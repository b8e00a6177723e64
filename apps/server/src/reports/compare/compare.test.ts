import {
  type ComparedHome,
  type Comparison,
  compareProperties,
  compareSharedShortlist,
  getPropertyByAddress,
  type Listing,
  listProperties,
  printComparison,
  printSharedComparison,
  revokeShortlist,
} from '@alpha/contract';
import { bundle } from '@alpha/engine/bundle';
import { translatorFor } from '@alpha/i18n/server';
import { outcomeOf } from '@alpha/report-model/outcome';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openShortlistedLead, type ShortlistedLead } from '../../../test/shortlisted-lead.ts';
import { areas, properties, propertyAnalyses } from '../../platform/db/schema/index.ts';
import { reportWith } from '../scenario.service.ts';

let at: ShortlistedLead;
let listings: Listing[];
beforeAll(async () => {
  at = await openShortlistedLead();
  const found = await at.reader(listProperties, { query: { sort_by: 'total_roi' } });
  listings = found.json().data.slice(0, 8);
  expect(listings).toHaveLength(8);
});
afterAll(() => at.test.close());

const idsOf = (homes: readonly { id: number }[]) => homes.map(({ id }) => id);

async function compare(ids: readonly number[], query: object = {}): Promise<Comparison> {
  const answer = await at.salesman(compareProperties, {
    query: { property_ids: ids.join(','), ...query },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

async function reportOf({ address, city, state, zip }: ComparedHome) {
  const line = `${address}, ${city}, ${state} ${zip}`;
  return (await at.salesman(getPropertyByAddress, { params: { address: line } })).json();
}

describe('a comparison', () => {
  it('has the homes in the order they were asked for, with the figures of their cards and reports', async () => {
    const { homes, changes, years, bundle: together } = await compare(idsOf(listings).reverse());
    expect(idsOf(homes)).toEqual(idsOf(listings).reverse());
    expect({ changes, years, together }).toEqual({ changes: null, years: 10, together: null });
    for (const home of homes) {
      const card = listings.find(({ id }) => id === home.id);
      expect(home.figures?.outcome).toEqual(card?.outcome);
      expect(home.image).toEqual(card?.images[0]);
    }
    const [first] = homes;
    if (!first) throw new Error('no home');
    const { property } = await reportOf(first);
    expect(first).toMatchObject({
      year_built: property.year_built,
      estimated_value: property.valuation?.value ?? null,
      hoa_monthly: property.financial_records.hoa,
      figures: {
        cap_rate: expect.closeTo((await reportOf(first)).comparison_stats.cap_rate.current, 6),
        taxes_yearly: expect.closeTo(property.property_annual_amortizations[0].taxes, 6),
        insurance_yearly: expect.closeTo(property.property_annual_amortizations[0].insurance, 6),
        rent_monthly: property.property_estimates.monthly_rental_income,
      },
    });
    expect(first.relevance).toBeGreaterThan(0);
    expect(first.days_on_market).toBeGreaterThanOrEqual(0);
  });

  it('simulates all homes under one scenario, as each report does', async () => {
    const ids = idsOf(listings).slice(0, 3);
    const { homes, changes, years } = await compare(ids, {
      view: 'down=40&hold=5&order=roi&rent=1',
    });
    // The rent of one home says nothing about the others.
    expect(changes).toEqual({ inputs: { downpaymentPercentage: 0.4, holdYears: 5 } });
    expect(years).toBe(5);
    for (const home of homes) {
      const under = await reportWith(await reportOf(home), changes ?? { inputs: {} }, {});
      const { years: _, ...outcome } = outcomeOf(under.property) ?? {};
      for (const [name, value] of Object.entries(outcome))
        expect(home.figures?.outcome).toHaveProperty(name, expect.closeTo(value as number, 4));
      expect(home.figures?.downpayment_percentage).toBe(0.4);
      expect(home.relevance).toBeNull();
    }
  });

  it('leaves out what may not be shown, and figures that the owner forbids', async () => {
    const ids = idsOf(listings).slice(0, 3) as [number, number, number];
    const set = (id: number, fields: Partial<typeof properties.$inferInsert>) =>
      at.db.update(properties).set(fields).where(eq(properties.id, id));
    await set(ids[0], { mayDisplay: false });
    await set(ids[1], { mayDisplayValuation: false });
    const { homes } = await compare([...ids, 999_999]);
    expect(idsOf(homes)).toEqual([ids[1], ids[2]]);
    expect(homes[0]).toMatchObject({ figures: null, estimated_value: null });
    expect(homes[1]?.figures).not.toBeNull();
    const scenario = await compare(ids, { view: 'apr=8' });
    expect(scenario.homes[0]?.figures).toBeNull();
    await set(ids[0], { mayDisplay: true });
    await set(ids[1], { mayDisplayValuation: true });
  });

  it('takes two to eight ids and nothing else', async () => {
    for (const property_ids of ['', 'abc', '1,2,3,4,5,6,7,8,9', '1,,2', '99999999999', '0', '-1']) {
      const answer = await at.salesman(compareProperties, { query: { property_ids } });
      expect([property_ids, answer.statusCode]).toEqual([property_ids, 422]);
    }
    const [id] = idsOf(listings);
    expect(idsOf((await compare([id ?? 0, id ?? 0])).homes)).toEqual([id]);
  });
});

describe('scenarios of several people', () => {
  it('are simulated in turns: who asks for many is answered after others, and refused beyond a few', async () => {
    const leader = await signedIn(at.test, 'leader@alpha.test');
    const ids = idsOf(listings).slice(0, 2).join(',');
    const finished: string[] = [];
    const ask = async (who: string, by: Caller, view: string) => {
      const answer = await by(compareProperties, { query: { property_ids: ids, view } });
      finished.push(`${who} ${answer.statusCode}`);
      return answer;
    };
    const many = Array.from({ length: 20 }, (_, i) => ask('many', at.salesman, `down=${36 + i}`));
    const [answer, ...flood] = await Promise.all([ask('one', leader, 'down=35'), ...many]);
    expect(answer?.statusCode).toBe(200);
    const refused = flood.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.json().code).toBe('request.tooMany');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(finished.indexOf('one 200')).toBeLessThan(finished.lastIndexOf('many 200'));
  });
});

describe('a bundle', () => {
  it('is the engine’s, in dollars of all down payments, with how near the homes are', async () => {
    const ids = idsOf(listings);
    const { bundle: together } = await compare(ids, { bundle: '1' });
    const rows = await at.db
      .select({
        id: properties.id,
        state: properties.state,
        areaId: properties.areaId,
        history: areas.priceHistory,
        inputs: propertyAnalyses.inputs,
      })
      .from(properties)
      .innerJoin(areas, eq(areas.id, properties.areaId))
      .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
      .where(inArray(properties.id, ids));
    const found = bundle(
      ids.flatMap((id) => {
        const row = rows.find((each) => each.id === id);
        if (!row) return [];
        const { history } = row;
        const metro = history?.level === 'metro' ? { metro: history.place } : {};
        return [{ area: String(row.areaId), state: row.state, ...metro, ...row.inputs }];
      }),
    );
    const usd = (percent: number) => expect.closeTo((percent * found.downpayment) / 100, 4);
    expect(together).toMatchObject({
      home_count: 8,
      downpayment: expect.closeTo(found.downpayment, 4),
      separate: {
        result_percentile_5: usd(found.separate.p5),
        result_median: usd(found.separate.median),
        result_percentile_95: usd(found.separate.p95),
        chance_of_loss: found.separate.probLoss,
      },
      package: { result_median: usd(found.package.median) },
    });
    const pairs = together?.pairs.reduce((sum, { count }) => sum + count, 0);
    expect(pairs).toBe(28);
    expect(together?.single.result_percentile_5).toBeLessThan(
      together?.separate.result_percentile_5 ?? 0,
    );
  });

  it('leaves out what was sold', async () => {
    const ids = idsOf(listings).slice(0, 3);
    const sold = eq(properties.id, ids[0] ?? 0);
    await at.db.update(properties).set({ status: 'sold' }).where(sold);
    const { homes, bundle: together } = await compare(ids, { bundle: '1' });
    await at.db.update(properties).set({ status: 'active' }).where(sold);
    expect(homes).toHaveLength(3);
    expect(together?.home_count).toBe(2);
  });

  it('is for ten years and at least two homes with figures', async () => {
    const [one = 0, two = 0] = idsOf(listings);
    expect((await compare([one], { bundle: '1' })).bundle).toBeNull();
    expect((await compare([one, two], { bundle: '1', view: 'hold=5' })).bundle).toBeNull();
    expect((await compare([one, two], { bundle: '1', view: 'apr=8' })).bundle).not.toBeNull();
  });
});

describe('the reader of a shortlist', () => {
  it('compares its homes, no others, and nothing once it is revoked', async () => {
    const { sent, token } = await at.send();
    const own = sent.homes.map(({ property_id }) => property_id);
    const ask = (query: object = {}) =>
      at.reader(compareSharedShortlist, { params: { token }, query });
    expect(idsOf((await ask()).json().homes)).toEqual(own);
    const other = idsOf(listings).find((id) => !own.includes(id)) ?? 0;
    const mixed = await ask({ property_ids: `${other},${own[1]}` });
    expect(idsOf(mixed.json().homes)).toEqual([own[1]]);
    expect((await ask({ property_ids: String(other) })).statusCode).toBe(404);
    expect(mixed.headers['cache-control']).toContain('no-store');
    const pdf = await at.reader(printSharedComparison, { params: { token } });
    expect(pdf.statusCode).toBe(200);
    await at.salesman(revokeShortlist, { params: { id: sent.id } });
    expect((await ask()).statusCode).toBe(404);
    const closed = await at.reader(printSharedComparison, { params: { token } });
    expect(closed.statusCode).toBe(404);
  });
});

describe('the comparison as a PDF', () => {
  it.each(['en', 'es'] as const)(
    'has the homes, their figures and the bundle: %s',
    async (locale) => {
      const t = translatorFor(locale, 'compare');
      const answer = await at.salesman(printComparison, {
        query: { property_ids: idsOf(listings).join(','), locale, view: 'order=to_close&diff=1' },
      });
      expect(answer.headers['content-type']).toBe('application/pdf');
      const { text, pages } = await readPdf(answer.rawPayload);
      const squeezed = (words: string) => words.replace(/\s+/g, '');
      const all = squeezed(text);
      for (const { address } of listings) expect(all).toContain(squeezed(address));
      for (const part of [t('row.result'), t('bundle.title'), t('bundle.illustration')])
        expect(all).toContain(squeezed(part));
      expect(pages.length).toBeLessThanOrEqual(3);
    },
  );
});
