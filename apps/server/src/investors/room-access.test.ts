import type { OwnRoomHome, Room } from '@alpha/contract';
import * as contract from '@alpha/contract';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpointOf, OTHER, OWN, openGuardedRooms, ROOM } from '../../test/guarded-rooms.ts';
import type { Caller } from '../../test/people.ts';
import { done } from '../../test/team-at-work.ts';
import {
  ownedHomeEntries,
  ownedHomeStatements,
  savedHomes,
  savedSearches,
  shareLinks,
} from '../platform/db/schema/index.ts';
import { roomReportToken } from '../sharing/index.ts';

const { at, state, asked, openFresh, markBought } = openGuardedRooms();

describe('another investor', () => {
  let browser: Caller;
  let before: Room;
  const ownRoom = async () => (await openFresh(OWN)).read();
  const theirRoom = async (): Promise<Room> => (await browser(contract.getRoom)).json();
  const shareOf = async (propertyId: number) => {
    const rows = await at()
      .db.select()
      .from(savedHomes)
      .where(eq(savedHomes.leadId, state.other.id));
    return rows.find((row) => row.propertyId === propertyId)?.shareId;
  };
  /** Endpoints that were asked for a thing of the first investor with the session of the other. */
  const tried = new Set<string>();
  const tryForeign = (id: string, propertyId: number) => {
    tried.add(id);
    return browser(endpointOf(id), asked.find(([name]) => name === id)?.[1](propertyId));
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
    const id = onlyOwn.property_id;
    const { undo } = (await own.browser(contract.removeRoomHome, { params: { id } })).json();
    state.removed = { id, undo };
    await own.browser(contract.saveRoomHomes, { body: { homes } });
    const shared = { body: { property_ids: [id] } };
    state.linkId = (await own.browser(contract.createRoomComparisonLink, shared)).json().id;
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
      ...['compareRoomHomes', 'printRoomComparison', 'openRoomHomeReport'],
      ...['createRoomComparisonLink', 'revokeRoomComparisonLink'],
    ]) {
      const answer = await tryForeign(id, foreign.property_id);
      expect([id, answer.statusCode]).toEqual([id, 404]);
    }
    for (const id of ['updateRoomSearch', 'listRoomSearchNews', 'deleteRoomSearch']) {
      const answer = await tryForeign(id, 0);
      expect([id, answer.statusCode]).toEqual([id, 404]);
    }
    expect((await browser(contract.listRoomSearches)).json()).toEqual([]);
    expect((await browser(contract.listRoomScenarios)).json()).toEqual([]);
    expect((await browser(contract.listRoomComparisonLinks)).json()).toEqual([]);
    const [search] = await at().db.select().from(savedSearches);
    expect(search).toMatchObject({ id: state.ownSearch, name: 'Mine', leadId: at().leadId });
    const rows = await at()
      .db.select()
      .from(savedHomes)
      .where(eq(savedHomes.leadId, state.other.id));
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
    const before = await done(
      at().salesman(contract.listPurchases, { params: { id: at().leadId } }),
    );
    expect(await done(browser(contract.listRoomPurchases))).toEqual([]);
    for (const [id] of asked.filter(([name]) => /Step|Document|Calendar/.test(name))) {
      const answer = await tryForeign(id, 0);
      expect([id, answer.statusCode]).toEqual([id, 404]);
    }
    const after = await done(
      at().salesman(contract.listPurchases, { params: { id: at().leadId } }),
    );
    expect(after).toEqual(before);
  });

  it('reads and changes no bought home that is not theirs, by any endpoint (security 36)', async () => {
    const { id } = await markBought(foreign.property_id);
    const bought = await at().db.select().from(ownedHomeEntries);
    const [entry] = bought.filter(({ homeId }) => homeId === id);
    const [statement] = await at()
      .db.select({ id: ownedHomeStatements.id })
      .from(ownedHomeStatements)
      .where(eq(ownedHomeStatements.homeId, id));
    state.owned = { id, entryId: entry?.id ?? 0, statementId: statement?.id ?? 0 };
    const list = await browser(contract.listRoomOwnedHomes);
    expect([list.statusCode, list.json()]).toEqual([200, []]);
    for (const [name] of asked.filter(([name]) => /Statement|Home(Entr|Year)/.test(name))) {
      const answer = await tryForeign(name, 0);
      expect([name, answer.statusCode, answer.json().code]).toEqual([
        ...[name, 404, 'ownedHome.notFound'],
      ]);
      expect(answer.body).not.toContain('only-mine');
    }
    expect(await at().db.select().from(ownedHomeEntries)).toEqual(bought);
  });

  it('was refused at every endpoint that names a thing by its number (security 36)', () => {
    const named = ROOM.filter(({ path }) => path.includes('/:')).map(({ id }) => id);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((id) => !tried.has(id))).toEqual([]);
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
    (await at().reader(contract.getSharedProperty, { params: { token } })).statusCode;

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
    const { token, sent } = await at().send();
    const list: contract.SharedShortlist = (
      await at().reader(contract.getSharedShortlist, { params: { token } })
    ).json();
    const theirs = (await theirRoom()).homes.map(({ property_id }) => property_id);
    const home = list.homes.find(({ listing }) => !theirs.includes(listing.id));
    if (!home) throw new Error('both investors have the same homes');
    expect(sent.homes.map(({ property_id }) => property_id)).toContain(home.listing.id);
    const homes = [{ property_id: home.listing.id, share: home.report_token }];
    await browser(contract.saveRoomHomes, { body: { homes } });
    expect(await shareOf(home.listing.id)).toBeNull();
    // Nor from one that was stored.
    const [stored] = await at()
      .db.select({ id: shareLinks.id })
      .from(shareLinks)
      .where(and(eq(shareLinks.leadId, at().leadId), eq(shareLinks.propertyId, home.listing.id)));
    await at()
      .db.update(savedHomes)
      .set({ shareId: stored?.id ?? 0 })
      .where(eq(savedHomes.leadId, state.other.id));
    const now = (await theirRoom()).homes.find((each) => each.property_id === home.listing.id);
    expect(now).toMatchObject({ report_token: null, answer: null });
    const own = (await theirRoom()).homes.find(({ report_token }) => report_token !== null);
    const sessionId = Number(own?.report_token?.split('-')[2]);
    const signed = { shareId: stored?.id ?? 0, sessionId };
    expect(await opens(roomReportToken(at().test, signed))).toBe(404);
    await browser(contract.removeRoomHome, { params: { id: home.listing.id } });
    before = await ownRoom();
  });

  it('opens the report again that a link made for nobody in particular showed them', async () => {
    const id = foreign.property_id;
    const body = { property_id: id, locale: 'en' };
    const made = await done<{ url: string }>(at().salesman(contract.createShareLink, { body }));
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
