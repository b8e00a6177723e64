import type { Endpoint, OwnRoomHome, Room } from '@alpha/contract';
import * as contract from '@alpha/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '../../test/deliver-mail.ts';
import { readPdf } from '../../test/pdf-text.ts';
import { type Caller, signedIn } from '../../test/people.ts';
import { sendingDocument, startPlan } from '../../test/purchases.ts';
import { openRoom } from '../../test/room.ts';
import {
  openShortlistedLead,
  type ShortlistedLead,
  sendingOf,
} from '../../test/shortlisted-lead.ts';
import { done } from '../../test/team-at-work.ts';
import {
  leadActivities,
  leadStatuses,
  leads,
  leadTags,
  ownedHomeEntries,
  ownedHomeStatements,
  propertySearch,
  savedHomes,
  savedSearches,
  searchAlerts,
  shareLinks,
  shortlists,
  tags,
} from '../platform/db/schema/index.ts';
import { roomReportToken } from '../sharing/index.ts';

/** In everything that staff write about a lead, and nowhere else. */
const MARK = 'internal-mark';
const OWN = 'ana@room.test';
const OTHER = 'bruno@room.test';

let at: ShortlistedLead;
/** Of the purchase of the first investor. */
let bought: { planId: number; stepId: number; documentId: number };
let other: { id: number; secretHome: number };
/** A bought home of the first investor, with an amount and a statement of theirs. */
let owned: { id: number; entryId: number; statementId: number };
beforeAll(async () => {
  at = await openShortlistedLead();
  await at.setLead({ email: OWN, lastName: `${MARK} last`, phone: `+1 ${MARK}` });
  await writeInternally(at.leadId);
  await at.send();
  await saveScenario();
  bought = await buyInternally(at.leadId);
  const body = { first_name: 'Bruno', last_name: MARK, phone: '+1 305 555 0100', email: OTHER };
  const lead = await done<contract.Lead>(at.salesman(contract.createLead, { body }));
  await at.db.update(leads).set({ initialPayment: 60_000 }).where(eq(leads.id, lead.id));
  const draft = await done<contract.Shortlist>(
    at.salesman(contract.proposeShortlist, { params: { id: lead.id }, body: {} }),
  );
  await at.salesman(contract.sendShortlist, sendingOf(draft));
  other = { id: lead.id, secretHome: draft.homes[0]?.property_id ?? 0 };
  owned = await markBought(other.secretHome);
});
afterAll(() => at.test.close());

async function markBought(propertyId: number) {
  const { id: homeId } = await done<contract.OwnedHome>(
    at.salesman(contract.createOwnedHome, {
      params: { id: at.leadId },
      body: {
        ...{ property_id: propertyId, bought_on: '2025-09-01', price_cents: 30_000_000 },
        ...{ closing_costs_cents: 0, down_payment_cents: 15_000_000, rate_percent: 7 },
        loan_years: 30,
      },
    }),
  );
  const by = { homeId, isByInvestor: true };
  const [entry] = await at.db
    .insert(ownedHomeEntries)
    .values({ ...by, date: '2025-09-05', kind: 'rent', amountCents: 295_000, text: 'only-mine' })
    .returning({ id: ownedHomeEntries.id });
  const months = { firstMonth: '2025-10', lastMonth: '2025-10' };
  const [statement] = await at.db
    .insert(ownedHomeStatements)
    .values({ ...by, ...months, fileName: 'only-mine.csv', fileHash: 'x', checks: [] })
    .returning({ id: ownedHomeStatements.id });
  return { id: homeId, entryId: entry?.id ?? 0, statementId: statement?.id ?? 0 };
}

const FILE = {
  file_name: 'november.csv',
  content: Buffer.from('Date,Description,Amount\n2025-11-01,Rent,2950.00\n').toString('base64'),
};

/** On a report of the first investor. */
async function saveScenario(): Promise<void> {
  const room = await openFresh(OWN);
  const token = (await room.read()).homes.find((home) => home.report_token)?.report_token ?? '';
  const body = { name: 'mine-alone', changes: { inputs: { downpaymentPercentage: 0.4 } } };
  await done(at.reader(contract.createReaderScenario, { params: { token }, body }));
}

