import {
  answerRoomHome,
  askRoomLink,
  enterRoom,
  getRoom,
  getSharedProperty,
  getSharedShortlist,
  leaveRoomEverywhere,
  listActivities,
  noteRoomHome,
  removeRoomHome,
  restoreRoomHome,
  revokeShortlist,
  type SharedShortlist,
  saveRoomHomes,
} from '@alpha/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverMail } from '../../test/deliver-mail.ts';
import { callerWith } from '../../test/people.ts';
import { browserWith, mailedToken, openRoom, tokenIn } from '../../test/room.ts';
import { openShortlistedLead, type ShortlistedLead } from '../../test/shortlisted-lead.ts';
import {
  leadActivities,
  leads,
  mailOutbox,
  properties,
  roomLinks,
  roomSessions,
  savedHomes,
  shareLinks,
} from '../platform/db/schema/index.ts';

const EMAIL = 'ana@room.test';

let at: ShortlistedLead;
let homeIds: number[];
beforeAll(async () => {
  at = await openShortlistedLead();
  await at.setLead({ email: EMAIL });
  homeIds = (
    await at.db
      .select({ id: properties.id })
      .from(properties)
      .where(eq(properties.status, 'active'))
      .limit(400)
  )
    .map(({ id }) => id)
    .sort((a, b) => a - b);
});
afterAll(() => at.test.close());
beforeEach(async () => {
  await at.setLead({ email: EMAIL, hiddenAt: null });
  await at.db.delete(roomLinks);
  await at.db.delete(roomSessions);
  await at.db.delete(savedHomes);
  await at.db.delete(shareLinks);
  await deliverMail(at.test);
});

const ask = (body: object, language = 'en') =>
  callerWith(at.test)(askRoomLink, { body: { locale: language, ...body } });
const enter = (token: string) => callerWith(at.test)(enterRoom, { body: { token } });
/** A home that may be shown and was not sent. */
async function otherHome(): Promise<number> {
  const sent = new Set(
    (await at.db.select({ id: shareLinks.propertyId }).from(shareLinks)).map(({ id }) => id),
  );
  const { browser, read } = await openRoom(at.test, EMAIL);
  for (const id of homeIds.filter((id) => !sent.has(id)).slice(0, 40)) {
    await browser(saveRoomHomes, { body: { homes: [{ property_id: id }] } });
    if ((await read()).homes.some(({ property_id }) => property_id === id)) {
      await browser(removeRoomHome, { params: { id } });
      return id;
    }
  }
  throw new Error('no home to save');
}

