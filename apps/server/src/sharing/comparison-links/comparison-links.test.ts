import {
  type Comparison,
  createComparisonLink,
  createRoomComparisonLink,
  deleteLead,
  eraseLead,
  getLinkedComparison,
  type Listing,
  listAudit,
  listComparisonLinks,
  listProperties,
  listRoomComparisonLinks,
  noteRoomHome,
  printLinkedComparison,
  revokeComparisonLink,
  revokeRoomComparisonLink,
} from '@alpha/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { type Caller, signedIn } from '../../../test/people.ts';
import { openRoom } from '../../../test/room.ts';
import { openShortlistedLead, type ShortlistedLead } from '../../../test/shortlisted-lead.ts';
import { comparisonLinks, properties } from '../../platform/db/schema/index.ts';

const INVESTOR = 'ana@compare.test';

let at: ShortlistedLead;
let listings: Listing[];
let room: Awaited<ReturnType<typeof openRoom>>;
beforeAll(async () => {
  at = await openShortlistedLead();
  await at.setLead({ email: INVESTOR, lastName: 'Ruiz-Mark' });
  const found = await at.reader(listProperties, { query: { sort_by: 'total_roi' } });
  listings = found.json().data.slice(0, 5);
  const homes = listings.slice(0, 3).map(({ id }) => ({ property_id: id }));
  room = await openRoom(at.test, INVESTOR, homes);
});
afterAll(() => at.test.close());

const ids = (count: number) => listings.slice(0, count).map(({ id }) => id);
const tokenOf = (url: string) => url.split('/').at(-1) ?? '';
const open = (token: string, query: object = {}) =>
  at.reader(getLinkedComparison, { params: { token }, query });