/** Every kind of thing that staff keep about a lead. */
async function writeInternally(leadId: number): Promise<void> {
  const params = { id: leadId };
  for (const kind of ['note', 'task', 'call'])
    await done(
      at.salesman(contract.addActivity, { params, body: { kind, body: `${MARK} ${kind}` } }),
    );
  await at.db
    .update(leads)
    .set({
      lostWords: MARK,
      utms: { utm_source: MARK },
      country: 'CO',
      adicionales: [{ label: MARK, answer: MARK }],
    })
    .where(eq(leads.id, leadId));
  const [tag] = await at.db
    .insert(tags)
    .values({ name: MARK, key: MARK, color: 'red' })
    .returning({ id: tags.id });
  await at.db.insert(leadTags).values({ leadId, tagId: tag?.id ?? 0 });
  await at.db.insert(shortlists).values({ leadId, locale: 'en', message: `${MARK} draft` });
}

/** A plan with what staff note among themselves, and a document of the investor. */
async function buyInternally(leadId: number) {
  const plan = await startPlan(at.salesman, leadId);
  const stepId = plan.steps.find(({ who }) => who === 'investor')?.id ?? 0;
  for (const { id } of plan.steps)
    await done(
      at.salesman(contract.updatePurchaseStep, {
        params: { id },
        body: { staff_note: `${MARK} step`, note: 'For you' },
      }),
    );
  await done(
    at.salesman(contract.updatePurchaseStep, {
      params: { id: plan.steps[0]?.id },
      body: { status: 'done' },
    }),
  );
  const room = await openFresh(OWN);
  const sent = { id: stepId, name: 'passport.txt', content: 'mine' };
  const { id: documentId } = await done<contract.PurchaseDocument>(
    room.browser(contract.uploadRoomDocument, sendingDocument(sent)),
  );
  return { planId: plan.id, stepId, documentId };
}

/** Links are counted for an hour. */
async function openFresh(email: string) {
  await at.db.execute('delete from room_links');
  return openRoom(at.test, email);
}

/** The stream has a test of its own. */
const ROOM = (contract.ENDPOINTS as readonly Endpoint[]).filter(
  ({ access, produces }) => access === 'room' && produces !== 'text/event-stream',
);

const SEARCH = { name: 'Mine', filter: { city: 'Miami' }, frequency: 'daily', locale: 'en' };
/** Saved by staff for the first investor, with news. */
let ownSearch: number;
beforeEach(async () => {
  const [search] = await at.db
    .insert(savedSearches)
    .values({
      ...{ ...SEARCH, frequency: 'daily', leadId: at.leadId, isByInvestor: false },
      ...{ stopKey: 'key', sinceVersion: 0 },
    })
    .returning({ id: savedSearches.id });
  ownSearch = search?.id ?? 0;
  const [home] = await at.db.select({ id: propertySearch.id }).from(propertySearch).limit(1);
  await at.db
    .insert(searchAlerts)
    .values({ searchId: ownSearch, propertyId: home?.id ?? 0, reason: 'new', value: 0 });
});
afterEach(() => at.db.delete(savedSearches));

/** A home of the first investor, and what brings it back. */
let removed = { id: 0, undo: '' };

