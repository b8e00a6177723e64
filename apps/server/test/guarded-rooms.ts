import type { Endpoint } from '@alpha/contract';
import * as contract from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import {
  leads,
  leadTags,
  ownedHomeEntries,
  ownedHomeStatements,
  propertySearch,
  savedSearches,
  searchAlerts,
  shortlists,
  tags,
} from '../src/platform/db/schema/index.ts';
import { sendingDocument, startPlan } from './purchases.ts';
import { openRoom } from './room.ts';
import { openShortlistedLead, type ShortlistedLead, sendingOf } from './shortlisted-lead.ts';
import { done } from './team-at-work.ts';

/** In everything that staff write about a lead, and nowhere else. */
export const MARK = 'internal-mark';
export const OWN = 'ana@room.test';
export const OTHER = 'bruno@room.test';

/** The stream has a test of its own. */
export const ROOM = (contract.ENDPOINTS as readonly Endpoint[]).filter(
  ({ access, produces }) => access === 'room' && produces !== 'text/event-stream',
);
export const endpointOf = (id: string) => ROOM.find((endpoint) => endpoint.id === id) as Endpoint;

const FILE = {
  file_name: 'november.csv',
  content: Buffer.from('Date,Description,Amount\n2025-11-01,Rent,2950.00\n').toString('base64'),
};

const SEARCH = { name: 'Mine', filter: { city: 'Miami' }, frequency: 'daily', locale: 'en' };

type Known = {
  /** Of the purchase of the first investor. */
  bought: { planId: number; stepId: number; documentId: number };
  other: { id: number; secretHome: number };
  /** A bought home of the first investor, with an amount and a statement of theirs. */
  owned: { id: number; entryId: number; statementId: number };
  /** Saved by staff for the first investor, with news. */
  ownSearch: number;
  /** A home of the first investor, and what brings it back. */
  removed: { id: number; undo: string };
  /** A public address of a comparison, made by the first investor. */
  linkId: number;
};

