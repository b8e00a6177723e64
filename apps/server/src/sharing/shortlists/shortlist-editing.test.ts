import {
  addShortlistHome,
  deleteShortlist,
  getSharedShortlist,
  listShortlists,
  previewShortlist,
  SHORTLIST_MAX,
  type Shortlist,
  sendShortlist,
  updateShortlist,
} from '@alpha/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEvents } from '../../../test/event-reader.ts';
import { type Caller, signedIn, tokenOf } from '../../../test/people.ts';
import { openShortlistedLead, type ShortlistedLead } from '../../../test/shortlisted-lead.ts';
import {
  properties,
  propertyAnalyses,
  shareLinks,
  shortlists,
} from '../../platform/db/schema/index.ts';

let at: ShortlistedLead;
let salesman: Caller;
/** The lowest down payments of the market. */
let homes: { id: number; downpayment: number }[];
beforeAll(async () => {
  at = await openShortlistedLead();
  salesman = at.salesman;
  homes = await at.db
    .select({ id: properties.id, downpayment: propertyAnalyses.downpayment })
    .from(properties)
    .innerJoin(propertyAnalyses, eq(propertyAnalyses.propertyId, properties.id))
    .where(and(eq(properties.status, 'active'), gt(propertyAnalyses.downpayment, 20_000)))
    .orderBy(asc(propertyAnalyses.downpayment), asc(properties.id))
    .limit(12);
});
afterAll(async () => {
  at.test.app.server.closeAllConnections();
  await at.test.close();
});
beforeEach(async () => {
  for (const { id } of (await lists()).filter(({ sent_at }) => !sent_at))
    await salesman(deleteShortlist, { params: { id } });
  await at.setLead({ initialPayment: 269_000 });
});

const idAt = (place: number) => homes[place]?.id ?? Number.NaN;
const add = (property_id: number) =>
  salesman(addShortlistHome, { params: { id: at.leadId }, body: { property_id } });
const lists = async (): Promise<Shortlist[]> =>
  (await salesman(listShortlists, { params: { id: at.leadId } })).json().shortlists;
const latest = async () => {
  const [list] = await lists();
  if (!list) throw new Error('no shortlist');
  return list;
};
const sending = async (more: object = {}) => {
  const { id, updated_at: seen_at } = await latest();
  return salesman(sendShortlist, { params: { id }, body: { seen_at, ...more } });
};
const codes = ({ homes }: Shortlist, of: 'reasons' | 'cautions') =>
  homes.map((home) => home[of].map(({ code }) => code));

describe('a property that is added from elsewhere', () => {
  it('starts a draft, with its score and reasons; the next one joins it', async () => {
    expect((await add(idAt(0))).json()).toMatchObject({ count: 1, is_added: true });
    expect((await add(idAt(1))).json()).toMatchObject({ count: 2, is_added: true });
    const list = await latest();
    expect(list.homes.map(({ property_id }) => property_id)).toEqual([idAt(0), idAt(1)]);
    expect(list.homes[0]?.score).toBeGreaterThan(0);
    expect(list.homes[0]?.reasons).toHaveLength(2);
  });

  it('is not listed twice, and a ninth is refused', async () => {
    for (let place = 0; place < SHORTLIST_MAX; place += 1) await add(idAt(place));
    expect((await add(idAt(2))).json()).toMatchObject({ count: 8, is_added: false });
    const ninth = await add(idAt(8));
    expect([ninth.statusCode, ninth.json().code]).toEqual([422, 'shortlist.full']);
  });

  it('does not get lost when two colleagues start a shortlist at the same moment', async () => {
    const leader = await signedIn(at.test, 'leader@alpha.test');
    const asked = (place: number) => ({
      ...{ params: { id: at.leadId }, body: { property_id: idAt(place) } },
    });
    await Promise.all([
      salesman(addShortlistHome, asked(0)),
      leader(addShortlistHome, asked(1)),
      salesman(addShortlistHome, asked(2)),
    ]);
    const drafts = (await lists()).filter(({ sent_at }) => !sent_at);
    expect(drafts.map((draft) => draft.homes.map(({ property_id }) => property_id).sort())).toEqual(
      [[idAt(0), idAt(1), idAt(2)].sort()],
    );
  });

  it('can only be one that may be shown', async () => {
    const hidden = await at.db
      .update(properties)
      .set({ mayDisplay: false })
      .where(eq(properties.id, idAt(9)))
      .returning({ id: properties.id });
    expect((await add(hidden[0]?.id ?? 0)).json().code).toBe('property.notFound');
    expect(await lists()).toEqual(expect.not.arrayContaining([{ sent_at: null }]));
  });
});