/** An answer of every endpoint of the room, the closing ones last. */
const ASKED: [string, (home: number) => object][] = [
  ['getRoom', () => ({})],
  ['saveRoomHomes', (id) => ({ body: { homes: [{ property_id: id }] } })],
  ['noteRoomHome', (id) => ({ params: { id }, body: { note: 'Mine' } })],
  ['compareRoomHomes', (id) => ({ query: { property_ids: String(id) } })],
  ['printRoomComparison', (id) => ({ query: { property_ids: String(id) } })],
  ['listRoomScenarios', () => ({})],
  ['answerRoomHome', (id) => ({ params: { id }, body: { answer: 'like' } })],
  ['removeRoomHome', (id) => ({ params: { id } })],
  ['restoreRoomHome', () => ({ params: { id: removed.id }, body: { undo: removed.undo } })],
  ['listRoomPurchases', () => ({})],
  ['tickRoomStep', () => ({ params: { id: bought.stepId }, body: { is_done: false } })],
  ['uploadRoomDocument', () => sendingDocument({ id: bought.stepId, name: 'a.txt', content: 'x' })],
  ['downloadRoomDocument', () => ({ params: { id: bought.documentId } })],
  ['renewRoomCalendar', () => ({ params: { id: bought.planId } })],
  ['deleteRoomCalendar', () => ({ params: { id: bought.planId } })],
  ['deleteRoomDocument', () => ({ params: { id: bought.documentId } })],
  ['listRoomOwnedHomes', () => ({})],
  ['listRoomHomeEntries', () => ({ params: { id: owned.id } })],
  [
    'addRoomHomeEntries',
    () => ({
      params: { id: owned.id },
      body: { entries: [{ date: '2025-12-01', kind: 'hoa', amount_cents: -100 }] },
    }),
  ],
  ['checkRoomStatement', () => ({ params: { id: owned.id }, body: FILE })],
  ['importRoomStatement', () => ({ params: { id: owned.id }, body: FILE })],
  ['getRoomHomeYear', () => ({ params: { id: owned.id }, query: { year: 2025 } })],
  ['deleteRoomHomeEntry', () => ({ params: { id: owned.entryId } })],
  ['deleteRoomStatement', () => ({ params: { id: owned.statementId } })],
  ['listRoomSearches', () => ({})],
  ['createRoomSearch', () => ({ body: SEARCH })],
  ['updateRoomSearch', () => ({ params: { id: ownSearch }, body: { name: 'Mine' } })],
  ['listRoomSearchNews', () => ({ params: { id: ownSearch } })],
  ['deleteRoomSearch', () => ({ params: { id: ownSearch } })],
  ['leaveRoom', () => ({})],
  ['leaveRoomEverywhere', () => ({})],
];
const endpointOf = (id: string) => ROOM.find((endpoint) => endpoint.id === id) as Endpoint;

it('every endpoint of the room is asked here', () => {
  expect(ASKED.map(([id]) => id).sort()).toEqual(ROOM.map(({ id }) => id).sort());
});

/** Names of every field in an answer, at any depth. */
function fieldsIn(json: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(json)) for (const each of json) fieldsIn(each, found);
  else if (typeof json === 'object' && json !== null)
    for (const [name, value] of Object.entries(json)) fieldsIn(value, found.add(name));
  return found;
}

/** What staff know about a lead and its owner, by the names the CRM uses. */
const INTERNAL =
  /lead|user_id|owner|score|(^|_)tags?($|_)|utm|source|email|phone_|lost|version|touched|snooze|signal|activity|created_by|adicional|country|profile$|preferences|token_hash|notes|problem|sequence|google2fa/;

describe('what the room answers', () => {
  it('has no text and no field of staff, from any endpoint (security 36)', async () => {
    const statuses = await at.db.select({ name: leadStatuses.name }).from(leadStatuses);
    const written = await at.db.select({ body: leadActivities.body }).from(leadActivities);
    expect(written.some(({ body }) => body?.includes(MARK))).toBe(true);
    const seen = new Set<string>();
    for (const [id, input] of ASKED) {
      const { browser, read } = await openFresh(OWN);
      const home = (await read()).homes.find(({ sent_at }) => sent_at !== null)?.property_id ?? 0;
      if (id === 'noteRoomHome' || id === 'removeRoomHome')
        await browser(contract.saveRoomHomes, { body: { homes: [{ property_id: home }] } });
      const answer = await browser(endpointOf(id), input(home));
      expect([id, answer.statusCode]).toEqual([id, 200]);
      if (id === 'removeRoomHome') removed = { id: home, undo: answer.json().undo };
      const isFile = endpointOf(id).produces !== undefined;
      const isPdf = endpointOf(id).produces === 'application/pdf';
      const body = isPdf ? (await readPdf(answer.rawPayload)).text : answer.body;
      expect(body, id).not.toContain(MARK);
      expect(body, id).not.toContain('@');
      for (const { name } of statuses) expect(body, id).not.toContain(`"${name}"`);
      if (isFile) continue;
      for (const field of fieldsIn(answer.json())) seen.add(field);
    }
    expect([...seen].filter((field) => INTERNAL.test(field))).toEqual([]);
    expect(seen).toContain('report_token');
    expect(seen).toContain('reasons');
    expect(seen).toContain('theirs');
  });

  it('shows staff what was saved and answered, and never the investor’s own notes (security 36)', async () => {
    const { browser, read } = await openFresh(OWN);
    const id = (await read()).homes[0]?.property_id ?? 0;
    await browser(contract.saveRoomHomes, { body: { homes: [{ property_id: id }] } });
    await browser(contract.noteRoomHome, { params: { id }, body: { note: 'only-mine' } });
    await browser(contract.answerRoomHome, { params: { id }, body: { answer: 'like' } });
    const seen = await at.salesman(contract.getLeadRoom, { params: { id: at.leadId } });
    expect(seen.body).not.toContain('only-mine');
    expect(fieldsIn(seen.json())).not.toContain('note');
    expect(fieldsIn(seen.json())).not.toContain('report_token');
    const home = seen.json().homes.find((each: OwnRoomHome) => each.property_id === id);
    expect(home).toMatchObject({ answer: 'like' });
    expect(home.saved_at).not.toBeNull();
    expect(seen.json().last_seen_at).not.toBeNull();
    const stranger = await signedIn(at.test, 'curator@alpha.test');
    const refused = await stranger(contract.getLeadRoom, { params: { id: at.leadId } });
    expect(refused.statusCode).toBe(404);
  });
});