describe('a link to the room', () => {
  it('is mailed in the language of the page, works once and opens a session of 90 days (security 35)', async () => {
    await ask({ email: EMAIL.toUpperCase() }, 'es');
    const [mail] = await deliverMail(at.test);
    expect(mail?.subject).toBe('Su enlace a Mis propiedades');
    expect(mail?.text).toContain('http://localhost:3000/room?lang=es#token=');
    const token = tokenIn(mail?.text);
    const first = await enter(token);
    expect(first.statusCode).toBe(200);
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^room=[\w-]{43}; .*Max-Age=7776000; HttpOnly; SameSite=Lax/);
    expect((await enter(token)).json().code).toBe('room.linkInvalid');
    expect((await browserWith(at.test, cookie.split(';')[0])(getRoom)).statusCode).toBe(200);
  });

  it('is spent by no preview: only a button posts it, and only one of many posts at once wins', async () => {
    const token = await mailedToken(at.test, EMAIL);
    const page = await at.test.app.inject({ url: `/api/room/session?token=${token}` });
    expect(page.statusCode).toBe(404);
    const all = await Promise.all(Array.from({ length: 5 }, () => enter(token)));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  it('brings homes of the browser that opens it, and none of the person who asked for it', async () => {
    const id = await otherHome();
    const homes = [{ property_id: id }];
    expect((await ask({ email: EMAIL, homes })).statusCode).toBe(422);
    const token = await mailedToken(at.test, EMAIL);
    await callerWith(at.test)(enterRoom, { body: { token, homes } });
    const saved = await at.db.select({ id: savedHomes.propertyId }).from(savedHomes);
    expect(saved).toEqual([{ id }]);
  });

  it('is of no use when it is old or made up, and is stored only as a hash (security 35)', async () => {
    await ask({ email: EMAIL });
    const stored = JSON.stringify([
      await at.db.select().from(roomLinks),
      await at.db.select().from(mailOutbox),
    ]);
    const token = tokenIn((await deliverMail(at.test))[0]?.text);
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(stored).not.toContain(token);
    const [link] = await at.db.select().from(roomLinks);
    const minutes = ((link?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    await at.db.update(roomLinks).set({ expiresAt: new Date(Date.now() - 1) });
    for (const each of [token, 'made up']) expect((await enter(each)).statusCode).toBe(422);
    // It still says whose it was: a fresh one needs no address.
    await ask({ room_token: token });
    expect((await deliverMail(at.test))[0]?.to).toBe(EMAIL);
  });

  it('gets the same answer, known address or not, and is mailed four times an hour at most (security 35)', async () => {
    const answers = [];
    for (const body of [{ email: 'nobody@room.test' }, { email: EMAIL }, { share_token: 'x' }])
      answers.push(await ask(body));
    expect(new Set(answers.map(({ statusCode, body }) => statusCode + body)).size).toBe(1);
    for (let i = 0; i < 6; i += 1) await ask({ email: EMAIL });
    const mails = await deliverMail(at.test);
    expect(mails.map(({ to }) => to)).toEqual([EMAIL, EMAIL, EMAIL, EMAIL]);
  });

  it('is limited by network address', async () => {
    const caller = callerWith(at.test);
    const codes = [];
    for (let i = 0; i < 6; i += 1) {
      const body = { email: 'nobody@room.test', locale: 'en' };
      codes.push((await caller(askRoomLink, { body, address: '203.0.113.9' })).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('goes from a shortlist or a report to the address it was sent to, never to its reader', async () => {
    const { token } = await at.send();
    const list: SharedShortlist = (
      await at.reader(getSharedShortlist, { params: { token } })
    ).json();
    await deliverMail(at.test);
    await ask({ shortlist_token: token });
    await ask({ share_token: list.homes[0]?.report_token });
    expect((await deliverMail(at.test)).map(({ to }) => to)).toEqual([EMAIL, EMAIL]);
  });
});

describe('homes in the room', () => {
  it('keep price, status and figures of the day they were saved', async () => {
    const id = await otherHome();
    const { browser, read } = await openRoom(at.test, EMAIL, [{ property_id: id }]);
    const [saved] = (await read()).homes;
    expect(saved).toMatchObject({ property_id: id, sent_at: null, report_token: null });
    expect(saved?.changes).toEqual({
      ...{ price: null, cash_flow_monthly: null, result_median: null, status: null },
    });
    const price = saved?.listing?.list_price ?? 0;
    await at.db
      .update(properties)
      .set({ listPrice: price - 10_000, status: 'pending' })
      .where(eq(properties.id, id));
    const now = (await read()).homes[0];
    expect(now?.changes.price).toEqual({ from: price, to: price - 10_000 });
    expect(now?.changes.status).toEqual({ from: 'active', to: 'pending' });
    // Saving again keeps the day.
    await browser(saveRoomHomes, { body: { homes: [{ property_id: id }] } });
    expect((await read()).homes[0]?.changes.price?.from).toBe(price);
    await at.db.update(properties).set({ status: 'sold' }).where(eq(properties.id, id));
    expect((await read()).homes[0]?.listing?.status).toBe('sold');
    await at.db
      .update(properties)
      .set({ listPrice: price, status: 'active' })
      .where(eq(properties.id, id));
  });

  it('have a note of their own, and are removed with it', async () => {
    const id = await otherHome();
    const { browser, read } = await openRoom(at.test, EMAIL, [{ property_id: id }]);
    const put = await browser(noteRoomHome, {
      params: { id },
      body: { note: ' near the school ' },
    });
    expect(put.json()).toEqual({ note: 'near the school' });
    expect((await read()).homes[0]?.note).toBe('near the school');
    await browser(removeRoomHome, { params: { id } });
    expect((await read()).homes.some(({ property_id }) => property_id === id)).toBe(false);
    expect((await browser(noteRoomHome, { params: { id }, body: { note: 'x' } })).statusCode).toBe(
      404,
    );
  });

  it('come back as they were for an hour, only into their own room', async () => {
    const id = await otherHome();
    const { browser, read } = await openRoom(at.test, EMAIL, [{ property_id: id }]);
    const note = 'near the school, café 🏠\n'.repeat(30).trim();
    await browser(noteRoomHome, { params: { id }, body: { note } });
    const savedAt = new Date('2026-01-05T10:00:00.000Z');
    await at.db.update(savedHomes).set({ savedAt });
    const removed = async () =>
      (await browser(removeRoomHome, { params: { id } })).json().undo as string;
    const restore = (undo: string, of = id) =>
      browser(restoreRoomHome, { params: { id: of }, body: { undo } });
    const undo = await removed();
    expect(undo).not.toContain('school');
    expect(JSON.stringify(await at.db.select().from(savedHomes))).not.toContain('school');
    expect((await restore('made up')).statusCode).toBe(404);
    expect((await restore(undo, id + 1)).statusCode).toBe(404);
    expect((await restore(undo)).statusCode).toBe(200);
    const [home] = (await read()).homes;
    expect(home).toMatchObject({ property_id: id, note, saved_at: savedAt.toISOString() });
    // Saved again meanwhile, with a note: that one stays.
    const again = await removed();
    await browser(saveRoomHomes, { body: { homes: [{ property_id: id }] } });
    await browser(noteRoomHome, { params: { id }, body: { note: 'newer' } });
    await restore(again);
    expect((await read()).homes[0]).toMatchObject({ note: 'newer' });
    const last = await removed();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    expect((await restore(last)).statusCode).toBe(404);
    vi.useRealTimers();
  });

  it('include what the curator sent, with the answers given there or here', async () => {
    const { sent } = await at.send();
    const { browser, read } = await openRoom(at.test, EMAIL);
    const { homes } = await read();
    expect(homes.map(({ property_id }) => property_id).sort()).toEqual(
      expect.arrayContaining(sent.homes.map(({ property_id }) => property_id).sort()),
    );
    const id = sent.homes[0]?.property_id ?? 0;
    const body = { answer: 'pass', reason: 'Too far' };
    expect((await browser(answerRoomHome, { params: { id }, body })).json()).toEqual(body);
    const home = (await read()).homes.find(({ property_id }) => property_id === id);
    expect(home).toMatchObject({ answer: 'pass', reason: 'Too far', saved_at: null });
    const token = home?.report_token ?? '';
    const report = (await at.reader(getSharedProperty, { params: { token } })).json();
    expect(report.given_answer).toEqual(body);
  });

  it('open their report while the session lasts, also when the emailed link has expired', async () => {
    const { sent } = await at.send();
    await at.db.update(shareLinks).set({ expiresAt: new Date(Date.now() - 1) });
    const { browser, read } = await openRoom(at.test, EMAIL);
    const id = sent.homes[0]?.property_id ?? 0;
    const tokenNow = async () =>
      (await read()).homes.find(({ property_id }) => property_id === id)?.report_token ?? '';
    const token = await tokenNow();
    const open = (token: string) => at.reader(getSharedProperty, { params: { token } });
    expect((await open(token)).statusCode).toBe(200);
    expect((await open(token.replace(/.$/, (c) => (c === '0' ? '1' : '0')))).statusCode).toBe(404);
    await browser(leaveRoomEverywhere);
    expect((await open(token)).statusCode).toBe(404);
    const again = await openRoom(at.test, EMAIL);
    const fresh =
      (await again.read()).homes.find(({ property_id }) => property_id === id)?.report_token ?? '';
    await at.salesman(revokeShortlist, { params: { id: sent.id } });
    expect((await open(fresh)).statusCode).toBe(404);
  });

  it('are one signal for a sitting, which a removal takes back', async () => {
    // What the tests before have saved belongs to the same hour.
    await at.db.delete(leadActivities).where(eq(leadActivities.kind, 'home_saved'));
    const id = await otherHome();
    const { browser } = await openRoom(at.test, EMAIL);
    const signals = async () =>
      (await at.salesman(listActivities, { params: { id: at.leadId } }))
        .json()
        .filter(({ kind }: { kind: string }) => kind === 'home_saved');
    expect(await signals()).toEqual([]);
    await browser(saveRoomHomes, { body: { homes: [{ property_id: id }] } });
    expect(await signals()).toMatchObject([{ data: { property_id: id, count: 1 } }]);
    const [{ signalAt } = { signalAt: null }] = await at.db
      .select({ signalAt: leads.signalAt })
      .from(leads)
      .where(eq(leads.id, at.leadId));
    expect(signalAt).not.toBeNull();
    const { undo } = (await browser(removeRoomHome, { params: { id } })).json();
    expect(await signals()).toEqual([]);
    await browser(restoreRoomHome, { params: { id }, body: { undo } });
    expect(await signals()).toMatchObject([{ data: { property_id: id, count: 1 } }]);
  });
});