async function share(caller: Caller, body: object, endpoint: 'staff' | 'room' = 'staff') {
  const create = endpoint === 'room' ? createRoomComparisonLink : createComparisonLink;
  const answer = await caller(create, { body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const made: { id: number; url: string; expires_at: string } = answer.json();
  return { ...made, token: tokenOf(made.url) };
}

describe('the public address of a comparison', () => {
  it('shows anyone exactly this comparison and its sender, and for 30 days', async () => {
    const own = ids(3).reverse();
    const view = 'down=40&hold=7&order=price&reverse=1&diff=1';
    const { url, token, expires_at } = await share(at.salesman, { property_ids: own, view });
    expect(url).toBe(`${at.test.deps.config.publicUrl}/compare/${token}`);
    expect(token).toHaveLength(43);
    const days = (Date.parse(expires_at) - Date.now()) / 86_400_000;
    expect(Math.abs(days - 30)).toBeLessThan(0.1);
    const seen: Comparison & { view: string; sender: { name: string } } = (
      await open(token)
    ).json();
    expect(seen.homes.map(({ id }) => id)).toEqual(own);
    expect(seen.changes?.inputs).toEqual({ downpaymentPercentage: 0.4, holdYears: 7 });
    expect(seen.years).toBe(7);
    expect(Object.fromEntries(new URLSearchParams(seen.view))).toEqual({
      ...{ down: '40', hold: '7', order: 'price', reverse: '1', diff: '1' },
    });
    expect(seen.sender).toMatchObject({ role: 'salesman' });
  });

  it('stores its token as a hash, and no text of the address it was made from (security 15)', async () => {
    const view = 'order=price&name=Ana%20Ruiz&down=30&utm_source=secret';
    const { id, token } = await share(at.salesman, { property_ids: ids(2), view });
    const rows = await at.db.select().from(comparisonLinks).where(eq(comparisonLinks.id, id));
    expect(rows[0]?.tokenHash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.view).toBe('down=30&order=price');
  });

  it('is not indexed, sends no referrer and is not cached, also when it opens nothing (security 15)', async () => {
    const { token } = await share(at.salesman, { property_ids: ids(2) });
    for (const [key, status] of [
      [token, 200],
      ['unknown', 404],
    ] as const) {
      const { statusCode, headers } = await open(key);
      expect(statusCode).toBe(status);
      expect(headers).toMatchObject({
        ...{ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
        'cache-control': 'private, no-store',
      });
    }
  });

  it('gives the PDF in the language of its reader', async () => {
    const { token } = await share(at.salesman, { property_ids: ids(2), view: 'diff=1' });
    const pdf = async (locale: string) => {
      const answer = await at.reader(printLinkedComparison, {
        params: { token },
        query: { locale },
      });
      expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex']);
      return (await readPdf(answer.rawPayload)).text;
    };
    expect(await pdf('es')).toContain('Precio de lista');
    expect(await pdf('en')).toContain('Asking price');
  });

  it('has the homes bought together when it is asked for them', async () => {
    const { token } = await share(at.salesman, { property_ids: ids(2) });
    expect((await open(token)).json().bundle).toBeNull();
    expect((await open(token, { bundle: '1' })).json().bundle).toMatchObject({ home_count: 2 });
  });

  it('opens nothing once it has expired, was revoked or its homes may not be shown (security 15)', async () => {
    const expired = await share(at.salesman, { property_ids: ids(2) });
    const isExpired = eq(comparisonLinks.id, expired.id);
    await at.db.update(comparisonLinks).set({ expiresAt: new Date() }).where(isExpired);
    const revoked = await share(at.salesman, { property_ids: ids(2) });
    const params = { id: revoked.id };
    expect((await at.salesman(revokeComparisonLink, { params })).statusCode).toBe(200);
    const [hidden] = listings.slice(4);
    const gone = await share(at.salesman, { property_ids: [hidden?.id] });
    const isHidden = inArray(properties.id, [hidden?.id ?? 0]);
    await at.db.update(properties).set({ mayDisplay: false }).where(isHidden);
    const bodies = new Set<string>();
    for (const { token } of [expired, revoked, gone, { token: 'never-made' }]) {
      const pdf = await at.reader(printLinkedComparison, { params: { token } });
      expect([(await open(token)).statusCode, pdf.statusCode]).toEqual([404, 404]);
      const { request_id: _, ...said } = (await open(token)).json();
      bodies.add(JSON.stringify(said));
    }
    expect(bodies.size).toBe(1);
    await at.db.update(properties).set({ mayDisplay: true }).where(isHidden);
    const listed = (await at.salesman(listComparisonLinks)).json();
    const open_ids = listed.map(({ id }: { id: number }) => id);
    expect(open_ids).not.toContain(expired.id);
    expect(open_ids).not.toContain(revoked.id);
  });

  it('is listed and ended by its maker alone', async () => {
    const { id, token } = await share(at.salesman, { property_ids: ids(2) });
    const [latest] = (await at.salesman(listComparisonLinks)).json();
    const addresses = listings.slice(0, 2).map(({ address }) => address);
    expect(latest).toMatchObject({ id, addresses });
    expect(JSON.stringify(latest)).not.toContain(token);
    const admin = await signedIn(at.test, 'admin@alpha.test');
    expect((await admin(listComparisonLinks)).json()).toEqual([]);
    const refused = [
      await admin(revokeComparisonLink, { params: { id } }),
      await room.browser(revokeRoomComparisonLink, { params: { id } }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect((await open(token)).statusCode).toBe(200);
  });

  it('is refused for homes that do not exist, and beyond 50 open ones', async () => {
    const none = await at.salesman(createComparisonLink, { body: { property_ids: [999_999] } });
    expect([none.statusCode, none.json().code]).toEqual([404, 'property.notFound']);
    const leader = await signedIn(at.test, 'leader@alpha.test');
    const { id } = await share(leader, { property_ids: ids(1) });
    const [row] = await at.db.select().from(comparisonLinks).where(eq(comparisonLinks.id, id));
    if (!row) throw new Error('not stored');
    const { id: _, ...copy } = row;
    await at.db
      .insert(comparisonLinks)
      .values(Array.from({ length: 49 }, (_, i) => ({ ...copy, tokenHash: `copy ${i}` })));
    const full = await leader(createComparisonLink, { body: { property_ids: ids(1) } });
    expect([full.statusCode, full.json().code]).toEqual([409, 'comparison.tooManyLinks']);
    await leader(revokeComparisonLink, { params: { id } });
    await share(leader, { property_ids: ids(1) });
  });

  it('is in the audit log without its token (security 30)', async () => {
    const admin = await signedIn(at.test, 'admin@alpha.test');
    const { id, token } = await share(at.salesman, { property_ids: ids(2) });
    await at.salesman(revokeComparisonLink, { params: { id } });
    const made = await share(room.browser, { property_ids: ids(2) }, 'room');
    const { data } = (await admin(listAudit, { query: { per_page: 5 } })).json();
    expect(data.slice(0, 3)).toMatchObject([
      { action: 'comparison.linked', actor_id: null, target_id: String(at.leadId) },
      { action: 'comparison.revoked', data: { comparison_link_id: id } },
      { action: 'comparison.linked', data: { comparison_link_id: id } },
    ]);
    expect(JSON.stringify(data)).not.toContain(token);
    expect(JSON.stringify(data)).not.toContain(made.token);
  });
});

describe('an address that an investor made in the room', () => {
  it('shows the homes without the investor, the notes or a sender (security 36)', async () => {
    const [first] = ids(1);
    await room.browser(noteRoomHome, { params: { id: first }, body: { note: 'only-mine' } });
    const { id, token } = await share(room.browser, { property_ids: ids(3) }, 'room');
    const answer = await open(token);
    expect(answer.json()).toMatchObject({ sender: null, view: '' });
    for (const word of ['Ana', 'Ruiz-Mark', INVESTOR, 'only-mine', 'lead'])
      expect([word, answer.body.includes(word)]).toEqual([word, false]);
    const [latest] = (await room.browser(listRoomComparisonLinks)).json();
    expect(latest).toMatchObject({ id });
    await room.browser(revokeRoomComparisonLink, { params: { id } });
    expect((await open(token)).statusCode).toBe(404);
  });

  it('has only homes of the room', async () => {
    const foreign = ids(4).at(-1);
    const sent = { property_ids: [foreign, ...ids(2)] };
    const { token } = await share(room.browser, sent, 'room');
    const seen: Comparison = (await open(token)).json();
    expect(seen.homes.map(({ id }) => id)).toEqual(ids(2));
    const body = { property_ids: [foreign] };
    const none = await room.browser(createRoomComparisonLink, { body });
    expect([none.statusCode, none.json().code]).toEqual([404, 'room.homeNotFound']);
  });

  it('opens nothing while the lead is in the trash, and is gone when it is erased (security 31)', async () => {
    const { token } = await share(room.browser, { property_ids: ids(2) }, 'room');
    const leader = await signedIn(at.test, 'admin@alpha.test');
    await leader(deleteLead, { params: { id: at.leadId } });
    expect((await open(token)).statusCode).toBe(404);
    const body = { email: INVESTOR };
    const erased = await leader(eraseLead, { params: { id: at.leadId }, body });
    expect(erased.statusCode).toBe(200);
    const isTheirs = eq(comparisonLinks.leadId, at.leadId);
    expect(await at.db.$count(comparisonLinks, isTheirs)).toBe(0);
  });
});