describe('another investor', () => {
  let browser: Caller;
  let before: Room;
  const ownRoom = async () => (await openFresh(OWN)).read();
  const theirRoom = async (): Promise<Room> => (await browser(contract.getRoom)).json();
  const shareOf = async (propertyId: number) => {
    const rows = await at.db.select().from(savedHomes).where(eq(savedHomes.leadId, other.id));
    return rows.find((row) => row.propertyId === propertyId)?.shareId;
  };
  /** Of the first investor, and of no use to the other. */
  let foreign: OwnRoomHome;
  beforeAll(async () => {
    browser = (await openFresh(OTHER)).browser;
    const theirs = new Set((await theirRoom()).homes.map(({ property_id }) => property_id));
    const own = await openFresh(OWN);
    const onlyOwn = (await own.read()).homes.find(
      ({ property_id: id, report_token: token }) => token !== null && !theirs.has(id),
    );
    if (!onlyOwn) throw new Error('both investors have the same homes');
    const homes = [{ property_id: onlyOwn.property_id }];
    await own.browser(contract.saveRoomHomes, { body: { homes } });
    before = await ownRoom();
    foreign = before.homes.find((each) => each.property_id === onlyOwn.property_id) ?? onlyOwn;
  });

  it('sees nothing of a room that is not theirs, and changes nothing there (security 36)', async () => {
    const theirs = await theirRoom();
    const ids = theirs.homes.map(({ property_id }) => property_id);
    expect(foreign.saved_at).not.toBeNull();
    expect(ids).not.toContain(foreign.property_id);
    expect(theirs.first_name).toBe('Bruno');
    expect(JSON.stringify(theirs)).not.toContain('only-mine');
    expect(theirs.homes.every(({ note, saved_at }) => note === '' && saved_at === null)).toBe(true);
    for (const id of [
      ...['noteRoomHome', 'removeRoomHome', 'restoreRoomHome', 'answerRoomHome'],
      ...['compareRoomHomes', 'printRoomComparison'],
    ]) {
      const input = ASKED.find(([name]) => name === id)?.[1](foreign.property_id);
      const answer = await browser(endpointOf(id), input);
      expect([id, answer.statusCode]).toEqual([id, 404]);
    }
    for (const id of ['updateRoomSearch', 'listRoomSearchNews', 'deleteRoomSearch']) {
      const answer = await browser(endpointOf(id), ASKED.find(([name]) => name === id)?.[1](0));
      expect([id, answer.statusCode]).toEqual([id, 404]);
    }
    expect((await browser(contract.listRoomSearches)).json()).toEqual([]);
    expect((await browser(contract.listRoomScenarios)).json()).toEqual([]);
    const [search] = await at.db.select().from(savedSearches);
    expect(search).toMatchObject({ id: ownSearch, name: 'Mine', leadId: at.leadId });
    const rows = await at.db.select().from(savedHomes).where(eq(savedHomes.leadId, other.id));
    expect(rows).toEqual([]);
    const { session_count: _, ...after } = await ownRoom();
    const strip = ({ homes, ...room }: Omit<Room, 'session_count'>) => ({
      ...room,
      homes: homes.map(({ report_token, ...home }) => home),
    });
    const { session_count: __, ...was } = before;
    expect(strip(after)).toEqual(strip(was));
  });

  it('finds nothing of a purchase that is not theirs, at any endpoint (security 36)', async () => {
    const before = await done(at.salesman(contract.listPurchases, { params: { id: at.leadId } }));
    expect(await done(browser(contract.listRoomPurchases))).toEqual([]);
    for (const [id, input] of ASKED.filter(([name]) => /Step|Document|Calendar/.test(name))) {
      const answer = await browser(endpointOf(id), input(0));
      expect([id, answer.statusCode]).toEqual([id, 404]);
    }
    const after = await done(at.salesman(contract.listPurchases, { params: { id: at.leadId } }));
    expect(after).toEqual(before);
  });

  it('reads and changes no bought home that is not theirs, by any endpoint (security 36)', async () => {
    const { id } = await markBought(foreign.property_id);
    const bought = await at.db.select().from(ownedHomeEntries);
    const [entry] = bought.filter(({ homeId }) => homeId === id);
    const [statement] = await at.db
      .select({ id: ownedHomeStatements.id })
      .from(ownedHomeStatements)
      .where(eq(ownedHomeStatements.homeId, id));
    owned = { id, entryId: entry?.id ?? 0, statementId: statement?.id ?? 0 };
    const list = await browser(contract.listRoomOwnedHomes);
    expect([list.statusCode, list.json()]).toEqual([200, []]);
    const tried = ASKED.filter(([name]) => /Statement|Home(Entr|Year)/.test(name));
    expect(tried).toHaveLength(7);
    for (const [name, input] of tried) {
      const answer = await browser(endpointOf(name), input(0));
      expect([name, answer.statusCode, answer.json().code]).toEqual([
        ...[name, 404, 'ownedHome.notFound'],
      ]);
      expect(answer.body).not.toContain('only-mine');
    }
    expect(await at.db.select().from(ownedHomeEntries)).toEqual(bought);
  });

  it('compares only homes of their own room, whatever the address names (security 36)', async () => {
    const own = (await theirRoom()).homes[0]?.property_id ?? 0;
    const query = { property_ids: `${foreign.property_id},${own}` };
    const answer = await browser(contract.compareRoomHomes, { query });
    expect(answer.json().homes.map(({ id }: { id: number }) => id)).toEqual([own]);
    const all = (await browser(contract.compareRoomHomes)).json();
    expect(all.homes.map(({ id }: { id: number }) => id)).not.toContain(foreign.property_id);
    expect(all.homes.length).toBeGreaterThan(1);
  });

  const opens = async (token: string) =>
    (await at.reader(contract.getSharedProperty, { params: { token } })).statusCode;

  /** With a token that the other investor got hold of. */
  async function expectNoReport(share: string): Promise<void> {
    const id = foreign.property_id;
    await browser(contract.saveRoomHomes, { body: { homes: [{ property_id: id, share }] } });
    expect([share, await shareOf(id)]).toEqual([share, null]);
    const home = (await theirRoom()).homes.find(({ property_id }) => property_id === id);
    expect(home).toMatchObject({ report_token: null, sent_at: null, answer: null });
    await browser(contract.removeRoomHome, { params: { id } });
  }

  it('gains no report from a token of another session, or from one made up from its parts', async () => {
    const token = foreign.report_token ?? '';
    expect(await opens(token)).toBe(200);
    const [, share, session, signature] = token.split('-');
    const own = (await theirRoom()).homes.find(({ report_token }) => report_token !== null);
    const [, , mySession] = own?.report_token?.split('-') ?? [];
    expect(mySession).toMatch(/^\d+$/);
    for (const made of [
      `room-${share}-${mySession}-${signature}`,
      `room-${Number(share) + 1}-${session}-${signature}`,
    ]) {
      expect(await opens(made)).toBe(404);
      await expectNoReport(made);
    }
    await expectNoReport(token);
  });

  it('gains no report from a shortlist that was passed on', async () => {
    const { token, sent } = await at.send();
    const list: contract.SharedShortlist = (
      await at.reader(contract.getSharedShortlist, { params: { token } })
    ).json();
    const theirs = (await theirRoom()).homes.map(({ property_id }) => property_id);
    const home = list.homes.find(({ listing }) => !theirs.includes(listing.id));
    if (!home) throw new Error('both investors have the same homes');
    expect(sent.homes.map(({ property_id }) => property_id)).toContain(home.listing.id);
    const homes = [{ property_id: home.listing.id, share: home.report_token }];
    await browser(contract.saveRoomHomes, { body: { homes } });
    expect(await shareOf(home.listing.id)).toBeNull();
    // Nor from one that was stored.
    const [stored] = await at.db
      .select({ id: shareLinks.id })
      .from(shareLinks)
      .where(and(eq(shareLinks.leadId, at.leadId), eq(shareLinks.propertyId, home.listing.id)));
    await at.db
      .update(savedHomes)
      .set({ shareId: stored?.id ?? 0 })
      .where(eq(savedHomes.leadId, other.id));
    const now = (await theirRoom()).homes.find((each) => each.property_id === home.listing.id);
    expect(now).toMatchObject({ report_token: null, answer: null });
    const own = (await theirRoom()).homes.find(({ report_token }) => report_token !== null);
    const sessionId = Number(own?.report_token?.split('-')[2]);
    const signed = { shareId: stored?.id ?? 0, sessionId };
    expect(await opens(roomReportToken(at.test, signed))).toBe(404);
    await browser(contract.removeRoomHome, { params: { id: home.listing.id } });
    before = await ownRoom();
  });

  it('opens the report again that a link made for nobody in particular showed them', async () => {
    const id = foreign.property_id;
    const body = { property_id: id, locale: 'en' };
    const made = await done<{ url: string }>(at.salesman(contract.createShareLink, { body }));
    const share = made.url.split('/').at(-1) ?? '';
    await browser(contract.saveRoomHomes, { body: { homes: [{ property_id: id, share }] } });
    const home = (await theirRoom()).homes.find(({ property_id }) => property_id === id);
    expect(await opens(home?.report_token ?? '')).toBe(200);
    await browser(contract.removeRoomHome, { params: { id } });
    expect(await opens(home?.report_token ?? '')).toBe(404);
  });

  it('ends only their own sessions', async () => {
    await browser(contract.leaveRoomEverywhere);
    expect((await browser(contract.getRoom)).statusCode).toBe(401);
    expect((await ownRoom()).first_name).not.toBe('');
  });
});