/** Two investors of one salesman, with all that staff and they keep in a room, opened for the tests of a file. */
export function openGuardedRooms() {
  let opened: ShortlistedLead;
  const at = () => opened;
  const state: Known = {
    ...{ bought: { planId: 0, stepId: 0, documentId: 0 }, other: { id: 0, secretHome: 0 } },
    ...{ owned: { id: 0, entryId: 0, statementId: 0 }, ownSearch: 0 },
    ...{ removed: { id: 0, undo: '' }, linkId: 0 },
  };
  beforeAll(async () => {
    opened = await openShortlistedLead();
    await at().setLead({ email: OWN, lastName: `${MARK} last`, phone: `+1 ${MARK}` });
    await writeInternally(at().leadId);
    await at().send();
    await saveScenario();
    state.bought = await buyInternally(at().leadId);
    const body = { first_name: 'Bruno', last_name: MARK, phone: '+1 305 555 0100', email: OTHER };
    const lead = await done<contract.Lead>(at().salesman(contract.createLead, { body }));
    await at().db.update(leads).set({ initialPayment: 60_000 }).where(eq(leads.id, lead.id));
    const draft = await done<contract.Shortlist>(
      at().salesman(contract.proposeShortlist, { params: { id: lead.id }, body: {} }),
    );
    await at().salesman(contract.sendShortlist, sendingOf(draft));
    state.other = { id: lead.id, secretHome: draft.homes[0]?.property_id ?? 0 };
    state.owned = await markBought(state.other.secretHome);
  });

  afterAll(() => at().test.close());

  beforeEach(async () => {
    const [search] = await at()
      .db.insert(savedSearches)
      .values({
        ...{ ...SEARCH, frequency: 'daily', leadId: at().leadId, isByInvestor: false },
        ...{ stopKey: 'key', sinceVersion: 0 },
      })
      .returning({ id: savedSearches.id });
    state.ownSearch = search?.id ?? 0;
    const [home] = await at().db.select({ id: propertySearch.id }).from(propertySearch).limit(1);
    await at()
      .db.insert(searchAlerts)
      .values({ searchId: state.ownSearch, propertyId: home?.id ?? 0, reason: 'new', value: 0 });
  });

  afterEach(() => at().db.delete(savedSearches));

  async function markBought(propertyId: number) {
    const { id: homeId } = await done<contract.OwnedHome>(
      at().salesman(contract.createOwnedHome, {
        params: { id: at().leadId },
        body: {
          ...{ property_id: propertyId, bought_on: '2025-09-01', price_cents: 30_000_000 },
          ...{ closing_costs_cents: 0, down_payment_cents: 15_000_000, rate_percent: 7 },
          loan_years: 30,
        },
      }),
    );
    const by = { homeId, isByInvestor: true };
    const [entry] = await at()
      .db.insert(ownedHomeEntries)
      .values({ ...by, date: '2025-09-05', kind: 'rent', amountCents: 295_000, text: 'only-mine' })
      .returning({ id: ownedHomeEntries.id });
    const months = { firstMonth: '2025-10', lastMonth: '2025-10' };
    const [statement] = await at()
      .db.insert(ownedHomeStatements)
      .values({ ...by, ...months, fileName: 'only-mine.csv', fileHash: 'x', checks: [] })
      .returning({ id: ownedHomeStatements.id });
    return { id: homeId, entryId: entry?.id ?? 0, statementId: statement?.id ?? 0 };
  }

  /** On a report of the first investor. */
  async function saveScenario(): Promise<void> {
    const room = await openFresh(OWN);
    const token = (await room.read()).homes.find((home) => home.report_token)?.report_token ?? '';
    const body = { name: 'mine-alone', changes: { inputs: { downpaymentPercentage: 0.4 } } };
    await done(at().reader(contract.createReaderScenario, { params: { token }, body }));
  }

  /** Every kind of thing that staff keep about a lead. */
  async function writeInternally(leadId: number): Promise<void> {
    const params = { id: leadId };
    for (const kind of ['note', 'task', 'call'])
      await done(
        at().salesman(contract.addActivity, { params, body: { kind, body: `${MARK} ${kind}` } }),
      );
    await at()
      .db.update(leads)
      .set({
        lostWords: MARK,
        utms: { utm_source: MARK },
        country: 'CO',
        adicionales: [{ label: MARK, answer: MARK }],
      })
      .where(eq(leads.id, leadId));
    const [tag] = await at()
      .db.insert(tags)
      .values({ name: MARK, key: MARK, color: 'red' })
      .returning({ id: tags.id });
    await at()
      .db.insert(leadTags)
      .values({ leadId, tagId: tag?.id ?? 0 });
    await at()
      .db.insert(shortlists)
      .values({ leadId, locale: 'en', message: `${MARK} draft` });
  }

  /** A plan with what staff note among themselves, and a document of the investor. */
  async function buyInternally(leadId: number) {
    const plan = await startPlan(at().salesman, leadId);
    const stepId = plan.steps.find(({ who }) => who === 'investor')?.id ?? 0;
    for (const { id } of plan.steps)
      await done(
        at().salesman(contract.updatePurchaseStep, {
          params: { id },
          body: { staff_note: `${MARK} step`, note: 'For you' },
        }),
      );
    await done(
      at().salesman(contract.updatePurchaseStep, {
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
    await at().db.execute('delete from room_links');
    return openRoom(at().test, email);
  }

  /** An answer of every endpoint of the room, the closing ones last. */
  const asked: [string, (home: number) => object][] = [
    ['getRoom', () => ({})],
    ['saveRoomHomes', (id) => ({ body: { homes: [{ property_id: id }] } })],
    ['noteRoomHome', (id) => ({ params: { id }, body: { note: 'Mine' } })],
    ['compareRoomHomes', (id) => ({ query: { property_ids: String(id) } })],
    ['printRoomComparison', (id) => ({ query: { property_ids: String(id) } })],
    [
      'createRoomComparisonLink',
      (id) => ({ body: { property_ids: [id], view: `order=price&${MARK}=1` } }),
    ],
    ['listRoomComparisonLinks', () => ({})],
    ['revokeRoomComparisonLink', () => ({ params: { id: state.linkId } })],
    ['listRoomScenarios', () => ({})],
    ['openRoomHomeReport', (id) => ({ params: { id }, body: { locale: 'es' } })],
    ['answerRoomHome', (id) => ({ params: { id }, body: { answer: 'like' } })],
    ['removeRoomHome', (id) => ({ params: { id } })],
    [
      'restoreRoomHome',
      () => ({ params: { id: state.removed.id }, body: { undo: state.removed.undo } }),
    ],
    ['listRoomPurchases', () => ({})],
    ['tickRoomStep', () => ({ params: { id: state.bought.stepId }, body: { is_done: false } })],
    [
      'uploadRoomDocument',
      () => sendingDocument({ id: state.bought.stepId, name: 'a.txt', content: 'x' }),
    ],
    ['downloadRoomDocument', () => ({ params: { id: state.bought.documentId } })],
    ['renewRoomCalendar', () => ({ params: { id: state.bought.planId } })],
    ['deleteRoomCalendar', () => ({ params: { id: state.bought.planId } })],
    ['deleteRoomDocument', () => ({ params: { id: state.bought.documentId } })],
    ['listRoomOwnedHomes', () => ({})],
    ['listRoomHomeEntries', () => ({ params: { id: state.owned.id } })],
    [
      'addRoomHomeEntries',
      () => ({
        params: { id: state.owned.id },
        body: { entries: [{ date: '2025-12-01', kind: 'hoa', amount_cents: -100 }] },
      }),
    ],
    ['checkRoomStatement', () => ({ params: { id: state.owned.id }, body: FILE })],
    ['importRoomStatement', () => ({ params: { id: state.owned.id }, body: FILE })],
    ['getRoomHomeYear', () => ({ params: { id: state.owned.id }, query: { year: 2025 } })],
    ['deleteRoomHomeEntry', () => ({ params: { id: state.owned.entryId } })],
    ['deleteRoomStatement', () => ({ params: { id: state.owned.statementId } })],
    ['listRoomSearches', () => ({})],
    ['createRoomSearch', () => ({ body: SEARCH })],
    ['updateRoomSearch', () => ({ params: { id: state.ownSearch }, body: { name: 'Mine' } })],
    ['listRoomSearchNews', () => ({ params: { id: state.ownSearch } })],
    ['deleteRoomSearch', () => ({ params: { id: state.ownSearch } })],
    ['leaveRoom', () => ({})],
    ['leaveRoomEverywhere', () => ({})],
  ];

  return { at, state, asked, openFresh, markBought };
}