describe('what a draft says about the budget', () => {
  const down = () => homes[0]?.downpayment ?? Number.NaN;

  it('disappears when the lead has no budget any more', async () => {
    await at.setLead({ initialPayment: down() - 5_000 });
    await add(idAt(0));
    expect(codes(await latest(), 'cautions')).toEqual([['over_budget']]);
    await at.setLead({ initialPayment: null });
    const [reasons] = codes(await latest(), 'reasons');
    const [cautions] = codes(await latest(), 'cautions');
    expect([...(reasons ?? []), ...(cautions ?? [])]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/budget/)]),
    );
    expect(cautions).toHaveLength(1);
  });

  it('follows the budget, in the draft and in what is sent', async () => {
    await add(idAt(0));
    await at.setLead({ initialPayment: Math.floor(down() - 5_000) });
    const [home] = (await latest()).homes;
    expect(home?.cautions[0]).toMatchObject({ code: 'over_budget' });
    expect(home?.cautions[0]?.values.usd).toBeCloseTo(down() - Math.floor(down() - 5_000), 0);
    expect((await sending()).statusCode).toBe(200);
    // Of a sent list, the investor has read it: it stays.
    await at.setLead({ initialPayment: null });
    expect(codes(await latest(), 'cautions')).toEqual([['over_budget']]);
  });

  it('is not that the down payment is nothing below it', async () => {
    await at.setLead({ initialPayment: down() });
    await add(idAt(0));
    expect(codes(await latest(), 'reasons').flat()).not.toContain('within_budget');
    expect(codes(await latest(), 'cautions').flat()).not.toContain('over_budget');
  });
});

describe('a preview', () => {
  it('is what the link shows later, makes no link and counts no opening', async () => {
    await add(idAt(0));
    await add(idAt(1));
    const { id } = await latest();
    const counted = async () => ({
      links: (await at.db.select().from(shareLinks)).length,
      list: (await at.db.select().from(shortlists).where(eq(shortlists.id, id)))[0],
    });
    const before = await counted();
    const preview = (await salesman(previewShortlist, { params: { id } })).json();
    expect(await counted()).toEqual(before);
    expect(before.list?.tokenHash).toBeNull();
    expect(JSON.stringify(preview)).not.toMatch(/token/);

    await sending();
    const sent = (await salesman(previewShortlist, { params: { id } })).json();
    expect({ ...sent, expires_at: '' }).toEqual({ ...preview, expires_at: '' });
  });

  it('has the same fields as the shared page, but for the links to reports', async () => {
    await add(idAt(0));
    const preview = (
      await salesman(previewShortlist, { params: { id: (await latest()).id } })
    ).json();
    const { token } = await at.send(await latest());
    const shared = (await at.reader(getSharedShortlist, { params: { token } })).json();
    const bare = {
      ...shared,
      homes: shared.homes.map(({ report_token: _, ...home }: { report_token: string }) => home),
    };
    expect({ ...bare, expires_at: '' }).toEqual({ ...preview, expires_at: '' });
  });

  it('of somebody else’s lead is a 404 (security 10)', async () => {
    await add(idAt(0));
    const stranger = await signedIn(at.test, 'curator@alpha.test');
    const answer = await stranger(previewShortlist, { params: { id: (await latest()).id } });
    expect(answer.json().code).toBe('shortlist.notFound');
  });
});

describe('a property that has changed since it was added', () => {
  it.each([
    ['sold', { status: 'sold' as const }, { status: 'active' as const }],
    ['off_market', { status: 'withdrawn' as const }, { status: 'active' as const }],
    ['hidden', { mayDisplay: false }, { mayDisplay: true }],
    ['unanalyzed', { mayDisplayValuation: false }, { mayDisplayValuation: true }],
  ])('is marked as %s and is not sent until the sender says so', async (problem, change, back) => {
    await add(idAt(3));
    await add(idAt(4));
    await at.db
      .update(properties)
      .set(change)
      .where(eq(properties.id, idAt(3)));
    expect((await latest()).homes.map((home) => home.problem)).toEqual([problem, null]);
    const refused = await sending();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'shortlist.hasProblems']);
    expect((await latest()).sent_at).toBeNull();
    const sent = await sending({ despite: [idAt(3)], by: 'link' });
    await at.db
      .update(properties)
      .set(back)
      .where(eq(properties.id, idAt(3)));
    expect(sent.statusCode).toBe(200);
  });
});

describe('a colleague', () => {
  it('hears of each change of a draft within a second, and strangers hear nothing', async () => {
    const origin = await at.test.app.listen({ port: 0, host: '127.0.0.1' });
    const leader = await readEvents(origin, await tokenOf(at.test, 'leader@alpha.test'));
    const stranger = await readEvents(origin, await tokenOf(at.test, 'curator@alpha.test'));
    const heard = () => leader.all.filter(({ kind }) => kind === 'shortlists');
    await add(idAt(0));
    const event = { kind: 'shortlists', lead_id: at.leadId };
    await expect.poll(heard, { timeout: 1_000 }).toContainEqual(event);
    leader.all.length = 0;
    const { id } = await latest();
    await salesman(updateShortlist, { params: { id }, body: { message: 'For you' } });
    await expect.poll(heard, { timeout: 1_000 }).toContainEqual(event);
    leader.all.length = 0;
    await salesman(deleteShortlist, { params: { id } });
    await expect.poll(heard, { timeout: 1_000 }).toContainEqual(event);
    expect(stranger.all.filter(({ kind }) => kind === 'shortlists')).toEqual([]);
    leader.stop();
    stranger.stop();
  });
});