describe('an invitation', () => {
  let made = 0;
  async function invite() {
    made += 1;
    const email = `invited.${made}@room.test`;
    const body = { first_name: 'Ana', last_name: `Invited ${made}`, phone: '1', email };
    const { id } = await done<contract.Lead>(at.salesman(contract.createLead, { body }));
    const { statusCode } = await at.salesman(contract.inviteToRoom, {
      ...{ params: { id }, body: { locale: 'en' } },
    });
    const sent = (await deliverMail(at.test)).find(({ to }) => to === email);
    return { leadId: id, statusCode, sent };
  }

  it('is sent by those who see the lead, in the language they choose, and works once within a week', async () => {
    const params = { id: at.leadId };
    const invited = await at.salesman(contract.inviteToRoom, { params, body: { locale: 'es' } });
    expect(invited.statusCode).toBe(200);
    const timeline = (await at.salesman(contract.listActivities, { params })).json();
    expect(timeline.some(({ kind }: { kind: string }) => kind === 'room_invited')).toBe(true);
    for (let i = 0; i < 2; i += 1)
      await at.salesman(contract.inviteToRoom, { params, body: { locale: 'es' } });
    const again = await at.salesman(contract.inviteToRoom, { params, body: { locale: 'es' } });
    expect(again.statusCode).toBe(429);
    await at.setLead({ email: '-' });
    const nobody = await at.salesman(contract.inviteToRoom, { params, body: { locale: 'es' } });
    expect(nobody.json().code).toBe('lead.noAddress');
  });

  it('shows who sent it, who gets the reply', async () => {
    const { sent } = await invite();
    expect(sent?.replyTo).toMatchObject([{ address: 'salesman@alpha.test' }]);
    const { name } = (await at.salesman(contract.getOwnUser)).json();
    expect(sent?.text).toContain(`${name}\n`);
  });

  it('counts with the emails that one may send in a day', async () => {
    const { leadId } = await invite();
    const [{ actorId } = { actorId: null }] = await at.db
      .select({ actorId: leadActivities.actorId })
      .from(leadActivities)
      .where(and(eq(leadActivities.leadId, leadId), eq(leadActivities.kind, 'room_invited')));
    const invitation = { leadId, kind: 'room_invited' as const, actorId };
    await at.db.insert(leadActivities).values(Array.from({ length: 299 }, () => invitation));
    expect((await invite()).statusCode).toBe(429);
    await at.db
      .update(leadActivities)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(and(eq(leadActivities.leadId, leadId), eq(leadActivities.kind, 'room_invited')));
    expect((await invite()).statusCode).toBe(200);
  });
});
