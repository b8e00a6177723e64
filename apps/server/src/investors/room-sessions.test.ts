import {
  askRoomLink,
  createLead,
  deleteLead,
  enterRoom,
  getLeadRoom,
  getRoom,
  inviteToRoom,
  type Lead,
  leaveRoom,
  leaveRoomEverywhere,
  restoreLeads,
} from '@alpha/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '../../test/deliver-mail.ts';
import { callerWith } from '../../test/people.ts';
import { browserWith, mailedToken, openRoom, tokenIn } from '../../test/room.ts';
import { openShortlistedLead, type ShortlistedLead } from '../../test/shortlisted-lead.ts';
import { done } from '../../test/team-at-work.ts';
import { roomLinks, roomSessions } from '../platform/db/schema/index.ts';

const EMAIL = 'ana@room.test';
const OTHER = 'bruno@room.test';

let at: ShortlistedLead;
beforeAll(async () => {
  at = await openShortlistedLead();
  const body = { first_name: 'Bruno', last_name: 'Paz', phone: '+1 305 555 0100', email: OTHER };
  await done<Lead>(at.salesman(createLead, { body }));
});
afterAll(() => at.test.close());
beforeEach(async () => {
  await at.setLead({ email: EMAIL });
  await at.db.delete(roomLinks);
  await at.db.delete(roomSessions);
});

const enter = (token: string, headers = {}) =>
  callerWith(at.test)(enterRoom, { body: { token }, headers });
const seenByStaff = async () =>
  (await at.salesman(getLeadRoom, { params: { id: at.leadId } })).json();

describe('the session', () => {
  it('ends here, or in every browser together with links that were not used (security 35)', async () => {
    const [phone, desk] = [await openRoom(at.test, EMAIL), await openRoom(at.test, EMAIL)];
    expect((await phone.read()).session_count).toBe(2);
    const third = await openRoom(at.test, EMAIL);
    await third.browser(leaveRoom);
    expect((await third.browser(getRoom)).json().code).toBe('room.closed');
    const unused = await mailedToken(at.test, EMAIL);
    const left = await phone.browser(leaveRoomEverywhere);
    expect(String(left.headers['set-cookie'])).toContain('room=; Path=/; Max-Age=0');
    for (const { browser } of [phone, desk]) expect((await browser(getRoom)).statusCode).toBe(401);
    expect((await enter(unused)).statusCode).toBe(422);
    // It still says whose it was.
    await at.db.update(roomLinks).set({ createdAt: new Date(0) });
    await callerWith(at.test)(askRoomLink, { body: { room_token: unused, locale: 'en' } });
    expect(tokenIn((await deliverMail(at.test))[0]?.text)).not.toBe('');
  });

  it('leaves behind when the investor was there, and the invitations that were sent', async () => {
    const { browser } = await openRoom(at.test, EMAIL);
    const invite = { params: { id: at.leadId }, body: { locale: 'es' } };
    for (let i = 0; i < 3; i += 1)
      expect((await at.salesman(inviteToRoom, invite)).statusCode).toBe(200);
    const before = await seenByStaff();
    expect([before.last_seen_at, before.invited_at]).not.toContain(null);
    await browser(leaveRoomEverywhere);
    expect(await seenByStaff()).toEqual(before);
    expect((await at.salesman(inviteToRoom, invite)).statusCode).toBe(429);
  });

  it('of another investor ends in the browser that opens a link', async () => {
    const former = await openRoom(at.test, OTHER);
    const token = await mailedToken(at.test, EMAIL);
    const answer = await enter(token, { cookie: former.cookie });
    expect((await former.browser(getRoom)).statusCode).toBe(401);
    const cookie = String(answer.headers['set-cookie']).split(';')[0];
    expect((await browserWith(at.test, cookie)(getRoom)).json().first_name).toBe('Ana María');
    // A link that is no longer good closes nothing.
    const open = await openRoom(at.test, OTHER);
    expect((await enter(token, { cookie: open.cookie })).statusCode).toBe(422);
    expect((await open.browser(getRoom)).statusCode).toBe(200);
  });

  it('ends when the address of the lead changes (security 35)', async () => {
    const { browser } = await openRoom(at.test, EMAIL);
    await at.setLead({ email: 'someone.else@room.test' });
    expect((await browser(getRoom)).statusCode).toBe(401);
    await at.setLead({ email: EMAIL });
    expect((await browser(getRoom)).statusCode).toBe(401);
  });

  it('ends for good when the lead is deleted, with links that were not used', async () => {
    const { browser } = await openRoom(at.test, EMAIL);
    const unused = await mailedToken(at.test, EMAIL);
    await done(at.salesman(deleteLead, { params: { id: at.leadId } }));
    expect((await browser(getRoom)).statusCode).toBe(401);
    await done(at.salesman(restoreLeads, { body: { ids: [at.leadId] } }));
    expect((await browser(getRoom)).statusCode).toBe(401);
    expect((await enter(unused)).statusCode).toBe(422);
    expect((await openRoom(at.test, EMAIL)).cookie).not.toBe('');
  });

  it('is of no use to a page of another site (security 35)', async () => {
    const { browser } = await openRoom(at.test, EMAIL);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await browser(getRoom, { headers })).statusCode).toBe(403);
  });
});
